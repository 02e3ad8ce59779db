/** What is said about the gift boxes. */
import type { BoxId } from '../../themes/gift-boxes.ts'
import type { ThemeWords } from '../catalogue-words.ts'

export const giftBoxes = {
  'fruit-salad': {
    name: 'Laaghangend fruit',
    onIt: 'Eerst de citroenen, dan wat er verder rijp was. Niets hoeft geschild, niets wordt bruin, en er blijven geen blokjes meloen over.',
  },
  'tasting-menu': {
    name: 'Alle gangen tegelijk',
    onIt: 'Een reeks kleine gerechten, te beginnen met sushi en pizza, in één keer opgediend. De keuken neemt geen reserveringen aan en rekent niet op fooi.',
  },
  'breakfast-in-bed': {
    name: 'Ontbijt op bed',
    onIt: 'Eieren en koffie om te beginnen, per paar gebracht. Er komen geen kruimels tussen de lakens, en daarmee is het de eerste in zijn soort.',
  },
  'same-again-please': {
    name: 'Doe maar hetzelfde',
    onIt: 'Bier en pizza, de twee gangen van een goede avond. Niemand hoeft naar de bar, en niemand hoeft de rekening te delen.',
  },
  'petting-zoo': {
    name: 'Gezellige beestenboel',
    onIt: 'Honden, katten, schapen en, in de grotere dozen, hun wildere vrienden. Ze zijn allemaal tam, niemand bijt, en voeren mag maar hoeft niet.',
  },
  'cat-people': {
    name: 'Kat in de doos',
    onIt: 'Katten met katten erbij, voor iemand die er drie heeft en dat een stel noemt. Ze gaan er eerst zelf in zitten.',
  },
  walkies: {
    name: 'Wie laat wie uit',
    onIt: 'Teckels, en dan nog meer teckels, allemaal klaar bij de deur. De bal ligt waar hij altijd ligt, en het weer is geen excuus.',
  },
  'catch-of-the-day': {
    name: 'Vers van de kotter',
    onIt: 'Zalmen, walvissen en andere zwemmers, vanmorgen aan land gebracht en zonder ijs verpakt. Niets ruikt, en niets was zó groot.',
  },
  'fresh-bouquet': {
    name: 'Zeg het met bloemen',
    onIt: 'Madeliefjes, tulpen en gezelschap, op voetlengte gesneden. Ze hoeven geen vaas, willen geen water en staan er over drie weken nog net zo mooi bij.',
  },
  'minutes-of-the-meeting': {
    name: 'Rondvraag en sluiting',
    onIt: 'Strepen, stippen en andere stille krachten die alles kunnen uitzitten. Actiepunten: aantrekken, erheen, weer naar huis.',
  },
  'join-the-dots': {
    name: 'Verbind de stippen',
    onIt: 'Kleine stippen, grote stippen, in alle gevallen rond. Leg ze naast elkaar en er verschijnt een plaatje, al zeggen we niet waarvan.',
  },
  'stripe-search': {
    name: 'Over de streep getrokken',
    onIt: 'Strepen van diverse scholen, van gelijkmatig tot maritiem en verder. We hebben het hele gebouw doorzocht, en dit was alles: genoeg.',
  },
  'love-letters': {
    name: 'Hartstikke lief',
    onIt: 'Hartjes en kersen, getekend, verzegeld en dubbelgevouwen. Er staat wat je zelf zou zeggen als je daar beter in was.',
  },
  'yours-and-mine': {
    name: 'Mijn en dijn',
    onIt: 'Twee keer hartjes, in twee stemmingen, voor twee mensen en één wasmand. Wie wat krijgt, mogen jullie zelf uitvechten.',
  },
  'snowed-in': {
    name: 'Code wit',
    onIt: 'Fair Isle, sneeuwvlokken en wat er vannacht verder naar beneden kwam. De weg is dicht, het water staat op, en niemand vindt het erg.',
  },
  'by-the-fire': {
    name: 'Dicht bij het vuur',
    onIt: 'Fair Isle en argyle, uitgezocht voor het laatste uur van de avond. De haard is niet inbegrepen, en de hond ervoor ook niet.',
  },
  'lift-off': {
    name: 'Drie, twee, deksel',
    onIt: 'Planeten en sterren, strak ingepakt, zoals dat moet als je omhooggaat. Lang aftellen is niet nodig; optillen is genoeg.',
  },
  'seven-day-forecast': {
    name: 'Weer of geen weer',
    onIt: 'Wolken, motregen, bliksem, golven, een regenboog, een zonsondergang en sneeuw, voor elke dag van de week één. Betrouwbaarder dan het weerbericht.',
  },
  'out-of-office': {
    name: 'Even niet bereikbaar',
    onIt: 'Flamingo’s en golven gaan voorop, de rest van de vakantie volgt. Berichten worden na terugkomst beantwoord, of misschien ook niet.',
  },
  'warm-up-act': {
    name: 'Alvast warmlopen',
    onIt: 'Fietsen en zigzags voor mensen die expres bewegen. Zij doen het rekken, jij de rest, en daarna gaat iedereen onder de douche.',
  },
  'loud-and-clear': {
    name: 'Luid en duidelijk',
    onIt: 'De lawaaiigste patronen die we hebben, voor mensen die niet aan beige doen. Graag openen uit de buurt van slapende familieleden.',
  },
  'show-and-tell': {
    name: 'Mee naar de kring',
    onIt: 'Dinosaurussen en de ruimte, de twee onderwerpen waar je op school mee aan kunt komen. De rest van de klas zal vragen hebben.',
  },
  'story-time': {
    name: 'Nog één verhaaltje',
    onIt: 'Beren en schapen, allebei bekend van het voorlezen. Er zal om nog een hoofdstuk worden gevraagd, en dan horen ze nee te zeggen.',
  },
  'snow-day': {
    name: 'Een dagje ijsvrij',
    onIt: 'Pinguïns en sneeuwvlokken voor de ochtend dat de school dicht blijft. Het best te dragen in laarzen, en na de lunch weer terug te vinden.',
  },
  'party-bag': {
    name: 'Trakteren maar',
    onIt: 'Confetti en ijsjes om mee te beginnen, zonder geplette taart onderin. Iedereen gaat naar huis met iets wat past.',
  },
  'garden-patrol': {
    name: 'Binnen de perken',
    onIt: 'Bijen en kikkers in dienst, van het bloembed tot het eind van het gazon. Tegen etenstijd brengen ze verslag uit, onder het bewijsmateriaal.',
  },
} satisfies Partial<Record<BoxId, ThemeWords>>
