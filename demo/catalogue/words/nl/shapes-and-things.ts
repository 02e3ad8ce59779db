/** What is said about shapes, plain cloth and small things. */
import type { ThemeId } from '../../themes/themes.ts'
import type { ThemeWords } from '../catalogue-words.ts'

export const shapesAndThings = {
  'plain-sailing': {
    name: 'Effen rust',
    onIt: 'Eén tint, geen patroon, geen plot. Na een uur tussen onze citroenen en luipaarden is het oog dankbaar voor de stilte.',
  },
  'nothing-to-report': {
    name: 'Niets aan de hand',
    onIt: 'Er staat niets op. We hebben twee keer gekeken en vonden alleen goed breiwerk, in een tint die zelf het woord voert.',
  },
  'heather-report': {
    name: 'Gemêleerd gezelschap',
    onIt: 'Gespikkeld als tweed, met hier en daar een fel puntje, alsof er een lichte motregen is overgetrokken. Vooruitzichten: rustig, zacht, een tikje pluizig.',
  },
  'alls-fair-isle': {
    name: 'Alles op een rijtje',
    onIt: 'Banden met kleine Fair Isle-figuren, gestapeld als de planken van een erg opgeruimde keuken. In liefde en winter is alles geoorloofd.',
  },
  'isle-be-home': {
    name: 'Een band met oma',
    onIt: 'Fair Isle, band boven band, zoals iemands grootmoeder het zou doen met een week de tijd en een goed hoorspel op de radio.',
  },
  'zig-before-zag': {
    name: 'Eerst zig, dan zag',
    onIt: 'Zigzaglijnen in drie diktes die omhooggaan, zich bedenken, omlaagkomen en zich weer bedenken. Toch zijn ze nog nooit te laat geweest.',
  },
  'wave-hello': {
    name: 'Golf van enthousiasme',
    onIt: 'Golven, dik en dun, die achter elkaar aan komen rollen. Ze hebben zo’n lange reis achter de rug dat het onbeleefd zou zijn niet even te zwaaien.',
  },
  'floor-show': {
    name: 'De vloer op',
    onIt: 'Stukjes terrazzo, groot en klein, zoals in een erg goed café onder de tafels ligt. Vanavond gaat de vloer zelf uit dansen.',
  },
  'hide-and-chic': {
    name: 'Opvallend onopvallend',
    onIt: 'Camouflage, zachte vlekken over zachte vlekken, bedoeld om je niet te laten opvallen. Het werkt averechts, en we zijn gestopt met repareren.',
  },
  'eighties-called': {
    name: 'De jaren tachtig belden',
    onIt: 'Krullen, ringen, wiggen en losse kruisjes uit een tijd waarin niemand ooit nee zei. Of ze hun vormen terug mogen.',
  },
  'block-party': {
    name: 'Een blokje om',
    onIt: 'Vierkanten, kwartcirkels en halve manen, in elkaar gepast als een affiche uit de jaren twintig. Het hele blok was uitgenodigd, en het hele blok kwam.',
  },
  'so-over-it': {
    name: 'Kleur bekennen',
    onIt: 'Regenbogen van begin tot eind, elk met vijf banen in de juiste volgorde. Geen bui vooraf, geen pot met goud achteraf, en nergens spijt van.',
  },
  'scale-model': {
    name: 'Schub even op',
    onIt: 'Schubben over schubben, rij na rij, nagetekend van de zalm die de baas is van deze winkel. De vis zat een uur model en vroeg er niets voor.',
  },
  'head-over-heels': {
    name: 'Hals over hart',
    onIt: 'Hartjes die naar elkaar toe leunen, sommige met een kleiner hartje erin. Ze vielen voor iemand, kwamen zacht terecht en zouden het morgen zo weer doen.',
  },
  'change-of-heart': {
    name: 'Strijk over je hart',
    onIt: 'Hartjes in een vast ritme, voor wie zwoer ze nooit te zullen dragen. Kijk eens wie we daar hebben.',
  },
  'heart-warmer': {
    name: 'Hartje winter',
    onIt: 'Grote harten, kleine harten en harten in harten, zo dik gesmeerd als jam. Ze vragen niets, behalve misschien een knuffel rond een uur of acht.',
  },
  'about-face': {
    name: 'Op het eerste gezicht',
    onIt: 'Gezichten als uit papier geknipt, elk met twee kanten en één oog dicht. Er is er een bij die op je oom van de belastingen lijkt.',
  },
  'keep-an-eye-out': {
    name: 'Oogje in het zeil',
    onIt: 'Ogen met lange wimpers, de helft wijd open en de helft dicht. Ze werken in ploegen, missen niets en vertellen het aan niemand.',
  },
  'spoke-too-soon': {
    name: 'Ga toch fietsen',
    onIt: 'Fietsen met ronde wielen en nergens een lekke band. Eentje wilde net zeggen dat het droog zou blijven.',
  },
  'sole-music': {
    name: 'Met hart en zool',
    onIt: 'Muzieknoten die van het papier zijn gewandeld, op zoek naar een wijsje. Neurie gerust mee, want hoe het gaat weet verder ook niemand.',
  },
} satisfies Partial<Record<ThemeId, ThemeWords>>
