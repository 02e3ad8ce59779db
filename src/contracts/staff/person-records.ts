/** What the shop stores about one person, and what happens to it when the person is erased (DPR-01, DPR-03). */

export const RECORD_KINDS = [
  'orders',
  'amendments',
  'notes',
  'withdrawals',
  'returns',
  'shipments',
  'payments',
  'credits',
  'documents',
  'carts',
  'links',
  'mails',
  'outbox',
  'subscriptions',
  'inquiries',
  'approvals',
  'jobs',
  'answers',
  'undos',
  'audit',
  'drafts',
  'views',
  'exports',
  'staff',
] as const
export type RecordKind = (typeof RECORD_KINDS)[number]

/**
 * `emptied`: the row stays for the figures of the shop, without the person. `restricted`: it has to be retained; only an owner
 * sees it until then. `stays`: erasing a shopper does not touch it.
 */
export const FATES = ['deleted', 'emptied', 'restricted', 'stays'] as const
export type Fate = (typeof FATES)[number]

/** Why something is not deleted. */
export const FATE_REASONS = ['documents', 'figures', 'staff-account'] as const
export type FateReason = (typeof FATE_REASONS)[number]

export type PersonRecord = {
  readonly kind: RecordKind
  /** For people: the number of an order, the name of a list. */
  readonly label: string
  /** ISO 8601. */
  readonly at?: string
  readonly fate: Fate
  /** The last day of its retention. */
  readonly until?: string
  readonly reason?: FateReason
  /** The person was erased before: named in the export, not contained in it (DPR-04). */
  readonly isRestricted?: true
  /** What the export contains of it; absent where it contains data of other persons, too. */
  readonly data?: Readonly<Record<string, unknown>>
  /** A file of the export. */
  readonly file?: { readonly name: string; readonly html: string }
}
