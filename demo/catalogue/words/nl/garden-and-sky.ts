/** What is said about plants, stars and weather. */
import type { ThemeId } from '../../themes/themes.ts'
import type { ThemeWords } from '../catalogue-words.ts'

export const gardenAndSky = {
  'upsy-daisy': {
    name: 'Veel liefs, Madelief',
    onIt: 'Madeliefjes, wijd open en overal, alsof er nooit meer gemaaid wordt. De blaadjes hoef je er niet af te trekken; het antwoord is ja.',
  },
  'daisy-chain-of-command': {
    name: 'Margriet heeft de leiding',
    onIt: 'Margrieten in goede orde, elk met een leidinggevende boven zich. De allerbovenste heeft ook geen idee wat er speelt.',
  },
  'late-bloomer': {
    name: 'Beter laat in bloei',
    onIt: 'Bloemen die de tijd namen en toen allemaal tegelijk kwamen, net als de bus. Spijt hebben ze niet, en dat zou jij ook niet hebben.',
  },
  'petal-to-the-metal': {
    name: 'Plantgas geven',
    onIt: 'Bloemen die een stuk harder gaan dan bloemen meestal gaan. Blaadjes in alle richtingen en, voor zover wij kunnen zien, geen remmen.',
  },
  'tulip-service': {
    name: 'Tulp is onderweg',
    onIt: 'Tulpen in de houding, geheel tot je dienst. Er was om een paar vriendelijke woorden gevraagd, en toen zijn ze maar gaan bloeien.',
  },
  'looking-sharp': {
    name: 'Even datum prikken',
    onIt: 'Cactussen met een onberispelijke houding en een helder gevoel voor persoonlijke ruimte. De stekels zijn gebreid, dus een hand geven kan.',
  },
  'free-hugs': {
    name: 'Prikkelarm knuffelen',
    onIt: 'Cactussen die graag iemand zouden omhelzen. Er heeft zich nog niemand gemeld, en ze houden het op verlegenheid.',
  },
  'not-mushroom-in-here': {
    name: 'Gezellig zwammen',
    onIt: 'Paddenstoelen, lange en gedrongen, schouder aan schouder na een nacht regen. Er was nog plek voor één, en toen groeide die.',
  },
  'needle-work': {
    name: 'Van naaldje tot draadje',
    onIt: 'Een dennenbos dat precies staat waar het geplant is. Elke naald erin is met een andere naald gemaakt, en dat kostte bijna de hele middag.',
  },
  'pining-for-you': {
    name: 'Ik den aan jou',
    onIt: 'Dennen, rij na rij, met z’n allen in gedachten bij dezelfde persoon. Een den laat niet zomaar los, dus dit kan nog wel even duren.',
  },
  'leaf-me-be': {
    name: 'Laat maar waaien',
    onIt: 'Bladeren op weg naar beneden, zonder dat iemand ze ergens verwacht. Harken hoef je niet, en de boom is ze alweer vergeten.',
  },
  'thank-your-stars': {
    name: 'Onder goed gesternte',
    onIt: 'Grote sterren die wat scheef hangen, kleine ertussenin, en niet één die valt. Lever je wensen in en ze worden op volgorde van binnenkomst behandeld.',
  },
  'five-star-review': {
    name: 'Ster aanbevolen',
    onIt: 'Sterren met vijf punten, en elke punt is verdiend. Zou ik zo weer dragen, schrijft een man die anders alleen schrijft om te klagen.',
  },
  'some-space-please': {
    name: 'Beetje ruimte, graag',
    onIt: 'Planeten met ringen, een maan, een raket die vroeg weggaat en een heleboel niets ertussen. Daarboven heeft tot donderdag niemand iets van je nodig.',
  },
  'over-the-moon': {
    name: 'Loop naar de maan',
    onIt: 'Een raket is net langs de maan en groet de planeten. Die hebben hun ringen om, dus het zal wel een officiële gelegenheid zijn.',
  },
  'mission-control': {
    name: 'Alles volgens planeet',
    onIt: 'Eén raket, een stel planeten en een maan, allemaal op de afgesproken plek. Houston is ingelicht en is daarna gaan lunchen.',
  },
  'shock-value': {
    name: 'Gesmeerde bliksem',
    onIt: 'Bliksem die steeds weer op dezelfde plek inslaat, wat ze er ook over zeggen. De donder volgt over een seconde of drie.',
  },
  'slight-chance-of-naps': {
    name: 'Plaatselijk een dutje',
    onIt: 'Dikke wolken, sommige met een paar druppels die eruit moeten, andere met de zon erachter. Vanuit het westen neemt de slaperigheid langzaam toe.',
  },
  'no-two-alike': {
    name: 'Van de bovenste vlok',
    onIt: 'Sneeuwvlokken met zes armen, die zonder enige haast omlaagkomen. Op de verwarming smelten ze niet, en dat is voor sneeuwvlokken een primeur.',
  },
  'ice-to-meet-you': {
    name: 'IJs en weder dienende',
    onIt: 'Sneeuwvlokken die zich hebben opgedoft voor de avond, tot in het laatste berijpte takje. Eerst wat koeltjes, maar gun ze een minuut.',
  },
} satisfies Partial<Record<ThemeId, ThemeWords>>
