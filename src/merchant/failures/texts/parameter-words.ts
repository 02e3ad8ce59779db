/** Codes that messages of failures name, in words: staff read no codes. English is printed by the command line, too. */
import type { Language } from '../../../markets/languages/languages.ts'
import { words, type Words } from '../../six-languages.ts'

/** By the name of the parameter, then by code. */
const PARAMETER_WORDS: Readonly<Record<string, Readonly<Record<string, Words>>>> = {
  state: {
    open: words('unpaid', 'unbezahlt', 'onbetaald', 'non payée', 'sin pagar', 'non pagato'),
    lapsed: words('expired', 'abgelaufen', 'verlopen', 'expirée', 'caducado', 'scaduto'),
    replaced: words('replaced', 'ersetzt', 'vervangen', 'remplacée', 'sustituido', 'sostituito'),
    paid: words('paid', 'bezahlt', 'betaald', 'payée', 'pagado', 'pagato'),
    held: words('on hold', 'angehalten', 'vastgehouden', 'bloquée', 'retenido', 'bloccato'),
    cancelled: words('cancelled', 'storniert', 'geannuleerd', 'annulé', 'cancelado', 'annullato'),
    refunded: words('refunded', 'erstattet', 'terugbetaald', 'remboursée', 'reembolsado', 'rimborsato'),
    unmatched: words(
      'without an order',
      'ohne Bestellung',
      'zonder bestelling',
      'sans commande',
      'sin pedido',
      'senza ordine',
    ),
    requested: words('requested', 'angefragt', 'aangevraagd', 'demandé', 'solicitada', 'richiesto'),
    accepted: words('accepted', 'angenommen', 'geaccepteerd', 'accepté', 'aceptada', 'accettato'),
    received: words('received', 'eingetroffen', 'ontvangen', 'reçu', 'recibida', 'ricevuto'),
    refunding: words(
      'being refunded',
      'in Erstattung',
      'in terugbetaling',
      'en cours de remboursement',
      'en reembolso',
      'in rimborso',
    ),
    settled: words('settled', 'erledigt', 'afgehandeld', 'réglé', 'liquidada', 'concluso'),
    rejected: words('rejected', 'abgelehnt', 'afgewezen', 'refusé', 'rechazada', 'rifiutato'),
    delivered: words('delivered', 'zugestellt', 'bezorgd', 'livré', 'entregado', 'consegnato'),
    'received back': words('received back', 'zurückgekommen', 'teruggekomen', 'revenu', 'devuelto', 'tornato indietro'),
    voided: words('voided', 'zurückgenommen', 'ingetrokken', 'annulé', 'anulado', 'annullato'),
    pending: words('pending', 'offen', 'open', 'en attente', 'pendiente', 'in attesa'),
    approved: words('approved', 'erteilt', 'verleend', 'accordée', 'aprobada', 'approvata'),
    declined: words('declined', 'abgelehnt', 'afgewezen', 'refusée', 'rechazada', 'rifiutata'),
    expired: words('expired', 'abgelaufen', 'verlopen', 'expirée', 'caducada', 'scaduta'),
  },
  fulfilment: {
    none: words(
      'nothing to ship',
      'nichts zu versenden',
      'niets te verzenden',
      'rien à expédier',
      'nada que enviar',
      'niente da spedire',
    ),
    unshipped: words('not shipped', 'nicht versendet', 'niet verzonden', 'non expédiée', 'sin enviar', 'non spedito'),
    partly_shipped: words(
      'partly shipped',
      'teilweise versendet',
      'deels verzonden',
      'expédiée en partie',
      'enviado en parte',
      'spedito in parte',
    ),
    shipped: words('shipped', 'versendet', 'verzonden', 'expédiée', 'enviado', 'spedito'),
    delivered: words('delivered', 'zugestellt', 'bezorgd', 'livrée', 'entregado', 'consegnato'),
  },
  trigger: {
    'order.release': words('releasing it', 'Freigeben', 'vrijgeven', 'débloquer', 'liberarlo', 'sbloccarlo'),
    'order.cancel': words('cancelling it', 'Stornieren', 'annuleren', 'annuler', 'cancelarlo', 'annullarlo'),
    'order.cancelLines': words(
      'cancelling items',
      'Artikel stornieren',
      'artikelen annuleren',
      'annuler des articles',
      'cancelar artículos',
      'annullare articoli',
    ),
    'shipment.post': words('shipping', 'Versenden', 'verzenden', 'expédier', 'enviar', 'spedire'),
    'shipment.void': words(
      'voiding a shipment',
      'eine Sendung zurücknehmen',
      'een zending intrekken',
      'annuler une expédition',
      'anular un envío',
      'annullare una spedizione',
    ),
    'shipment.deliver': words(
      'marking it as delivered',
      'als zugestellt markieren',
      'als bezorgd markeren',
      'marquer comme livrée',
      'marcar como entregado',
      'segnare come consegnato',
    ),
    'return.match': words(
      'matching it to an order',
      'einer Bestellung zuordnen',
      'aan een bestelling koppelen',
      'l’associer à une commande',
      'asignarla a un pedido',
      'abbinarlo a un ordine',
    ),
    'return.accept': words('accepting it', 'Annehmen', 'accepteren', 'l’accepter', 'aceptarla', 'accettarlo'),
    'return.reject': words('rejecting it', 'Ablehnen', 'afwijzen', 'le refuser', 'rechazarla', 'rifiutarlo'),
    'return.cancel': words('cancelling it', 'Abbrechen', 'annuleren', 'l’annuler', 'cancelarla', 'annullarlo'),
    'return.receive': words(
      'receiving it',
      'den Eingang buchen',
      'de ontvangst boeken',
      'enregistrer la réception',
      'registrar la entrada',
      'registrare l’arrivo',
    ),
    'return.settle': words('settling it', 'Abrechnen', 'afhandelen', 'le régler', 'liquidarla', 'concluderlo'),
    'return.exchange': words('exchanging it', 'Umtauschen', 'omruilen', 'l’échanger', 'cambiarla', 'cambiarlo'),
  },
  holds: {
    amount: words(
      'the amount differs',
      'der Betrag weicht ab',
      'het bedrag wijkt af',
      'montant différent',
      'importe distinto',
      'importo diverso',
    ),
    withdrawal: words('withdrawal', 'Widerruf', 'herroeping', 'rétractation', 'desistimiento', 'recesso'),
    capture_failed: words(
      'the capture failed',
      'der Einzug ist gescheitert',
      'de incasso is mislukt',
      'encaissement échoué',
      'cobro fallido',
      'incasso non riuscito',
    ),
    chargeback: words('chargeback', 'Rückbuchung', 'terugboeking', 'rétrofacturation', 'contracargo', 'chargeback'),
    refund_failed: words(
      'a refund failed',
      'eine Erstattung ist gescheitert',
      'een terugbetaling is mislukt',
      'remboursement échoué',
      'reembolso fallido',
      'rimborso non riuscito',
    ),
    manual: words('by staff', 'vom Team', 'door het team', 'par l’équipe', 'por el equipo', 'dal team'),
  },
  fields: {
    firstName: words('first name', 'Vorname', 'voornaam', 'prénom', 'nombre', 'nome'),
    lastName: words('last name', 'Nachname', 'achternaam', 'nom', 'apellidos', 'cognome'),
    street0: words('street', 'Straße', 'straat', 'rue', 'calle', 'via'),
    street1: words(
      'second address line',
      'Adresszusatz',
      'tweede adresregel',
      'complément d’adresse',
      'segunda línea de dirección',
      'seconda riga dell’indirizzo',
    ),
    postCode: words('postcode', 'Postleitzahl', 'postcode', 'code postal', 'código postal', 'CAP'),
    city: words('town', 'Ort', 'plaats', 'ville', 'localidad', 'città'),
    region: words('region', 'Region', 'regio', 'région', 'región', 'regione'),
    country: words('country', 'Land', 'land', 'pays', 'país', 'paese'),
    telephone: words('telephone', 'Telefon', 'telefoon', 'téléphone', 'teléfono', 'telefono'),
    email: words(
      'email address',
      'E-Mail-Adresse',
      'e-mailadres',
      'adresse e-mail',
      'correo electrónico',
      'indirizzo e-mail',
    ),
    tax: words(
      'sales tax',
      'Sales Tax',
      'sales tax',
      'taxe de vente',
      'impuesto sobre las ventas',
      'imposta sulle vendite',
    ),
  },
}

/** Several codes are separated by a comma and a blank. A value without words is shown itself. */
export function inWords(name: string, value: string | number, language: Language): string {
  if (name === 'countries') return countryNames(String(value).split(', '), language)
  const known = Object.hasOwn(PARAMETER_WORDS, name) ? PARAMETER_WORDS[name] : undefined
  if (known === undefined) return String(value)
  return String(value)
    .split(', ')
    .map((code) => (Object.hasOwn(known, code) ? (known[code]?.[language] ?? code) : code))
    .join(', ')
}

function countryNames(codes: readonly string[], language: Language): string {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'code' })
  return codes.map((code) => names.of(code) ?? code).join(', ')
}
