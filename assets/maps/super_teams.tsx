<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.10.2" name="super_teams" tilewidth="80" tileheight="80" tilecount="25" columns="5">
 <image source="super_teams_tiles.png" width="400" height="400"/>
 <tile id="0" type="N"/>
 <tile id="1" type="B"/>
 <tile id="2" type="H"/>
 <tile id="3" type="A"/>
 <tile id="4" type="M"/>
 <tile id="5" type="NB"/>
 <tile id="6" type="NH"/>
 <tile id="7" type="NA"/>
 <tile id="8" type="BN"/>
 <tile id="9" type="BH"/>
 <tile id="10" type="BA"/>
 <tile id="11" type="HN"/>
 <tile id="12" type="HB"/>
 <tile id="13" type="HA"/>
 <tile id="14" type="AN"/>
 <tile id="15" type="AB"/>
 <tile id="16" type="AH"/>
 <tile id="17" type="start"/>
 <tile id="18" type="start"/>
 <tile id="19" type="start"/>
 <tile id="20" type="start"/>
 <tile id="21" type="final"/>
 <tile id="22" type="final"/>
 <tile id="23" type="final"/>
 <tile id="24" type="final"/>
</tileset>
