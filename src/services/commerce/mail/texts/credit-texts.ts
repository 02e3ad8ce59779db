/** What shoppers read about store credit, by mail (RET-15). */
import { textsByReader } from './swiss-texts.ts'

/** The British texts define which texts exist. */
const en = {
  refundText: 'We’ve put {amount} of your order back on your store credit.',
  linesText: 'We’ve taken the following out of your order and put {amount} back on your store credit.',
  settledSubject: 'Store credit for your return from order {number}',
  settledText: 'Your return is complete, and {amount} is yours as store credit.',
  settledFor: 'What it’s for',
  cancelText: 'We’ve cancelled your order {number}. What you paid is back on your store credit.',
  yourCredit: 'Your store credit',
  code: 'Code',
  balance: 'Balance',
  validUntil: 'Valid until',
  how: 'Enter the code on the payment page of your next order. It pays for a whole order in {currency}, and what’s left stays on the code.',
}

export type CreditTexts = { readonly [Key in keyof typeof en]: string }

const de: CreditTexts = {
  refundText: 'Wir haben {amount} aus deiner Bestellung wieder auf dein Guthaben gebucht.',
  linesText: 'Wir haben Folgendes aus deiner Bestellung genommen und {amount} wieder auf dein Guthaben gebucht.',
  settledSubject: 'Guthaben für deine Rücksendung aus der Bestellung {number}',
  settledText: 'Deine Rücksendung ist abgeschlossen, und {amount} gehören dir als Guthaben.',
  settledFor: 'Wofür du es bekommst',
  cancelText: 'Wir haben deine Bestellung {number} storniert. Was du bezahlt hast, ist wieder auf deinem Guthaben.',
  yourCredit: 'Dein Guthaben',
  code: 'Code',
  balance: 'Stand',
  validUntil: 'Gültig bis',
  how: 'Gib den Code bei deiner nächsten Bestellung auf der Zahlungsseite ein. Er bezahlt eine ganze Bestellung in {currency}; was übrig ist, bleibt auf dem Code.',
}

const nl: CreditTexts = {
  refundText: 'We hebben {amount} van je bestelling teruggezet op je tegoed.',
  linesText: 'We hebben het volgende uit je bestelling gehaald en {amount} teruggezet op je tegoed.',
  settledSubject: 'Tegoed voor je retour van bestelling {number}',
  settledText: 'Je retour is afgerond en {amount} is van jou als tegoed.',
  settledFor: 'Waarvoor je het krijgt',
  cancelText: 'We hebben je bestelling {number} geannuleerd. Wat je hebt betaald, staat weer op je tegoed.',
  yourCredit: 'Je tegoed',
  code: 'Code',
  balance: 'Saldo',
  validUntil: 'Geldig tot en met',
  how: 'Vul de code bij je volgende bestelling in op de betaalpagina. Je betaalt er een hele bestelling in {currency} mee; wat overblijft, blijft op de code staan.',
}

const fr: CreditTexts = {
  refundText: 'Nous avons remis {amount} de votre commande sur votre avoir.',
  linesText: 'Nous avons retiré les articles suivants de votre commande et remis {amount} sur votre avoir.',
  settledSubject: 'Avoir pour votre retour de la commande {number}',
  settledText: 'Votre retour est terminé : vous disposez de {amount} sous forme d’avoir.',
  settledFor: 'Détail',
  cancelText: 'Nous avons annulé votre commande {number}. Le montant payé est de nouveau sur votre avoir.',
  yourCredit: 'Votre avoir',
  code: 'Code',
  balance: 'Solde',
  validUntil: 'Valable jusqu’au',
  how: 'Saisissez ce code sur la page de paiement de votre prochaine commande. Il règle une commande entière en {currency}, et le reste demeure sur le code.',
}

const es: CreditTexts = {
  refundText: 'Hemos devuelto {amount} de tu pedido a tu saldo.',
  linesText: 'Hemos quitado lo siguiente de tu pedido y hemos devuelto {amount} a tu saldo.',
  settledSubject: 'Saldo por tu devolución del pedido {number}',
  settledText: 'Tu devolución ha terminado y tienes {amount} como saldo en la tienda.',
  settledFor: 'Detalle',
  cancelText: 'Hemos cancelado tu pedido {number}. Lo que pagaste vuelve a estar en tu saldo.',
  yourCredit: 'Tu saldo',
  code: 'Código',
  balance: 'Disponible',
  validUntil: 'Válido hasta el',
  how: 'Escribe el código en la página de pago de tu próximo pedido. Paga un pedido completo en {currency}, y lo que sobre se queda en el código.',
}

const it: CreditTexts = {
  refundText: 'Abbiamo rimesso {amount} del tuo ordine sul tuo credito.',
  linesText: 'Abbiamo tolto dal tuo ordine i seguenti articoli e rimesso {amount} sul tuo credito.',
  settledSubject: 'Credito per il reso dell’ordine {number}',
  settledText: 'Il tuo reso è concluso e hai {amount} come credito nel negozio.',
  settledFor: 'Dettaglio',
  cancelText: 'Abbiamo annullato il tuo ordine {number}. Quanto hai pagato è di nuovo sul tuo credito.',
  yourCredit: 'Il tuo credito',
  code: 'Codice',
  balance: 'Saldo',
  validUntil: 'Valido fino al',
  how: 'Inserisci il codice nella pagina di pagamento del tuo prossimo ordine. Paga un ordine intero in {currency}, e il resto rimane sul codice.',
}

export const creditTextsOf = textsByReader<keyof CreditTexts>({ en, de, nl, fr, es, it })
