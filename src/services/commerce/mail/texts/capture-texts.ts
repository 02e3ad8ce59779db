/** What shoppers read where money is reserved first and charged parcel by parcel, by mail and on the page of their order (FUL-17). */
import { textsByReader } from './swiss-texts.ts'

/** The British texts define which texts exist. */
const en = {
  orderThanks:
    'Your order is in and your payment is approved. We’ll charge you when your parcel leaves; if there are several, each one when it leaves. Next stop: the packing table.',
  state: 'Payment approved. We’ll charge you when your order ships.',
  charged: 'Charged so far',
  releasedSubject: 'About your order {number}',
  releasedText:
    'We won’t charge {amount} of your order. It was only reserved, so there’s nothing to pay back; your bank lifts the reservation by itself.',
  linesText:
    'We’ve taken the following out of your order. We won’t charge {amount}: it was only reserved, and your bank lifts the reservation by itself.',
  settledText:
    'Your return is complete. We won’t charge {amount}: it was only reserved, and your bank lifts the reservation by itself.',
}

export type CaptureTexts = { readonly [Key in keyof typeof en]: string }

const de: CaptureTexts = {
  orderThanks:
    'Deine Bestellung ist bei uns eingegangen und deine Zahlung ist genehmigt. Wir buchen erst ab, wenn dein Paket losgeht; bei mehreren Paketen jedes für sich. Nächster Halt: der Packtisch.',
  state: 'Zahlung genehmigt. Wir buchen ab, sobald deine Bestellung verschickt wird.',
  charged: 'Bisher abgebucht',
  releasedSubject: 'Zu deiner Bestellung {number}',
  releasedText:
    'Von deiner Bestellung buchen wir {amount} nicht ab. Der Betrag war nur reserviert, deshalb gibt es nichts zurückzuzahlen; deine Bank hebt die Reservierung von selbst auf.',
  linesText:
    'Wir haben Folgendes aus deiner Bestellung genommen. {amount} buchen wir nicht ab: Der Betrag war nur reserviert, und deine Bank hebt die Reservierung von selbst auf.',
  settledText:
    'Deine Rücksendung ist abgeschlossen. {amount} buchen wir nicht ab: Der Betrag war nur reserviert, und deine Bank hebt die Reservierung von selbst auf.',
}

const nl: CaptureTexts = {
  orderThanks:
    'Je bestelling is binnen en je betaling is goedgekeurd. We schrijven pas af als je pakket vertrekt; bij meer pakketten elk pakket apart. Volgende halte: de inpaktafel.',
  state: 'Betaling goedgekeurd. We schrijven af zodra je bestelling wordt verzonden.',
  charged: 'Tot nu toe afgeschreven',
  releasedSubject: 'Over je bestelling {number}',
  releasedText:
    'We schrijven {amount} van je bestelling niet af. Het bedrag was alleen gereserveerd, dus er valt niets terug te betalen; je bank heft de reservering vanzelf op.',
  linesText:
    'We hebben het volgende uit je bestelling gehaald. {amount} schrijven we niet af: het bedrag was alleen gereserveerd en je bank heft de reservering vanzelf op.',
  settledText:
    'Je retour is afgerond. {amount} schrijven we niet af: het bedrag was alleen gereserveerd en je bank heft de reservering vanzelf op.',
}

const fr: CaptureTexts = {
  orderThanks:
    'Votre commande est enregistrée et votre paiement est autorisé. Vous serez débité au départ de votre colis ; s’il y en a plusieurs, au départ de chacun. Prochain arrêt : la table d’emballage.',
  state: 'Paiement autorisé. Vous serez débité à l’expédition de votre commande.',
  charged: 'Débité à ce jour',
  releasedSubject: 'À propos de votre commande {number}',
  releasedText:
    'Nous ne débiterons pas {amount} de votre commande. Ce montant était seulement réservé : il n’y a rien à rembourser, et votre banque lèvera elle-même la réservation.',
  linesText:
    'Nous avons retiré les articles suivants de votre commande. Nous ne débiterons pas {amount} : ce montant était seulement réservé, et votre banque lèvera elle-même la réservation.',
  settledText:
    'Votre retour est terminé. Nous ne débiterons pas {amount} : ce montant était seulement réservé, et votre banque lèvera elle-même la réservation.',
}

const es: CaptureTexts = {
  orderThanks:
    'Hemos recibido tu pedido y el pago está autorizado. Te cobraremos cuando salga tu paquete; si son varios, cada uno cuando salga. Próxima parada: la mesa de embalaje.',
  state: 'Pago autorizado. Te cobraremos cuando enviemos tu pedido.',
  charged: 'Cobrado hasta ahora',
  releasedSubject: 'Sobre tu pedido {number}',
  releasedText:
    'No te cobraremos {amount} de tu pedido. El importe solo estaba retenido, así que no hay nada que devolver; tu banco lo liberará por sí mismo.',
  linesText:
    'Hemos quitado lo siguiente de tu pedido. No te cobraremos {amount}: el importe solo estaba retenido y tu banco lo liberará por sí mismo.',
  settledText:
    'Tu devolución ha terminado. No te cobraremos {amount}: el importe solo estaba retenido y tu banco lo liberará por sí mismo.',
}

const it: CaptureTexts = {
  orderThanks:
    'Abbiamo ricevuto il tuo ordine e il pagamento è autorizzato. L’addebito avviene quando parte il pacco; se sono più di uno, alla partenza di ciascuno. Prossima fermata: il tavolo dei pacchi.',
  state: 'Pagamento autorizzato. L’addebito avviene alla spedizione dell’ordine.',
  charged: 'Addebitato finora',
  releasedSubject: 'Il tuo ordine {number}',
  releasedText:
    'Non ti addebiteremo {amount} del tuo ordine. L’importo era solo riservato, quindi non c’è nulla da rimborsare; la tua banca lo sbloccherà da sola.',
  linesText:
    'Abbiamo tolto dal tuo ordine i seguenti articoli. Non ti addebiteremo {amount}: l’importo era solo riservato e la tua banca lo sbloccherà da sola.',
  settledText:
    'Il tuo reso è concluso. Non ti addebiteremo {amount}: l’importo era solo riservato e la tua banca lo sbloccherà da sola.',
}

export const captureTextsOf = textsByReader<keyof CaptureTexts>({ en, de, nl, fr, es, it })
