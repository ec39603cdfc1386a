"""Knows what every scene is served with: files, words, pictures, sounds, settings, inputs."""
