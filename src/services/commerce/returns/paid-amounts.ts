/**
 * What was paid for each unit of an order (RET-07): the total of a line split over its quantity by largest remainder, with the
 * unit's share of a tax that was added to the prices. All units and the delivery together are exactly what the order costs, so
 * partial refunds always add up to it. Pure.
 */
import { splitAmount } from '../../../markets/prices/split-amount.ts'
import type { LineQuantity } from '../fulfilment/units.ts'
import type { OrderSnapshot } from '../orders/order-snapshot.ts'

export type PaidAmounts = {
  /** By line: the amount of each unit, in the order in which units are refunded. */
  readonly units: ReadonlyMap<string, readonly number[]>
  readonly delivery: number
  /** Of the delivery, what a withdrawal of everything refunds: at most the cheapest method that was offered (RET-08). */
  readonly owedDelivery: number
}

type Priced = Pick<OrderSnapshot, 'lines' | 'shipping' | 'totals'>

const DELIVERY = 'delivery'

export function paidAmounts({ lines, shipping, totals }: Priced): PaidAmounts {
  const amounts = [...lines.map(({ totalWithDiscount }) => totalWithDiscount), shipping.totalWithDiscount]
  const keys = [...lines.map(({ itemId }) => itemId), DELIVERY]
  const weights = amounts.map((weight, place) => ({ key: keys[place] ?? '', weight }))
  const taxes = addedTax(totals.externalTax ?? 0, weights)
  const units = lines.map(({ itemId, quantity, totalWithDiscount }, place): [string, readonly number[]] => {
    const [prices, tax] = [evenly(totalWithDiscount, quantity), evenly(taxes[place] ?? 0, quantity)]
    return [itemId, prices.map((amount, unit) => amount + (tax[unit] ?? 0))]
  })
  const delivery = shipping.totalWithDiscount + (taxes.at(-1) ?? 0)
  return { units: new Map(units), delivery, owedDelivery: owedOf(delivery, shipping) }
}

/** With its share of an added tax; a part of a minor unit counts for the shopper. */
function owedOf(delivery: number, { totalWithDiscount: paid, cheapest = paid }: Priced['shipping']): number {
  return cheapest >= paid ? delivery : Math.ceil((delivery * cheapest) / paid)
}

/** An order that costs nothing but tax has no weights: the delivery bears it. */
function addedTax(tax: number, weights: Parameters<typeof splitAmount>[1]): readonly number[] {
  const hasWeights = weights.some(({ weight }) => weight > 0)
  return splitAmount(
    tax,
    hasWeights ? weights : weights.map((one) => ({ ...one, weight: one.key === DELIVERY ? 1 : 0 })),
  )
}

function evenly(amount: number, parts: number): readonly number[] {
  const places = Array.from({ length: parts }, (_, place) => String(place).padStart(6, '0'))
  return splitAmount(
    amount,
    places.map((key) => ({ key, weight: 1 })),
  )
}

/** Of the next units of each line: `before` were refunded already. */
export function amountOf(
  { units }: PaidAmounts,
  chosen: readonly LineQuantity[],
  before: (itemId: string) => number,
): readonly (LineQuantity & { readonly amount: number })[] {
  return chosen.map(({ itemId, quantity }) => {
    const from = before(itemId)
    const amount = (units.get(itemId) ?? []).slice(from, from + quantity).reduce((sum, one) => sum + one, 0)
    return { itemId, quantity, amount }
  })
}
