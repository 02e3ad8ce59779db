/**
 * What must be written when prices are due: several may have begun and ended since the last look, after a downtime. Pure, so that
 * its cases stand in a table.
 */
import type { CurrentPrice } from './current-price.ts'

export type PriceKey = { readonly variantId: string; readonly currency: string }

/** A scheduled price whose time has come. */
export type DuePrice = PriceKey & {
  readonly since: string
  readonly until: string | null
  readonly price: CurrentPrice
}

/** One that applies and ends. */
export type RunningPrice = DuePrice & {
  readonly until: string
  /** What returns at its end; nothing where it had no price in the currency. */
  readonly earlier: CurrentPrice | undefined
}

type ChangedPrice = PriceKey & {
  readonly since: string
  /** Without one, it is not for sale in the currency. */
  readonly price: CurrentPrice | undefined
}

export type DueChanges = {
  /** For the history. */
  readonly steps: readonly ChangedPrice[]
  /** The prices that apply from now on. */
  readonly prices: readonly ChangedPrice[]
  /** What began and has not ended yet. */
  readonly running: readonly RunningPrice[]
}

const keyOf = ({ variantId, currency }: PriceKey): string => `${variantId} ${currency}`

/** All of them are due by `now`, and those of one variant and currency do not overlap. */
export function dueChanges(
  { starts, ends }: { readonly starts: readonly DuePrice[]; readonly ends: readonly RunningPrice[] },
  currentOf: (key: PriceKey) => CurrentPrice | undefined,
  now: string,
): DueChanges {
  const groups = Map.groupBy<string, DuePrice | RunningPrice>([...ends, ...starts], keyOf)
  const changes = [...groups.values()].map((own) => changesOf(own, currentOf, now))
  return {
    steps: changes.flatMap(({ steps }) => steps),
    prices: changes.flatMap(({ steps }) => steps.slice(-1)),
    running: changes.flatMap(({ running }) => running),
  }
}

/** Of one variant and currency. */
function changesOf(
  own: readonly (DuePrice | RunningPrice)[],
  currentOf: (key: PriceKey) => CurrentPrice | undefined,
  now: string,
): Omit<DueChanges, 'prices'> {
  const steps: ChangedPrice[] = []
  const running: RunningPrice[] = []
  let current = own[0] && currentOf(own[0])
  const apply = ({ variantId, currency }: PriceKey, since: string, price: CurrentPrice | undefined): void => {
    current = price
    // A price that ends when another begins leaves no step of its own.
    if (steps.at(-1)?.since === since) steps.pop()
    steps.push({ variantId, currency, since, price })
  }
  for (const due of own.toSorted((a, b) => (a.since < b.since ? -1 : 1))) {
    const { since, until, price } = due
    const earlier = 'earlier' in due ? due.earlier : current
    if (!('earlier' in due)) apply(due, since, price)
    if (until === null) continue
    if (until > now) running.push({ ...due, until, earlier })
    // Changed by hand meanwhile: that price stays.
    else if (isSame(current, price)) apply(due, until, earlier)
  }
  return { steps, running }
}

const isSame = (a: CurrentPrice | undefined, b: CurrentPrice): boolean =>
  a?.original === b.original && a.final === b.final
