import type { MailTexts } from './en.ts'

export const de: MailTexts = {
  hello: 'Hallo {name},',
  signature: 'Der Fisch und alle anderen bei Sockeye',
  sentBy: 'Diese E-Mail kommt von {seller}.',

  orderSubject: 'Danke für deine Bestellung {number}',
  orderThanks: 'Deine Bestellung ist bei uns eingegangen und bezahlt. Nächster Halt: der Packtisch.',
  orderNumber: 'Bestellnummer',
  orderedOn: 'Bestellt am',
  lines: 'Das hast du bestellt',
  size: 'Größe {size}',
  priceEach: '{price} pro Stück',
  gift: 'Ein Geschenk von uns',
  itemsTotal: 'Zwischensumme',
  discount: 'Rabatt',
  shipping: 'Versand',
  free: 'Gratis',
  total: 'Gesamtsumme',
  taxIncluded: 'Enthaltene MwSt. ({percent} %)',
  taxAdded: 'Verkaufssteuer',
  deliveredTo: 'Lieferadresse',
  billedTo: 'Rechnungsadresse',
  deliveredBy: 'So kommt alles zu dir',
  arrives: 'Ankunft: {days}',
  showOrder: 'Bestellung ansehen',
  keepLink: 'Wer diesen Link hat, kann deine Bestellung sehen. Behalte ihn also für dich.',
  changedMind: 'Anders überlegt?',

  receivedSubject: 'Deine Bestellung {number} ist bei uns eingegangen',
  receivedText:
    'Deine Bestellung ist bei uns eingegangen. Deine Bank hat die Zahlung noch nicht bestätigt; sobald sie das tut, bestätigen wir die Bestellung und packen sie. Du musst nichts weiter tun.',

  refundSubject: 'Erstattung zu deiner Bestellung {number}',
  refundText:
    'Wir haben dir {amount} auf demselben Weg zurückgezahlt, auf dem du bezahlt hast. Es kann bis zu fünf Werktage dauern, bis das Geld auf deinem Konto ist.',
  cancelSubject: 'Deine Bestellung {number} wurde storniert',
  cancelText:
    'Wir haben deine Bestellung {number} storniert. Was du bezahlt hast, bekommst du auf demselben Weg zurück.',

  linkSubject: 'Deine Bestellungen bei Sockeye',
  linkText:
    'Jemand möchte die Bestellungen zu dieser E-Mail-Adresse sehen. Warst du das? Dann ist hier dein Link. Er funktioniert einmal und ist {minutes} Minuten lang gültig.',
  linkButton: 'Meine Bestellungen ansehen',
  linkNotYou: 'Wenn du es nicht warst, musst du nichts tun: Ohne diese E-Mail sieht niemand deine Bestellungen.',

  yourOrders: 'Deine Bestellungen',
  openLink: 'Noch ein Klick, damit niemand außer dir den Link benutzt.',
  linkGone: 'Dieser Link wurde schon benutzt oder ist abgelaufen',
  linkGoneText:
    'Jeder Link funktioniert einmal und nur für kurze Zeit. Fordere einfach einen neuen an, das geht schnell.',
  askAgain: 'Neuen Link anfordern',
  orderGone: 'Diese Bestellung haben wir nicht gefunden',
  orderGoneText: 'Der Link ist abgelaufen, oder ein Stück davon ist unterwegs verloren gegangen.',
  stateOpen: 'Wartet auf Zahlung',
  stateLapsed: 'Nicht bezahlt',
  statePaid: 'Bezahlt. Danke!',
  stateHeld: 'Wir prüfen die Zahlung',
  stateCancelled: 'Storniert',
  stateRefunded: 'Erstattet',
  refundedSum: 'Erstattet',
  toShop: 'Zurück zum Shop',
  somethingMissing: 'Bitte prüf deine Angaben: {fields}.',
  tooOften: 'Zu viele Versuche. Bitte warte eine Stunde und versuch es dann noch einmal.',

  withdraw: 'Vertrag widerrufen',
  withdrawIntro:
    'Du hast 14 Tage Zeit ab dem Tag, an dem deine Ware ankommt, und musst keinen Grund angeben. Sag uns, wer du bist und um welche Bestellung es geht.',
  withdrawName: 'Dein Name',
  withdrawEmail: 'Deine E-Mail-Adresse',
  withdrawNext: 'Weiter',
  withdrawCheck: 'Stimmt das so?',
  withdrawStatement:
    'Hiermit widerrufe ich den von mir abgeschlossenen Vertrag über den Kauf der Waren der Bestellung {number}.',
  withdrawStatementPart:
    'Hiermit widerrufe ich den von mir abgeschlossenen Vertrag über den Kauf der folgenden Waren der Bestellung {number}: {items}.',
  withdrawUnits: 'Um welche Artikel geht es? Wähle die Anzahl. Ohne Auswahl widerrufst du alles.',
  withdrawConfirm: 'Widerruf bestätigen',
  withdrawDone: 'Dein Widerruf ist eingegangen',
  withdrawDoneText: 'Wir haben ihn am {moment} erhalten. Eine Bestätigung ist an {email} unterwegs.',
  withdrawSubject: 'Dein Widerruf der Bestellung {number} ist eingegangen',
  withdrawReceived: 'Am {moment} haben wir diese Erklärung von dir erhalten:',
  withdrawNow:
    'Bitte schick die Ware innerhalb von 14 Tagen zurück. Was du bezahlt hast, einschließlich der Kosten für den Standardversand, bekommst du innerhalb von 14 Tagen ab heute zurück; wir dürfen damit warten, bis die Ware oder der Nachweis der Rücksendung bei uns ist.',
}
