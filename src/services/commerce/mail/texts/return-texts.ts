/** What shoppers read about returns, by mail and on credit notes. Long: one entry per language. */
import { textLocaleOf } from '../../../../markets/languages/text-locale-of.ts'
import type { CountryCode, Language } from '../../../../markets/types.ts'
import { swissTexts } from './swiss-texts.ts'

/** The British texts define which texts exist. */
const en = {
  instructionSubject: 'How to return your order {number}',
  instructionText: 'You’ve withdrawn from your purchase, and that’s fine. Here’s what happens next.',
  nothingToSendSubject: 'Your withdrawal from order {number}',
  nothingToSend: 'You don’t need to send anything back: these items haven’t left us.',
  acceptedSubject: 'We’ve accepted your return from order {number}',
  acceptedText: 'You can send us the items below. As soon as they’re here, we’ll take care of your refund.',
  returned: 'What you’re returning',
  withdrawn: 'What you’ve withdrawn from',
  sendTo: 'Please send it to',
  sendNote: 'Put a note with your order number {number} in the parcel, and keep the proof of posting.',
  sendBy: 'Please post the parcel by {day}.',
  refundBy:
    'You’ll have your money back by {day} at the latest. If we’re still waiting for the items, or for proof that you’ve posted them, you’ll have it as soon as they reach us.',
  refundByNothing: 'You’ll have your money back by {day} at the latest.',
  rejectedSubject: 'About your return from order {number}',
  rejectedText: 'We’ve looked at your return and can’t accept it. Our reason:',
  rejectedQuestions: 'If you see it differently, write to us at {email}. A person will read it.',
  settledSubject: 'Refund for your return from order {number}',
  settledText:
    'Your return is complete. We’ve refunded {amount} to the payment method you used. It may take your bank up to five working days to show it.',
  settledNothing: 'Your return is complete. There is nothing left to refund.',
  settledExchange: 'Your return is complete, and your replacement is on its way as order {order}.',
  settledFor: 'What we’ve refunded',
  deduction: 'Loss of value ({percent})',
  extra: 'Additional amount',
  deductionNote: 'Deduction for loss of value, {item}: {amount} ({percent}). {reason}',
}

export type ReturnTexts = { readonly [Key in keyof typeof en]: string }

const enUS: ReturnTexts = {
  ...en,
  sendNote: 'Put a note with your order number {number} in the package, and keep the shipping receipt.',
  sendBy: 'Please ship the package by {day}.',
  refundBy:
    'You’ll have your money back by {day} at the latest. If we’re still waiting for the items, or for proof that you’ve shipped them, you’ll have it as soon as they reach us.',
  settledText:
    'Your return is complete. We’ve refunded {amount} to the payment method you used. It may take your bank up to five business days to show it.',
}

const de: ReturnTexts = {
  instructionSubject: 'So schickst du deine Bestellung {number} zurück',
  instructionText: 'Du hast deinen Kauf widerrufen, und das ist völlig in Ordnung. So geht es weiter.',
  nothingToSendSubject: 'Dein Widerruf der Bestellung {number}',
  nothingToSend: 'Du musst nichts zurückschicken: Diese Artikel sind noch bei uns.',
  acceptedSubject: 'Deine Rücksendung aus der Bestellung {number} ist angenommen',
  acceptedText: 'Du kannst uns die folgenden Artikel schicken. Sobald sie da sind, kümmern wir uns um die Erstattung.',
  returned: 'Das schickst du zurück',
  withdrawn: 'Das hast du widerrufen',
  sendTo: 'Bitte schick alles an',
  sendNote: 'Leg einen Zettel mit deiner Bestellnummer {number} ins Paket und bewahre den Einlieferungsbeleg auf.',
  sendBy: 'Bitte gib das Paket bis zum {day} auf.',
  refundBy:
    'Dein Geld hast du spätestens am {day} zurück. Falls wir dann noch auf die Artikel oder den Nachweis der Rücksendung warten, bekommst du es, sobald wir sie haben.',
  refundByNothing: 'Dein Geld hast du spätestens am {day} zurück.',
  rejectedSubject: 'Zu deiner Rücksendung aus der Bestellung {number}',
  rejectedText: 'Wir haben deine Rücksendung geprüft und können sie nicht annehmen. Der Grund:',
  rejectedQuestions: 'Wenn du das anders siehst, schreib uns an {email}. Deine Nachricht liest ein Mensch.',
  settledSubject: 'Erstattung für deine Rücksendung aus der Bestellung {number}',
  settledText:
    'Deine Rücksendung ist abgeschlossen. Wir haben dir {amount} auf demselben Weg erstattet, auf dem du bezahlt hast. Bis der Betrag auf deinem Konto steht, kann es bis zu fünf Werktage dauern.',
  settledNothing: 'Deine Rücksendung ist abgeschlossen. Es ist nichts mehr zu erstatten.',
  settledExchange: 'Deine Rücksendung ist abgeschlossen, und dein Ersatz kommt mit der Bestellung {order} zu dir.',
  settledFor: 'Das haben wir erstattet',
  deduction: 'Wertverlust ({percent})',
  extra: 'Zusätzlicher Betrag',
  deductionNote: 'Abzug für Wertverlust, {item}: {amount} ({percent}). {reason}',
}

