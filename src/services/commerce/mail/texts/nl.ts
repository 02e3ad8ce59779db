import type { MailTexts } from './en.ts'

export const nl: MailTexts = {
  hello: 'Hallo {name},',
  signature: 'De vis en alle anderen bij Sockeye',
  sentBy: 'Deze mail komt van {seller}.',

  orderSubject: 'Je bestelling {number}: dank je wel',
  orderThanks: 'Bedankt voor je bestelling. Het geld is binnen, de sokken komen eraan.',
  orderNumber: 'Bestelnummer',
  orderedOn: 'Besteld op',
  lines: 'Dit heb je besteld',
  size: 'Maat {size}',
  gift: 'Een cadeautje van ons',
  goods: 'Artikelen',
  discount: 'Korting',
  shipping: 'Bezorging',
  free: 'Gratis',
  total: 'Totaal',
  taxIncluded: 'Inclusief btw ({percent}%)',
  taxAdded: 'Omzetbelasting',
  deliveredTo: 'Bezorgadres',
  billedTo: 'Factuuradres',
  deliveredBy: 'Zo komt het bij je',
  showOrder: 'Bekijk je bestelling',
  keepLink: 'Wie deze link heeft, ziet je bestelling. Houd hem dus voor jezelf.',
  changedMind: 'Toch van gedachten veranderd?',

  refundSubject: 'Terugbetaling van je bestelling {number}',
  refundText:
    'We hebben {amount} teruggestuurd, op de manier waarop je betaald hebt. Het kan vijf werkdagen duren voor je bank het laat zien.',
  cancelSubject: 'Je bestelling {number} is geannuleerd',
  cancelText:
    'We hebben je bestelling {number} geannuleerd. Wat je ervoor betaald hebt, is naar je onderweg, op de manier waarop je betaalde.',

  linkSubject: 'Je bestellingen bij Sockeye',
  linkText:
    'Iemand vroeg om de bestellingen van dit e-mailadres. Was jij dat? Hier is de link. Hij werkt één keer, {minutes} minuten lang.',
  linkButton: 'Bekijk mijn bestellingen',
  linkNotYou: 'Was jij het niet? Dan hoef je niets te doen: zonder deze mail ziet niemand iets.',

  yourOrders: 'Je bestellingen',
  openLink: 'Nog één klik, zodat alleen jij je link gebruikt.',
  linkGone: 'Deze link is gebruikt of te oud.',
  linkGoneText: 'Links werken één keer en niet lang. Vraag een nieuwe aan, dat is zo gebeurd.',
  askAgain: 'Vraag een nieuwe link aan',
  orderGone: 'Deze bestelling bestaat niet',
  orderGoneText: 'De link is te oud, of er is onderweg een stukje verloren gegaan.',
  stateOpen: 'Wacht op betaling',
  stateLapsed: 'Niet betaald',
  statePaid: 'Betaald, op weg naar de inpaktafel',
  stateHeld: 'We controleren de betaling',
  stateCancelled: 'Geannuleerd',
  stateRefunded: 'Terugbetaald',
  toShop: 'Terug naar de winkel',
  somethingMissing: 'Kijk nog eens naar wat je invulde: {fields}.',
  tooOften: 'Dat waren veel pogingen. Wacht een uur en probeer het dan opnieuw.',

  withdraw: 'Overeenkomst hier herroepen',
  withdrawIntro:
    'Je hebt 14 dagen vanaf de dag waarop je artikelen aankomen, en je hoeft geen reden te geven. Vertel ons wie je bent en welke bestelling je bedoelt.',
  withdrawName: 'Je naam',
  withdrawEmail: 'Je e-mailadres',
  withdrawNext: 'Verder',
  withdrawCheck: 'Klopt dit?',
  withdrawStatement:
    'Ik deel hierbij mede dat ik onze overeenkomst betreffende de verkoop van de goederen van bestelling {number} herroep.',
  withdrawConfirm: 'Herroeping bevestigen',
  withdrawDone: 'Je herroeping is binnen',
  withdrawDoneText: 'We hebben haar ontvangen op {moment}. Een bevestiging is onderweg naar {email}.',
  withdrawSubject: 'We hebben je herroeping van bestelling {number} ontvangen',
  withdrawReceived: 'Op {moment} hebben we deze verklaring van je ontvangen:',
  withdrawNow:
    'Stuur de artikelen binnen 14 dagen terug. Binnen 14 dagen vanaf vandaag krijg je terug wat je betaald hebt, inclusief de standaardbezorging; we mogen wachten tot de artikelen of het bewijs van verzending bij ons zijn.',
}
