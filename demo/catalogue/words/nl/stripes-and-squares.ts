/** What is said about stripes, dots, checks and diamonds. */
import type { ThemeId } from '../../themes/themes.ts'
import type { ThemeWords } from '../catalogue-words.ts'

export const stripesAndSquares = {
  'earn-your-stripes': {
    name: 'Een streepje voor',
    onIt: 'Gelijke strepen, steeds maar rond, die als welopgevoede kinderen op hun beurt wachten. Geen onderscheiding is ooit met meer zorg aangebracht.',
  },
  'line-manager': {
    name: 'Lijntjes kort houden',
    onIt: 'Strepen die op tijd beginnen, op tijd eindigen en niemand in de cc zetten. Wat er boven hen besproken wordt, blijft boven hen.',
  },
  'broadly-speaking': {
    name: 'In grote lijnen',
    onIt: 'Brede strepen met dunne ertussen gepropt, voor wie de kop leest en de rest wel gelooft. Je kunt ze tellen vanaf de overkant van de straat.',
  },
  'stay-in-lane': {
    name: 'Baantjes trekken',
    onIt: 'Brede banen als in het zwembad, met smalle lijnen ertussen. Niemand haalt in, niemand spettert, en het fluitje blijft droog.',
  },
  'sea-legs': {
    name: 'Recht door zee',
    onIt: 'De vissersstreep: smal, gelijkmatig, en één lijn in een andere tint voor wie twee keer kijkt. Die blijft waterpas, ook als de vloer dat niet doet.',
  },
  'going-down-well': {
    name: 'Stralend ten onder',
    onIt: 'Een zonsondergang in strepen, breed aan de horizon en smaller naar de kust toe. Hij wordt elke avond opgevoerd en niemand heeft ooit zijn geld teruggevraagd.',
  },
  'walk-the-line': {
    name: 'Netjes in het krijt',
    onIt: 'Krijtstrepen, dun als de glimlach van een bankier en twee keer zo recht. Ze hebben nooit een vergadering gemist, al zijn ze weleens ingedut.',
  },
  'on-the-dot': {
    name: 'Stipt op tijd',
    onIt: 'Kleine stippen op gelijke afstand, die stuk voor stuk aankomen wanneer je ze verwacht. De spoorwegen hebben gevraagd hoe dat moet.',
  },
  'dot-dot-dot': {
    name: 'Puntje puntje puntje',
    onIt: 'Stippen, en dan nog meer stippen, alsof de zin nog even door zou gaan en zich toen bedacht.',
  },
  'spot-of-bother': {
    name: 'Een stip te ver',
    onIt: 'Ronde stippen die in de problemen kwamen omdat ze overal tegelijk waren. Ze zeggen allemaal dat ze er het eerst waren, en ze hebben allemaal getuigen.',
  },
  'point-taken': {
    name: 'Met stip op één',
    onIt: 'Grote stippen, sommige met een kleinere erin, helder van taal en een tikje te hard. Ze hebben één punt, en dat maken ze goed.',
  },
  'polka-face': {
    name: 'Goed uitgestippeld',
    onIt: 'Stippen zo groot als pokerfiches, die niets verraden. Welke kaarten je ook hebt, zij hebben slechtere gezien en toen verhoogd.',
  },
  'sweep-it-tomorrow': {
    name: 'Vegen doen we morgen',
    onIt: 'Confetti, slingers en kleine driehoekjes, die nog liggen waar ze gisteravond vielen. De bezem weet ons te vinden.',
  },
  'hole-in-none': {
    name: 'Achttien holes, nul gaten',
    onIt: 'Argyle-ruiten met fijne lijnen eroverheen, zoals je ze ziet bij mensen met een eigen putter. We zijn de baan twee keer rondgegaan op zoek naar een gat en vonden er geen.',
  },
  'pair-of-diamonds': {
    name: 'Ruiten is troef',
    onIt: 'Ruiten van rand tot rand, verbonden door dunne lijnen en niet verzekerd. Draag ze gerust allemaal voor de middag; niemand zal het te veel vinden.',
  },
  'grandpa-was-right': {
    name: 'Opa had gelijk',
    onIt: 'Argyle, rechtstreeks uit de la waar je vroeger om lachte. Hij bewaarde het veertig jaar, zei niets, en moet je nu eens kijken.',
  },
  'check-please': {
    name: 'Voorruit dan maar',
    onIt: 'Vensterruiten met dikke en dunne lijnen, netjes geknoopt waar ze elkaar kruisen. Zij rekenen wel af met de ober, zoek jij vast je jas.',
  },
  'table-for-ten': {
    name: 'Tafel voor tien',
    onIt: 'Picknickruit met in elk tweede vakje een kruissteekje, zoals op de beste schorten. Er kunnen er tien aan, en voor wie later komt schuiven we op.',
  },
  'your-move': {
    name: 'Jij bent aan zet',
    onIt: 'Een schaakbord midden in de partij: pionnen, torens en een dame zonder haast. Neem gerust de tijd, dat deed zij ook.',
  },
  'hound-and-found': {
    name: 'Kip, ik heb je',
    onIt: 'Pied-de-poule, kippenpootjes dus, al lijkt het eerder of iets met een goed gebit de ruit te pakken heeft gehad. Die is er alleen maar mooier op geworden.',
  },
  'plaid-to-meet-you': {
    name: 'Schots, niet scheef',
    onIt: 'Schotse ruit in brede en smalle banen, die elkaar kruisen als oude vrienden op een station. Er is geen clan geraadpleegd, en geen clan heeft geklaagd.',
  },
  'well-plaid': {
    name: 'Ruiterlijk verloren',
    onIt: 'Schotse ruit die op elke hoek een hand geeft, bij winst en bij verlies. Een eerlijke wedstrijd van beide kanten, met taart in de tweede helft.',
  },
} satisfies Partial<Record<ThemeId, ThemeWords>>
