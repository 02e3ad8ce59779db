import type { MailTexts } from './en.ts'

export const de: MailTexts = {
  hello: 'Hallo {name},',
  signature: 'Der Fisch und alle anderen bei Sockeye',
  sentBy: 'Diese Mail kommt von {seller}.',

  orderSubject: 'Deine Bestellung {number}: danke!',
  orderThanks: 'Danke für deine Bestellung. Das Geld ist da, die Socken kommen.',
  orderNumber: 'Bestellnummer',
  orderedOn: 'Bestellt am',
  lines: 'Das hast du bestellt',
  size: 'Größe {size}',
  gift: 'Ein Geschenk von uns',
  goods: 'Waren',
  discount: 'Rabatt',
  shipping: 'Versand',
  free: 'Kostenlos',
  total: 'Gesamtsumme',
  taxIncluded: 'Enthaltene MwSt. ({percent} %)',
  taxAdded: 'Verkaufssteuer',
  deliveredTo: 'Lieferadresse',
  billedTo: 'Rechnungsadresse',
  deliveredBy: 'So kommt es zu dir',
  showOrder: 'Bestellung ansehen',
  keepLink: 'Wer diesen Link hat, sieht deine Bestellung. Behalte ihn also für dich.',
  changedMind: 'Doch anders überlegt?',

  refundSubject: 'Erstattung zu deiner Bestellung {number}',
  refundText:
    'Wir haben dir {amount} zurückgezahlt, auf dem Weg, auf dem du bezahlt hast. Bis deine Bank es anzeigt, können fünf Werktage vergehen.',
  cancelSubject: 'Deine Bestellung {number} ist storniert',
  cancelText:
    'Wir haben deine Bestellung {number} storniert. Was du dafür bezahlt hast, ist auf dem Rückweg zu dir, so wie du bezahlt hast.',

  linkSubject: 'Deine Bestellungen bei Sockeye',
  linkText:
    'Jemand möchte die Bestellungen zu dieser E-Mail-Adresse sehen. Wenn du das bist: Hier ist der Link. Er gilt einmal und {minutes} Minuten lang.',
  linkButton: 'Meine Bestellungen ansehen',
  linkNotYou: 'Wenn du es nicht warst, musst du nichts tun: Ohne diese Mail sieht niemand etwas.',

  yourOrders: 'Deine Bestellungen',
  openLink: 'Noch ein Klick, damit nur du deinen Link verbrauchst.',
  linkGone: 'Dieser Link ist verbraucht oder zu alt.',
  linkGoneText: 'Links gelten einmal und nicht lange. Fordere einen neuen an, das geht schnell.',
  askAgain: 'Neuen Link anfordern',
  orderGone: 'Diese Bestellung gibt es nicht',
  orderGoneText: 'Der Link ist zu alt, oder ein Stück davon ging unterwegs verloren.',
  stateOpen: 'Wartet auf die Zahlung',
  stateLapsed: 'Nicht bezahlt',
  statePaid: 'Bezahlt, auf dem Weg zum Packtisch',
  stateHeld: 'Wir prüfen die Zahlung',
  stateCancelled: 'Storniert',
  stateRefunded: 'Erstattet',
  toShop: 'Zurück zum Shop',
  somethingMissing: 'Bitte prüfe deine Angaben: {fields}.',
  tooOften: 'Das waren viele Versuche. Bitte warte eine Stunde und versuche es dann wieder.',

  withdraw: 'Vertrag widerrufen',
  withdrawIntro:
    'Du hast 14 Tage Zeit ab dem Tag, an dem deine Waren ankommen, und brauchst keinen Grund. Sag uns, wer du bist und welche Bestellung du meinst.',
  withdrawName: 'Dein Name',
  withdrawEmail: 'Deine E-Mail-Adresse',
  withdrawNext: 'Weiter',
  withdrawCheck: 'Stimmt das so?',
  withdrawStatement:
    'Hiermit widerrufe ich den von mir abgeschlossenen Vertrag über den Kauf der Waren der Bestellung {number}.',
  withdrawConfirm: 'Widerruf bestätigen',
  withdrawDone: 'Dein Widerruf ist da',
  withdrawDoneText: 'Er ist am {moment} bei uns eingegangen. Eine Bestätigung ist unterwegs an {email}.',
  withdrawSubject: 'Dein Widerruf der Bestellung {number} ist eingegangen',
  withdrawReceived: 'Diese Erklärung von dir ist am {moment} bei uns eingegangen:',
  withdrawNow:
    'Bitte schicke die Waren binnen 14 Tagen zurück. Binnen 14 Tagen ab heute bekommst du zurück, was du bezahlt hast, den Standardversand eingeschlossen; wir können damit warten, bis die Waren oder der Nachweis der Rücksendung bei uns sind.',
}
