import type { MailTexts } from './en.ts'

export const nl: MailTexts = {
  hello: 'Hallo {name},',
  signature: 'De vis en de rest van Sockeye',
  sentBy: 'Deze e-mail komt van {seller}.',

  orderSubject: 'Bedankt voor je bestelling {number}',
  orderThanks: 'Je bestelling is binnen en betaald. Volgende halte: de inpaktafel.',
  orderNumber: 'Bestelnummer',
  orderedOn: 'Besteld op',
  lines: 'Dit heb je besteld',
  size: 'Maat {size}',
  priceEach: '{price} per stuk',
  gift: 'Een cadeautje van ons',
  itemsTotal: 'Subtotaal',
  discount: 'Korting',
  shipping: 'Verzending',
  free: 'Gratis',
  total: 'Totaal',
  taxIncluded: 'Inclusief btw ({percent}%)',
  taxAdded: 'Verkoopbelasting',
  deliveredTo: 'Bezorgadres',
  billedTo: 'Factuuradres',
  deliveredBy: 'Zo komt alles bij je',
  arrives: 'Bezorging: {days}',
  showOrder: 'Bekijk je bestelling',
  keepLink: 'Wie deze link heeft, kan je bestelling zien. Houd hem dus voor jezelf.',
  changedMind: 'Heb je je bedacht?',

  receivedSubject: 'We hebben je bestelling {number} ontvangen',
  receivedText:
    'Je bestelling is bij ons binnen. Je bank heeft de betaling nog niet bevestigd; zodra dat gebeurt, bevestigen we de bestelling en pakken we haar in. Je hoeft niets te doen.',

  refundSubject: 'Terugbetaling van je bestelling {number}',
  refundText:
    'We hebben {amount} terugbetaald via de betaalmethode die je gebruikte. Het kan tot vijf werkdagen duren voordat je het bij je bank ziet.',
  cancelSubject: 'Je bestelling {number} is geannuleerd',
  cancelText:
    'We hebben je bestelling {number} geannuleerd. Wat je hebt betaald, krijg je terug via de betaalmethode die je gebruikte.',

  linkSubject: 'Je bestellingen bij Sockeye',
  linkText:
    'Iemand wil de bestellingen van dit e-mailadres bekijken. Was jij dat? Dan is hier je link. Hij werkt één keer en is {minutes} minuten geldig.',
  linkButton: 'Bekijk mijn bestellingen',
  linkNotYou: 'Was jij het niet? Dan hoef je niets te doen: zonder deze e-mail kan niemand je bestellingen zien.',

  yourOrders: 'Je bestellingen',
  openLink: 'Nog één klik, zodat niemand anders je link gebruikt.',
  linkGone: 'Deze link is al gebruikt of verlopen',
  linkGoneText: 'Elke link werkt één keer, en maar kort. Vraag een nieuwe aan, dat is zo gebeurd.',
  askAgain: 'Vraag een nieuwe link aan',
  orderGone: 'We kunnen deze bestelling niet vinden',
  orderGoneText: 'De link is verlopen, of er is onderweg een stukje van verloren gegaan.',
  stateOpen: 'Wacht op betaling',
  stateLapsed: 'Niet betaald',
  statePaid: 'Betaald. Dank je wel!',
  stateHeld: 'We controleren de betaling',
  stateCancelled: 'Geannuleerd',
  stateRefunded: 'Terugbetaald',
  refundedSum: 'Terugbetaald',
  toShop: 'Terug naar de winkel',
  somethingMissing: 'Controleer wat je hebt ingevuld: {fields}.',
  tooOften: 'Te veel pogingen. Wacht een uur en probeer het dan nog eens.',

  withdraw: 'Overeenkomst hier herroepen',
  withdrawIntro:
    'Je hebt 14 dagen de tijd vanaf de dag waarop je de artikelen ontvangt, en je hoeft geen reden te geven. Vertel ons wie je bent en om welke bestelling het gaat.',
  withdrawName: 'Je naam',
  withdrawEmail: 'Je e-mailadres',
  withdrawNext: 'Verder',
  withdrawCheck: 'Klopt dit?',
  withdrawStatement:
    'Ik deel hierbij mede dat ik onze overeenkomst betreffende de verkoop van de goederen van bestelling {number} herroep.',
  withdrawStatementPart:
    'Ik deel hierbij mede dat ik onze overeenkomst betreffende de verkoop van de volgende goederen van bestelling {number} herroep: {items}.',
  withdrawUnits: 'Om welke artikelen gaat het? Kies het aantal. Kies je niets, dan herroep je alles.',
  withdrawConfirm: 'Herroeping bevestigen',
  withdrawDone: 'Je herroeping is binnen',
  withdrawDoneText: 'We hebben je herroeping ontvangen op {moment}. Een bevestiging is onderweg naar {email}.',
  withdrawSubject: 'We hebben je herroeping van bestelling {number} ontvangen',
  withdrawReceived: 'Op {moment} hebben we deze verklaring van je ontvangen:',
  withdrawNow:
    'Stuur de artikelen binnen 14 dagen terug. Binnen 14 dagen vanaf vandaag betalen we terug wat je hebt betaald, inclusief de kosten van de standaardverzending; we mogen daarmee wachten tot we de artikelen of het bewijs van verzending hebben ontvangen.',
}
