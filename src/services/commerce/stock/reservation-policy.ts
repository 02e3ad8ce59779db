/**
 * How long unpaid orders reserve stock, and how much of it one shopper may reserve without paying (SEC-04). Pure: the data and
 * the decisions, without a clock or a database.
 */

const MINUTE = 60_000

export const RESERVATION_POLICY = {
  /** From the order until the shopper starts to pay. Ordering the same again does not extend it. */
  beforePaymentMs: 10 * MINUTE,
  /** From the start of a payment attempt: as long as a session at the provider. */
  duringPaymentMs: 60 * MINUTE,
} as const

/** Exact numbers up to this one are useful to shoppers; above it they would only tell others how much is in stock. */
const MAX_REVEALED_STOCK = 10

export type UnpaidLimits = {
  /** Units of one SKU in unpaid orders that a cart, an e-mail address or a client may always have … */
  readonly units: number
  /** … and the share of its stock that they may have where that is more. */
  readonly stockPercent: number
}

export const DEFAULT_UNPAID_LIMITS: UnpaidLimits = { units: 50, stockPercent: 20 }

type Reserved = { readonly reservedAt: Date; readonly now: Date }

/** When the reservation of an order ends: at most 70 minutes after it began, however often a payment is started. */
export function reservationEnd(stage: 'ordered' | 'paying', { reservedAt, now }: Reserved): Date {
  const { beforePaymentMs, duringPaymentMs } = RESERVATION_POLICY
  const unpaidEnd = reservedAt.getTime() + beforePaymentMs
  return new Date(
    stage === 'ordered' ? unpaidEnd : Math.min(now.getTime() + duringPaymentMs, unpaidEnd + duringPaymentMs),
  )
}

export type ReservedTime = { readonly reservedAt: Date; readonly endsAt: Date }

/** A later step of the same order never shortens its reservation. One that has ended begins again. */
export function renewedReservation(
  stage: 'ordered' | 'paying',
  { reservedAt, endsAt }: ReservedTime,
  now: Date,
): ReservedTime {
  const start = endsAt <= now ? now : reservedAt
  const end = reservationEnd(stage, { reservedAt: start, now })
  return { reservedAt: start, endsAt: end > endsAt ? end : endsAt }
}

/** Units of one SKU that one cart, e-mail address or client may have in unpaid orders. */
export const maxUnpaidUnits = (stock: number, { units, stockPercent }: UnpaidLimits): number =>
  Math.max(units, Math.floor((stock * stockPercent) / 100))

export type UnpaidDemand = {
  readonly variantId: string
  /** Units that the order needs. */
  readonly wanted: number
  /** Units in the other unpaid orders of the same e-mail address or client, whichever has more. */
  readonly unpaid: number
  /** Units in stock, reserved or not. */
  readonly stock: number
}

/** The SKUs of which an order would reserve too many. */
export const variantsOverLimit = (demands: readonly UnpaidDemand[], limits: UnpaidLimits): readonly string[] =>
  demands
    .filter(({ wanted, unpaid, stock }) => wanted + unpaid > maxUnpaidUnits(stock, limits))
    .map(({ variantId }) => variantId)

/** The number that a rejection may contain; undefined where it must not be revealed. */
export const revealedStock = (available: number): number | undefined =>
  available > MAX_REVEALED_STOCK ? undefined : Math.max(0, available)
