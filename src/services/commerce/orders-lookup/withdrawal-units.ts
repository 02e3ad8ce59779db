/** The units that the withdrawal form offers to the bearer of an order's link (RET-05). Without a choice it means all. */
import type { Clock } from '../../../platform/clock.ts'
import type { CommerceQuery } from '../catalogue/stored-offers.ts'
import { readUnits } from '../fulfilment/stored-shipments.ts'
import type { LineQuantity } from '../fulfilment/units.ts'
import { textsOf } from '../mail/order-details.ts'
import { linesIn } from '../mail/shipment-mails.ts'
import type { OrderTokens } from '../orders/order-tokens.ts'
import { readOrder, type StoredOrder } from '../orders/stored-order.ts'
import { readReturns, returnableUnits } from '../returns/stored-returns.ts'

export type OfferedLine = LineQuantity & { readonly label: string }

export type OfferedUnits = {
  readonly order: StoredOrder
  readonly token: string
  readonly lines: readonly OfferedLine[]
}

type Deps = {
  readonly database: { readonly query: CommerceQuery }
  readonly clock: Clock
  readonly tokens: () => Promise<OrderTokens>
}

/** Undefined without a valid token of an order that has units to return. */
export async function offeredUnits(
  { database: { query }, clock, tokens }: Deps,
  token: string,
): Promise<OfferedUnits | undefined> {
  const [links, now] = [await tokens(), clock.now()]
  const id = token === '' ? undefined : links.read(token, now)
  const order = id === undefined ? undefined : await readOrder(query, id)
  if (order?.paidAt === undefined || order.linkVersion !== links.versionOf(token, now)) return undefined
  const units = await readUnits(query, order)
  const texts = textsOf(order.snapshot)
  const lines = returnableUnits(units, await readReturns(query, { orderId: order.id }))
    .filter(({ quantity }) => quantity > 0)
    .map((line) => ({
      ...line,
      label: linesIn(order.snapshot.lines, [line], texts).join(''),
    }))
  return lines.length === 0 ? undefined : { order, token, lines }
}

/** The name of the field of a line. */
export const unitsField = ({ itemId }: Pick<OfferedLine, 'itemId'>): string => `units-${itemId}`

/** What was entered for each line. Undefined units: nothing was chosen. */
export function chosenUnits(
  lines: readonly OfferedLine[],
  entered: (name: string) => string,
): { readonly units: readonly LineQuantity[] | undefined; readonly isWrong: boolean } {
  const chosen = lines.map(({ itemId, quantity: most }) => {
    const text = entered(unitsField({ itemId })).trim()
    const quantity = /^\d{0,6}$/.test(text) ? Number(text) : Number.NaN
    return { itemId, quantity, isWrong: !(quantity <= most) }
  })
  const units = chosen.filter(({ quantity }) => quantity > 0).map(({ itemId, quantity }) => ({ itemId, quantity }))
  return { units: units.length === 0 ? undefined : units, isWrong: chosen.some(({ isWrong }) => isWrong) }
}
