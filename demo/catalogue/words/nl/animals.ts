/** What is said about animals and their coats. */
import type { ThemeId } from '../../themes/themes.ts'
import type { ThemeWords } from '../catalogue-words.ts'

export const animals = {
  'school-uniform': {
    name: 'Zalm we gaan',
    onIt: 'Een school zalmen, stuk voor stuk met sokken aan. Voeten hebben ze niet, voor zover bekend, en dat heeft ze nog nooit tegengehouden.',
  },
  'plenty-more-fish': {
    name: 'Nog niet gehaakt',
    onIt: 'Zalm, zalm en een eindje verderop weer zalm, netjes aangekleed en nog bij niemand aan de haak. De zee schijnt er vol mee te zitten.',
  },
  'claws-and-effect': {
    name: 'Niet voor de poes',
    onIt: 'Katten die zitten, rondlopen of doen alsof ze slapen. Jij hebt iets gedaan, zij weten wat, en ze beginnen erover zodra er visite is.',
  },
  'nine-to-five-lives': {
    name: 'Negen levens, halve dagen',
    onIt: 'Katten die de agenda hebben gelezen en er warm noch koud van worden. Een paar zijn ingedut, één is vertrokken, en de rest kijkt je alleen maar aan.',
  },
  'power-catnap': {
    name: 'Een katje knappen',
    onIt: 'Katten, opgerold tussen twee dutjes in, met een enkeling op patrouille zodat het op werk lijkt. Niemand heeft er ooit naar durven vragen.',
  },
  'long-story-short': {
    name: 'Lang van stof',
    onIt: 'Teckels die zich in het breigoed hijsen, en dat duurt even. Eerst komt de voorkant, het midden volgt te zijner tijd, en de staart sluit aan zodra er plek is.',
  },
  'paws-for-thought': {
    name: 'Botje bij balletje',
    onIt: 'Een bot, een bal en teckels die moeten kiezen. De gedachte vertrekt aan de ene kant en is tegen etenstijd aan de andere.',
  },
  'dressed-to-chill': {
    name: 'Strak in het pakijs',
    onIt: 'Pinguïns in avondkleding, wachtend op een feest dat begint zodra de zee bevriest. Ze zijn aan de vroege kant en hebben vis meegenomen.',
  },
  'roar-materials': {
    name: 'Oergezellig clubje',
    onIt: 'Dinosaurussen van diverse pluimage, en niet één uitgestorven. Ze kunnen beter met elkaar overweg dan de boeken beweren, vooral omdat ze van garen zijn.',
  },
  'mind-your-beeswax': {
    name: 'Bij nader inzien',
    onIt: 'Bijen met een agenda vol klaver en raten die nog gevuld moeten worden. Ze bemoeien zich met hun eigen zaken: wel de strepen, niet de angel.',
  },
  'one-leg-at-a-time': {
    name: 'Op één been',
    onIt: 'Flamingo’s op één poot, zoals iedereen bij het aankleden. Lopen kun je zo niet, zegt men, dus hebben zij van staan hun beroep gemaakt.',
  },
  'fox-trot': {
    name: 'Vos de deux',
    onIt: 'Vossen tussen twee dansen: één zit, één is in zijn eigen staart in slaap gevallen, en de anderen tonen hun beste kant. Langzaam, langzaam, snel, snel, kippenhok.',
  },
  'bear-with-me': {
    name: 'Beren op de weg',
    onIt: 'Beren die voorbijkuieren, één met een zalm die sokken draagt. Ze komen zo bij je, zodra ze dat hebben uitgelegd.',
  },
  'bear-minimum': {
    name: 'Beregoed genoeg',
    onIt: 'Beren naar links, beren naar rechts, één beer aan het vissen. Ze overwogen meer te doen, keken naar de lucht en besloten dat komen opdagen ruim voldoende was.',
  },
  'leap-of-faith': {
    name: 'Lekker opgekikkerd',
    onIt: 'Sommige kikkers zitten te staren, andere hangen in de lucht, en de leliebladeren liggen ongeveer waar ze nodig zijn. Het is nog elke keer goed gegaan.',
  },
  'counting-on-ewe': {
    name: 'Schaapjes op het droge',
    onIt: 'Pluizige schapen, een paar al in de lucht, in de rij voor wie niet kan slapen. De meeste mensen tellen tot het zwarte.',
  },
  'oh-whale': {
    name: 'Tussen wal en vis',
    onIt: 'Walvissen die het nemen zoals het komt en af en toe wat stoom afblazen. Het had erger gekund, zeggen ze. Het had haring kunnen zijn.',
  },
  'hard-to-spot': {
    name: 'Blinde vlek',
    onIt: 'Luipaardvlekken met kruimels ertussen, geen twee met dezelfde vorm. In hoog gras zou je verdwijnen, bij de bushalte lukt dat niet.',
  },
  catwalk: {
    name: 'Vlekkeloos optreden',
    onIt: 'De vacht van een luipaard, vlek voor vlek, zonder de luipaard en zijn uitgesproken meningen. Elke gang wordt er vanzelf een catwalk van.',
  },
  'zebra-crossing': {
    name: 'De zebra heeft voorrang',
    onIt: 'Zebrastrepen die zich splitsen, uitwijken en weigeren in de rij te staan. Het verkeer remt ervoor af, en dat krijgen de meeste patronen niet voor elkaar.',
  },
  'pasture-bedtime': {
    name: 'Koetjes en kalfjes',
    onIt: 'De grote zachte vlekken van een koe die een uur geleden al had moeten slapen. Ze liggen waar ze gevallen zijn, zoals koeien dat graag hebben.',
  },
} satisfies Partial<Record<ThemeId, ThemeWords>>
