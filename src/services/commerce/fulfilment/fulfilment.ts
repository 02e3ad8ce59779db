/** How far the items of an order are, and what blocks their shipping. The money is the order's state (docs/adr/0056). */
export const FULFILMENTS = ['none', 'unshipped', 'partly_shipped', 'shipped', 'delivered'] as const
export type Fulfilment = (typeof FULFILMENTS)[number]

/** Reasons that block shipping, as stored. The reason `amount` is the state `held` and is not stored a second time. */
export const STORED_HOLDS = ['withdrawal', 'capture_failed', 'chargeback', 'refund_failed', 'manual'] as const
export type StoredHold = (typeof STORED_HOLDS)[number]

export const HOLDS = ['amount', ...STORED_HOLDS] as const

/** In one column, because there are few and they are always read together. */
export const readHolds = (column: string | null): readonly StoredHold[] =>
  STORED_HOLDS.filter((hold) => (column ?? '').split(' ').includes(hold))

/** Null for none. */
export const writeHolds = (holds: readonly StoredHold[]): string | null =>
  holds.length === 0 ? null : STORED_HOLDS.filter((hold) => holds.includes(hold)).join(' ')