const nl: ReturnTexts = {
  instructionSubject: 'Zo stuur je je bestelling {number} terug',
  instructionText: 'Je hebt je aankoop herroepen, en dat is helemaal prima. Zo gaat het verder.',
  nothingToSendSubject: 'Je herroeping van bestelling {number}',
  nothingToSend: 'Je hoeft niets terug te sturen: deze artikelen liggen nog bij ons.',
  acceptedSubject: 'Je retour van bestelling {number} is goedgekeurd',
  acceptedText: 'Je kunt ons de onderstaande artikelen toesturen. Zodra ze binnen zijn, regelen we je terugbetaling.',
  returned: 'Dit stuur je terug',
  withdrawn: 'Dit heb je herroepen',
  sendTo: 'Stuur alles naar',
  sendNote: 'Doe een briefje met je bestelnummer {number} in het pakket en bewaar het verzendbewijs.',
  sendBy: 'Geef het pakket uiterlijk op {day} af.',
  refundBy:
    'Uiterlijk op {day} heb je je geld terug. Wachten we dan nog op de artikelen of op het verzendbewijs, dan krijg je het zodra we die hebben.',
  refundByNothing: 'Uiterlijk op {day} heb je je geld terug.',
  rejectedSubject: 'Over je retour van bestelling {number}',
  rejectedText: 'We hebben je retour bekeken en kunnen die niet aannemen. De reden:',
  rejectedQuestions: 'Zie je dat anders? Schrijf ons op {email}. Je bericht wordt door een mens gelezen.',
  settledSubject: 'Terugbetaling voor je retour van bestelling {number}',
  settledText:
    'Je retour is afgerond. We hebben {amount} terugbetaald via de betaalmethode die je gebruikte. Het kan tot vijf werkdagen duren voordat je het bij je bank ziet.',
  settledNothing: 'Je retour is afgerond. Er valt niets meer terug te betalen.',
  settledExchange: 'Je retour is afgerond, en je vervangende artikelen komen met bestelling {order} naar je toe.',
  settledFor: 'Dit hebben we terugbetaald',
  deduction: 'Waardevermindering ({percent})',
  extra: 'Extra bedrag',
  deductionNote: 'Aftrek voor waardevermindering, {item}: {amount} ({percent}). {reason}',
}

const fr: ReturnTexts = {
  instructionSubject: 'Comment renvoyer votre commande {number}',
  instructionText: 'Vous avez exercé votre droit de rétractation, et cela ne pose aucun problème. Voici la suite.',
  nothingToSendSubject: 'Votre rétractation pour la commande {number}',
  nothingToSend: 'Vous n’avez rien à renvoyer : ces articles sont encore chez nous.',
  acceptedSubject: 'Votre retour de la commande {number} est accepté',
  acceptedText:
    'Vous pouvez nous renvoyer les articles ci-dessous. Dès leur arrivée, nous nous occupons de votre remboursement.',
  returned: 'Ce que vous renvoyez',
  withdrawn: 'Les articles concernés',
  sendTo: 'Adresse de retour',
  sendNote: 'Glissez dans le colis un mot portant votre numéro de commande {number}, et conservez la preuve de dépôt.',
  sendBy: 'Merci d’expédier le colis au plus tard le {day}.',
  refundBy:
    'Votre remboursement sera effectué au plus tard le {day}. Si nous attendons encore les articles ou la preuve de leur envoi, il suivra dès que nous les aurons.',
  refundByNothing: 'Votre remboursement sera effectué au plus tard le {day}.',
  rejectedSubject: 'À propos de votre retour de la commande {number}',
  rejectedText: 'Nous avons examiné votre retour et ne pouvons pas l’accepter. Voici pourquoi :',
  rejectedQuestions:
    'Si vous n’êtes pas d’accord, écrivez-nous à {email}. Votre message sera lu par une personne de l’équipe.',
  settledSubject: 'Remboursement de votre retour de la commande {number}',
  settledText:
    'Votre retour est terminé. Nous vous avons remboursé {amount} par le moyen de paiement utilisé pour votre commande. Le montant peut mettre jusqu’à cinq jours ouvrés à apparaître sur votre compte.',
  settledNothing: 'Votre retour est terminé. Il ne reste rien à rembourser.',
  settledExchange: 'Votre retour est terminé, et vos articles de remplacement arrivent avec la commande {order}.',
  settledFor: 'Détail du remboursement',
  deduction: 'Perte de valeur ({percent})',
  extra: 'Montant supplémentaire',
  deductionNote: 'Déduction pour perte de valeur, {item} : {amount} ({percent}). {reason}',
}

