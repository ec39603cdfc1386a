"""Knows how to fill a window with one pattern for each key or click: the program the harness is tried on."""

import pygame

pygame.init()
screen = pygame.display.set_mode((1280, 720), pygame.SCALED | pygame.RESIZABLE)
clock = pygame.time.Clock()
shift, bands = 0, True
running = True
while running:
    for event in pygame.event.get():
        if event.type == pygame.QUIT:
            running = False
        elif event.type == pygame.KEYDOWN and event.key == pygame.K_SPACE:
            shift += 100
        elif event.type == pygame.KEYDOWN and event.key == pygame.K_RETURN:
            bands = not bands
        elif event.type == pygame.MOUSEBUTTONDOWN:
            print("click", *event.pos, flush=True)
    screen.fill((30, 30, 30))
    if bands:
        for x in range(0, 1280, 4):
            pygame.draw.rect(screen, ((x + shift) % 256, x // 5, 255 - x // 5), (x, 0, 4, 720))
    pygame.display.flip()
    clock.tick(60)
print("closed", flush=True)
