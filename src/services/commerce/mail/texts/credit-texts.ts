/** What shoppers read about store credit, by mail (RET-15). */
import { textsByReader } from './swiss-texts.ts'

/** The British texts define which texts exist. */
const en = {
  refundText: 'We’ve put {amount} of your order back on your store credit.',
  linesText: 'We’ve taken the following out of your order and put {amount} back on your store credit.',
  settledSubject: 'Store credit for your return from order {number}',
  settledText: 'Your return is complete, and {amount} is yours as store credit.',
  settledFor: 'How it adds up',
  cancelText: 'What you paid for order {number} is back on your store credit.',
  creditSubject: 'Your store credit',
  creditText: 'This is the code of your store credit. If you had another one for it, that one no longer works.',
  yourCredit: 'Your store credit',
  code: 'Store credit code',
  balance: 'Balance',
  validUntil: 'Valid until',
  how: 'Enter the code on the payment page of your next order. It’s for orders in {currency} and has to cover the whole order; what’s left stays on the code.',
}

export type CreditTexts = { readonly [Key in keyof typeof en]: string }

const de: CreditTexts = {
  refundText: 'Wir haben {amount} aus deiner Bestellung wieder auf dein Guthaben gebucht.',
  linesText: 'Wir haben Folgendes aus deiner Bestellung genommen und {amount} wieder auf dein Guthaben gebucht.',
  settledSubject: 'Guthaben für deine Rücksendung aus der Bestellung {number}',
  settledText: 'Deine Rücksendung ist abgeschlossen. Dafür bekommst du {amount} Guthaben.',
  settledFor: 'So setzt es sich zusammen',
  cancelText:
    'Wir haben deine Bestellung {number} storniert. Was du bezahlt hast, haben wir wieder auf dein Guthaben gebucht.',
  creditSubject: 'Dein Guthaben',
  creditText: 'Das ist der Code für dein Guthaben. Falls du dafür schon einen anderen hattest, gilt der nicht mehr.',
  yourCredit: 'Dein Guthaben',
  code: 'Guthaben-Code',
  balance: 'Noch verfügbar',
  validUntil: 'Gültig bis',
  how: 'Gib den Code bei deiner nächsten Bestellung auf der Zahlungsseite ein. Das Guthaben gilt für Bestellungen in {currency} und muss für die ganze Bestellung reichen; was übrig ist, bleibt auf dem Code.',
}

const nl: CreditTexts = {
  refundText: 'We hebben {amount} van je bestelling teruggezet op je tegoed.',
  linesText: 'We hebben het volgende uit je bestelling gehaald en {amount} teruggezet op je tegoed.',
  settledSubject: 'Tegoed voor je retour van bestelling {number}',
  settledText: 'Je retour is afgerond. Je krijgt {amount} als tegoed.',
  settledFor: 'Zo is het opgebouwd',
  cancelText: 'We hebben je bestelling {number} geannuleerd. Wat je hebt betaald, staat weer op je tegoed.',
  creditSubject: 'Je tegoed',
  creditText: 'Dit is de code van je tegoed. Had je er al een andere voor, dan werkt die niet meer.',
  yourCredit: 'Je tegoed',
  code: 'Tegoedcode',
  balance: 'Saldo',
  validUntil: 'Geldig tot en met',
  how: 'Vul de code bij je volgende bestelling in op de betaalpagina. Je tegoed geldt voor bestellingen in {currency} en moet genoeg zijn voor de hele bestelling; wat overblijft, blijft op de code staan.',
}

const fr: CreditTexts = {
  refundText: 'Nous avons recrédité {amount} de votre commande sur votre bon d’achat.',
  linesText: 'Nous avons retiré les articles suivants de votre commande et recrédité {amount} sur votre bon d’achat.',
  settledSubject: 'Bon d’achat pour votre retour de la commande {number}',
  settledText: 'Votre retour est terminé. Vous recevez {amount} sous forme de bon d’achat.',
  settledFor: 'Détail',
  cancelText: 'Nous avons annulé votre commande {number}. Le montant payé a été recrédité sur votre bon d’achat.',
  creditSubject: 'Votre bon d’achat',
  creditText: 'Voici le code de votre bon d’achat. Si vous en aviez déjà un autre, il n’est plus valable.',
  yourCredit: 'Votre bon d’achat',
  code: 'Code du bon d’achat',
  balance: 'Solde',
  validUntil: 'Valable jusqu’au',
  how: 'Saisissez ce code sur la page de paiement de votre prochaine commande. Votre bon d’achat est valable pour les commandes en {currency} et doit couvrir toute la commande. Ce qui reste est conservé sur le code.',
}

const es: CreditTexts = {
  refundText: 'Hemos devuelto {amount} de tu pedido a tu saldo.',
  linesText: 'Hemos quitado lo siguiente de tu pedido y hemos devuelto {amount} a tu saldo.',
  settledSubject: 'Saldo por tu devolución del pedido {number}',
  settledText: 'Tu devolución ha terminado. Recibes {amount} de saldo en la tienda.',
  settledFor: 'Detalle',
  cancelText: 'Hemos cancelado tu pedido {number}. Lo que pagaste vuelve a estar en tu saldo.',
  creditSubject: 'Tu saldo en la tienda',
  creditText: 'Este es el código de tu saldo. Si ya tenías otro, ha dejado de valer.',
  yourCredit: 'Tu saldo',
  code: 'Código del saldo',
  balance: 'Disponible',
  validUntil: 'Válido hasta el',
  how: 'Escribe el código en la página de pago de tu próximo pedido. Tu saldo vale para pedidos en {currency} y tiene que cubrir el pedido completo; lo que sobre se queda en el código.',
}

const it: CreditTexts = {
  refundText: 'Abbiamo riaccreditato {amount} del tuo ordine sul tuo credito.',
  linesText: 'Abbiamo tolto dal tuo ordine i seguenti articoli e riaccreditato {amount} sul tuo credito.',
  settledSubject: 'Credito per il reso dell’ordine {number}',
  settledText: 'Il tuo reso è concluso. Ricevi {amount} di credito nel negozio.',
  settledFor: 'Dettaglio',
  cancelText: 'Abbiamo annullato il tuo ordine {number}. Quanto hai pagato è di nuovo disponibile come credito.',
  creditSubject: 'Il tuo credito nel negozio',
  creditText: 'Questo è il codice del tuo credito. Se ne avevi già un altro, non è più valido.',
  yourCredit: 'Il tuo credito',
  code: 'Codice del credito',
  balance: 'Saldo',
  validUntil: 'Scadenza',
  how: 'Inserisci il codice nella pagina di pagamento del tuo prossimo ordine. Il credito vale per gli ordini in {currency} e deve coprire l’intero ordine; quello che avanza rimane sul codice.',
}

export const creditTextsOf = textsByReader<keyof CreditTexts>({ en, de, nl, fr, es, it })