const es: ReturnTexts = {
  instructionSubject: 'Cómo devolver tu pedido {number}',
  instructionText: 'Has desistido de tu compra y no pasa nada. Estos son los siguientes pasos.',
  nothingToSendSubject: 'Tu desistimiento del pedido {number}',
  nothingToSend: 'No tienes que devolver nada: estos artículos todavía están con nosotros.',
  acceptedSubject: 'Hemos aceptado tu devolución del pedido {number}',
  acceptedText: 'Puedes enviarnos los artículos siguientes. En cuanto lleguen, nos ocuparemos de tu reembolso.',
  returned: 'Lo que devuelves',
  withdrawn: 'De qué has desistido',
  sendTo: 'Envíalo a',
  sendNote: 'Mete en el paquete una nota con tu número de pedido {number} y guarda el comprobante de envío.',
  sendBy: 'Envía el paquete, como muy tarde, el {day}.',
  refundBy:
    'Tendrás tu dinero, como muy tarde, el {day}. Si para entonces seguimos esperando los artículos o la prueba de que los has enviado, lo tendrás en cuanto nos lleguen.',
  refundByNothing: 'Tendrás tu dinero, como muy tarde, el {day}.',
  rejectedSubject: 'Sobre tu devolución del pedido {number}',
  rejectedText: 'Hemos revisado tu devolución y no podemos aceptarla. El motivo:',
  rejectedQuestions: 'Si no estás de acuerdo, escríbenos a {email}. Lo leerá una persona.',
  settledSubject: 'Reembolso de tu devolución del pedido {number}',
  settledText:
    'Tu devolución ha terminado. Te hemos reembolsado {amount} por el mismo medio con el que pagaste. Tu banco puede tardar hasta cinco días laborables en reflejarlo.',
  settledNothing: 'Tu devolución ha terminado. No queda nada por reembolsar.',
  settledExchange: 'Tu devolución ha terminado y lo que has elegido a cambio te llegará con el pedido {order}.',
  settledFor: 'Lo que te hemos reembolsado',
  deduction: 'Pérdida de valor ({percent})',
  extra: 'Importe adicional',
  deductionNote: 'Deducción por pérdida de valor, {item}: {amount} ({percent}). {reason}',
}

const it: ReturnTexts = {
  instructionSubject: 'Come restituire il tuo ordine {number}',
  instructionText: 'Hai esercitato il recesso dal tuo acquisto, e va benissimo così. Ecco i prossimi passi.',
  nothingToSendSubject: 'Il tuo recesso dall’ordine {number}',
  nothingToSend: 'Non devi restituire nulla: questi articoli sono ancora da noi.',
  acceptedSubject: 'Abbiamo accettato il tuo reso dell’ordine {number}',
  acceptedText: 'Puoi inviarci gli articoli qui sotto. Appena arrivano, ci occupiamo del tuo rimborso.',
  returned: 'Cosa restituisci',
  withdrawn: 'Gli articoli del tuo recesso',
  sendTo: 'Spedisci tutto a',
  sendNote: 'Metti nel pacco un biglietto con il numero d’ordine {number} e conserva la ricevuta di spedizione.',
  sendBy: 'Spedisci il pacco entro questa data: {day}.',
  refundBy:
    'Riceverai il rimborso al più tardi in data {day}. Se a quella data stiamo ancora aspettando gli articoli o la prova della spedizione, arriverà appena li avremo.',
  refundByNothing: 'Riceverai il rimborso al più tardi in data {day}.',
  rejectedSubject: 'Sul tuo reso dell’ordine {number}',
  rejectedText: 'Abbiamo esaminato il tuo reso e non possiamo accettarlo. Ecco il motivo:',
  rejectedQuestions: 'Se non sei d’accordo, scrivici a {email}. Il tuo messaggio lo leggerà una persona.',
  settledSubject: 'Rimborso per il tuo reso dell’ordine {number}',
  settledText:
    'Il tuo reso è concluso. Ti abbiamo rimborsato {amount} con lo stesso metodo con cui hai pagato. La tua banca può impiegare fino a cinque giorni lavorativi per mostrare l’accredito.',
  settledNothing: 'Il tuo reso è concluso. Non resta nulla da rimborsare.',
  settledExchange: 'Il tuo reso è concluso e gli articoli sostitutivi arrivano con l’ordine {order}.',
  settledFor: 'Cosa abbiamo rimborsato',
  deduction: 'Perdita di valore ({percent})',
  extra: 'Importo aggiuntivo',
  deductionNote: 'Detrazione per perdita di valore, {item}: {amount} ({percent}). {reason}',
}

const TEXTS: Readonly<Record<Language, ReturnTexts>> = { en, de, nl, fr, es, it }

type Reader = { readonly language: Language; readonly market: { readonly country: CountryCode } }

/** American English and Swiss German are spelt in their own ways. */
export function returnTextsOf({ language, market: { country } }: Reader): ReturnTexts {
  const locale = textLocaleOf({ language, countryCode: country })
  if (locale === 'en-US') return enUS
  return locale === 'de-CH' ? swiss : TEXTS[language]
}

const swiss: ReturnTexts = swissTexts(de)
