/** What is said about fruit, meals and drinks. */
import type { ThemeId } from '../../themes/themes.ts'
import type { ThemeWords } from '../catalogue-words.ts'

export const food = {
  'squeeze-the-day': {
    name: 'Pluk de dag',
    onIt: 'Citroenen, heel en in schijfjes, het blad zit er nog aan. Het leven gaf ze ons en wij gingen breien, want aan de overkant stond al een limonadekraam.',
  },
  'zest-intentions': {
    name: 'Geen knollen voor citroenen',
    onIt: 'Citroenen en schijfjes citroen, vrolijk door elkaar gerold, zonder één knol ertussen. Ooit worden ze limonade, dat staat vast, maar vandaag nog niet.',
  },
  'cherry-on-top': {
    name: 'Kers op de taart',
    onIt: 'Kersen aan lange steeltjes, meestal met z’n tweeën, omdat ze weten wat er gebeurt met dingen die elkaar in de was kwijtraken.',
  },
  'cherry-picked': {
    name: 'Kersvers verliefd',
    onIt: 'Alleen de mooiste mochten mee: rond, glanzend, blaadje eraan. De rest werd jam, koestert geen wrok en doet je de groeten.',
  },
  'holy-guacamole': {
    name: 'Op rijpe leeftijd',
    onIt: 'Avocado’s, doormidden gesneden, en een paar die daar nog over nadenken. Ze blijven jarenlang precies rijp, en dat is nog geen fruitschaal gelukt.',
  },
  'avo-good-day': {
    name: 'Avocavondje thuis',
    onIt: 'Halve avocado’s, sommige met een ronde bruine pit in het midden, andere met het kuiltje waar die lag. Toast niet inbegrepen.',
  },
  'going-bananas': {
    name: 'Gaan met die banaan',
    onIt: 'Bananen in alle standen, een paar al half uit de schil. Zo ziet het einde van een geslaagde ruzie eruit.',
  },
  'top-banana': {
    name: 'Recht wat krom is',
    onIt: 'Van een afstandje een keurig patroon in geel. Van dichtbij zijn het bananen, waarvan één gepeld, en het is wel duidelijk wie er promotie heeft gemaakt.',
  },
  'berry-well-then': {
    name: 'Leve de zomerkoninkjes',
    onIt: 'Dikke aardbeien, een paar doorgesneden zodat je hun hart ziet, met hier en daar een bloesem. Iemand heeft alle pitjes geteld en wil je even spreken.',
  },
  'jam-session': {
    name: 'Jamsessie in de keuken',
    onIt: 'Aardbeien die staan te stemmen, hele naast halve, voordat iemand de suiker pakt. De pot is pas voor later geboekt.',
  },
  'slice-of-life': {
    name: 'Punt van discussie',
    onIt: 'Pizza met tomaat en basilicum, en geen overeenstemming over wat boven is. Uit een hele pizza is een stuk verdwenen, en alle punten ontkennen.',
  },
  'crust-fund': {
    name: 'Goed belegd',
    onIt: 'Pizza per punt, een degelijke keuze voor de lange termijn. De kaas kan stijgen of dalen, maar de korst heeft nog elk jaar uitgekeerd.',
  },
  'thats-how-i-roll': {
    name: 'Het loopt op rolletjes',
    onIt: 'Sushirolletjes, zalm op kussentjes van rijst en het visje waar de sojasaus in zit. Stokjes komen er niet aan te pas, dus belandt er niets op je schoot.',
  },
  'bean-there': {
    name: 'Bakje troost',
    onIt: 'Mokken, kartonnen bekers en een latte van bovenaf, met een hartje in de melk en bonen eromheen. Koud is er nog nooit een geworden.',
  },
  'daily-grind': {
    name: 'Geen zuivere koffie',
    onIt: 'Koffie voor hier, koffie voor onderweg en een handvol bonen voor noodgevallen. Je mag nu doen alsof dit je vierde kop is.',
  },
  'flake-news': {
    name: 'Een gelaagd verhaal',
    onIt: 'Croissants, krom en goudbruin, met een klontje boter in de buurt. Er zijn vele kanten aan de zaak, en de kruimels waren niet bereikbaar voor commentaar.',
  },
  'sunny-side-up': {
    name: 'Dat is een eitje',
    onIt: 'Eieren zoals jij ze wilt: gebakken met een bibberig randje, gekookt en gehalveerd, of in een dopje met het kapje eraf.',
  },
  'sundae-best': {
    name: 'IJskoud de beste',
    onIt: 'Hoorntjes, toefjes softijs en ijsjes op een stokje, op hun paasbest, met een kers waar een hoed zou zitten. Smelten doen ze niet, dus sneller lopen hoeft niet.',
  },
  'cone-of-silence': {
    name: 'IJzige stilte',
    onIt: 'IJs in hoorntjes en ijs op stokjes, en niemand die een woord zegt. Wat er tussen een bolletje en zijn wafel gebeurt, blijft daar.',
  },
  'taco-the-town': {
    name: 'Met tact en taco',
    onIt: 'Taco’s, voller dan verstandig, nog laat op pad met een partje limoen en iets roods en heets. Voor één keer blijft alles binnenboord.',
  },
  'ale-be-there': {
    name: 'Rondje van de zaak',
    onIt: 'Pullen met een flinke schuimkraag, een flesje of twee, en pretzels om er een maaltijd van te maken. De volgende ronde is voor een ander.',
  },
} satisfies Partial<Record<ThemeId, ThemeWords>>
