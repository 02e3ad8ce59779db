/** What happened to an order, as one list in order of time (DOR-03). */
export const TIMELINE_EVENTS = {
  order: ['placed', 'expired', 'replaced'],
  payment: [
    'pending',
    'received',
    'authorised',
    'captured',
    'released',
    'held',
    'refused',
    'cancelled',
    'failed',
    'refunded',
    'refundFailed',
    'refundUndone',
    'reversed',
    'reversalFailed',
    'chargeback',
    'fraud',
    'captureFailed',
    'expired',
    'other',
  ],
  mail: [
    'confirmation',
    'refund',
    'cancellation',
    'shipment',
    'shipmentVoid',
    'linesCancelled',
    'instruction',
    'accepted',
    'rejected',
    'settled',
    'withdrawal',
    'credit',
  ],
  shipment: ['posted', 'delivered', 'voided'],
  return: ['requested', 'received', 'settled'],
  document: ['invoice', 'credit-note', 'cancellation', 'waiting'],
  note: ['added'],
} as const

export type TimelineKind = keyof typeof TIMELINE_EVENTS

/** `waiting`: not tried yet. */
export const MAIL_STATES = ['waiting', 'sent', 'retrying', 'dead'] as const
export type MailState = (typeof MAIL_STATES)[number]

type EntryOf<Kind extends TimelineKind> = {
  readonly kind: Kind
  readonly event: (typeof TIMELINE_EVENTS)[Kind][number]
}

export type TimelineEntry = { [Kind in TimelineKind]: EntryOf<Kind> }[TimelineKind] & {
  /** Unique within the order. */
  readonly id: string
  readonly at: string
  /** `shopper`, `provider`, `system`, or the key of a staff member, a program or the command line; undefined: not recorded here. */
  readonly by: string | undefined
  readonly amount?: { readonly value: number; readonly currency: string }
  /** A tracking number, the number of a document, a payment method, the id of a note: whatever names the thing. */
  readonly reference?: string
  readonly mail?: { readonly state: MailState; readonly tries: number; readonly nextAt?: string }
}
