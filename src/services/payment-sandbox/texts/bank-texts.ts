/** What the pages of the bank say, in the language of the shopper. The page of test cards is for developers, in English only. */
import { LANGUAGES } from '../../../markets/languages/languages.ts'
import type { Language } from '../../../markets/types.ts'

export type BankTexts = {
  readonly note: string
  readonly testPayment: string
  readonly payWith: string
  readonly to: string
  readonly amount: string
  readonly card: string
  readonly endsIn: string
  readonly reference: string
  readonly approve: string
  readonly refuse: string
  readonly cancel: string
  readonly pending: string
  readonly approveAndStay: string
  readonly isItYou: string
  readonly demand: string
  readonly passwordHint: string
  readonly password: string
  readonly confirm: string
  readonly done: string
  readonly decided: string
  readonly approved: string
  readonly refused: string
  readonly cancelled: string
  readonly undecided: string
  readonly closeWindow: string
  readonly backToShop: string
  readonly oneMoment: string
  readonly goesOn: string
}

const BANK_TEXTS: Readonly<Record<Language, BankTexts>> = {
  en: {
    note: 'This is a test payment. No money moves.',
    testPayment: 'test payment',
    payWith: 'Pay with {method}',
    to: 'To',
    amount: 'Amount',
    card: 'Card',
    endsIn: 'ends in {digits}',
    reference: 'Reference',
    approve: 'Approve',
    refuse: 'Refuse',
    cancel: 'Cancel',
    pending: 'Leave pending',
    approveAndStay: 'Approve, but never go back to the shop',
    isItYou: 'Is it you?',
    demand: 'Sockeye wants {amount} from the card that ends in {digits}.',
    passwordHint: 'The password of every test card is {password}.',
    password: 'Password',
    confirm: 'Confirm',
    done: 'Nothing left to do here',
    decided: 'This payment was decided already.',
    approved: 'The payment was approved.',
    refused: 'The payment was refused.',
    cancelled: 'The payment was cancelled.',
    undecided: 'The bank has not decided yet.',
    closeWindow: 'You can close this window.',
    backToShop: 'Back to the shop',
    oneMoment: 'One moment',
    goesOn: 'The shop goes on by itself.',
  },
  de: {
    note: 'Das ist eine Testzahlung. Es fließt kein Geld.',
    testPayment: 'Testzahlung',
    payWith: 'Mit {method} bezahlen',
    to: 'An',
    amount: 'Betrag',
    card: 'Karte',
    endsIn: 'endet auf {digits}',
    reference: 'Referenz',
    approve: 'Freigeben',
    refuse: 'Ablehnen',
    cancel: 'Abbrechen',
    pending: 'Offen lassen',
    approveAndStay: 'Freigeben, aber nicht zum Shop zurückkehren',
    isItYou: 'Bist du es?',
    demand: 'Sockeye möchte {amount} von der Karte, die auf {digits} endet.',
    passwordHint: 'Das Passwort jeder Testkarte ist {password}.',
    password: 'Passwort',
    confirm: 'Bestätigen',
    done: 'Hier ist nichts mehr zu tun',
    decided: 'Über diese Zahlung wurde schon entschieden.',
    approved: 'Die Zahlung wurde freigegeben.',
    refused: 'Die Zahlung wurde abgelehnt.',
    cancelled: 'Die Zahlung wurde abgebrochen.',
    undecided: 'Die Bank hat noch nicht entschieden.',
    closeWindow: 'Du kannst dieses Fenster schließen.',
    backToShop: 'Zurück zum Shop',
    oneMoment: 'Einen Moment',
    goesOn: 'Der Shop macht von selbst weiter.',
  },
  nl: {
    note: 'Dit is een testbetaling. Er gaat geen geld om.',
    testPayment: 'testbetaling',
    payWith: 'Betalen met {method}',
    to: 'Aan',
    amount: 'Bedrag',
    card: 'Kaart',
    endsIn: 'eindigt op {digits}',
    reference: 'Kenmerk',
    approve: 'Goedkeuren',
    refuse: 'Weigeren',
    cancel: 'Annuleren',
    pending: 'Open laten',
    approveAndStay: 'Goedkeuren, maar niet terug naar de winkel',
    isItYou: 'Ben jij het?',
    demand: 'Sockeye wil {amount} van de kaart die eindigt op {digits}.',
    passwordHint: 'Het wachtwoord van elke testkaart is {password}.',
    password: 'Wachtwoord',
    confirm: 'Bevestigen',
    done: 'Hier is niets meer te doen',
    decided: 'Over deze betaling is al beslist.',
    approved: 'De betaling is goedgekeurd.',
    refused: 'De betaling is geweigerd.',
    cancelled: 'De betaling is geannuleerd.',
    undecided: 'De bank heeft nog niet beslist.',
    closeWindow: 'Je kunt dit venster sluiten.',
    backToShop: 'Terug naar de winkel',
    oneMoment: 'Een ogenblik',
    goesOn: 'De winkel gaat vanzelf verder.',
  },
  fr: {
    note: 'Ceci est un paiement de test. Aucun argent n’est débité.',
    testPayment: 'paiement de test',
    payWith: 'Payer avec {method}',
    to: 'À',
    amount: 'Montant',
    card: 'Carte',
    endsIn: 'se termine par {digits}',
    reference: 'Référence',
    approve: 'Accepter',
    refuse: 'Refuser',
    cancel: 'Annuler',
    pending: 'Laisser en attente',
    approveAndStay: 'Accepter, sans revenir à la boutique',
    isItYou: 'Est-ce bien vous ?',
    demand: 'Sockeye demande {amount} sur la carte qui se termine par {digits}.',
    passwordHint: 'Le mot de passe de chaque carte de test est {password}.',
    password: 'Mot de passe',
    confirm: 'Confirmer',
    done: 'Il n’y a plus rien à faire ici',
    decided: 'Ce paiement a déjà été traité.',
    approved: 'Le paiement a été accepté.',
    refused: 'Le paiement a été refusé.',
    cancelled: 'Le paiement a été annulé.',
    undecided: 'La banque n’a pas encore décidé.',
    closeWindow: 'Vous pouvez fermer cette fenêtre.',
    backToShop: 'Retour à la boutique',
    oneMoment: 'Un instant',
    goesOn: 'La boutique continue d’elle-même.',
  },
  es: {
    note: 'Este es un pago de prueba. No se mueve dinero.',
    testPayment: 'pago de prueba',
    payWith: 'Pagar con {method}',
    to: 'A',
    amount: 'Importe',
    card: 'Tarjeta',
    endsIn: 'termina en {digits}',
    reference: 'Referencia',
    approve: 'Aprobar',
    refuse: 'Rechazar',
    cancel: 'Cancelar',
    pending: 'Dejar pendiente',
    approveAndStay: 'Aprobar, sin volver a la tienda',
    isItYou: '¿Eres tú?',
    demand: 'Sockeye pide {amount} de la tarjeta que termina en {digits}.',
    passwordHint: 'La contraseña de todas las tarjetas de prueba es {password}.',
    password: 'Contraseña',
    confirm: 'Confirmar',
    done: 'Aquí no queda nada por hacer',
    decided: 'Este pago ya se ha decidido.',
    approved: 'El pago se ha aprobado.',
    refused: 'El pago se ha rechazado.',
    cancelled: 'El pago se ha cancelado.',
    undecided: 'El banco aún no ha decidido.',
    closeWindow: 'Puedes cerrar esta ventana.',
    backToShop: 'Volver a la tienda',
    oneMoment: 'Un momento',
    goesOn: 'La tienda sigue sola.',
  },
  it: {
    note: 'Questo è un pagamento di prova. Nessun addebito.',
    testPayment: 'pagamento di prova',
    payWith: 'Paga con {method}',
    to: 'A',
    amount: 'Importo',
    card: 'Carta',
    endsIn: 'termina con {digits}',
    reference: 'Riferimento',
    approve: 'Approva',
    refuse: 'Rifiuta',
    cancel: 'Annulla',
    pending: 'Lascia in sospeso',
    approveAndStay: 'Approva, senza tornare al negozio',
    isItYou: 'Sei tu?',
    demand: 'Sockeye chiede {amount} dalla carta che termina con {digits}.',
    passwordHint: 'La password di ogni carta di prova è {password}.',
    password: 'Password',
    confirm: 'Conferma',
    done: 'Qui non c’è più nulla da fare',
    decided: 'Questo pagamento è già stato deciso.',
    approved: 'Il pagamento è stato approvato.',
    refused: 'Il pagamento è stato rifiutato.',
    cancelled: 'Il pagamento è stato annullato.',
    undecided: 'La banca non ha ancora deciso.',
    closeWindow: 'Puoi chiudere questa finestra.',
    backToShop: 'Torna al negozio',
    oneMoment: 'Un momento',
    goesOn: 'Il negozio prosegue da solo.',
  },
}

/** By the language of a locale (`de-AT`); English for any other. */
export function bankLanguageOf(locale: string | undefined): Language {
  const code = (locale ?? '').slice(0, 2).toLowerCase()
  return LANGUAGES.find((language) => language === code) ?? 'en'
}

export const bankTexts = (language: Language): BankTexts => BANK_TEXTS[language]
