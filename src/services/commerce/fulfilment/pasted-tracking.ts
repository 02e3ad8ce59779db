/** Rows of order number, carrier and tracking number, as they are pasted from a carrier's list (FUL-12). */
import type { CommerceQuery } from '../catalogue/stored-offers.ts'
import { readOrderNumber } from '../orders/order-numbers.ts'
import { toOrder } from '../orders/stored-order.ts'
import { listCarriers, readTracking } from './carriers.ts'

export const MAX_PASTED_ROWS = 500

export const PASTED_STATUSES = ['ok', 'unknown-order', 'already-shipped', 'on-hold', 'bad-number'] as const

export type PastedRow = {
  /** From 1, as pasted. */
  readonly line: number
  readonly number: string
  readonly carrier: string
  readonly trackingNumber: string
  readonly status: (typeof PASTED_STATUSES)[number]
}

type Cells = Omit<PastedRow, 'status'>

/** Separated by tabs, semicolons or commas; cells may stand in quotes. Empty rows and a head are skipped. */
export function readPasted(text: string): readonly Cells[] {
  return text.split(/\r\n|\r|\n/).flatMap((row, place): Cells[] => {
    if (row.trim() === '') return []
    const separator = ['\t', ';', ','].find((one) => row.includes(one)) ?? '\t'
    const [number = '', carrier = '', trackingNumber = ''] = row.split(separator).map((cell) =>
      cell
        .trim()
        .replace(/^"(.*)"$/, '$1')
        .trim(),
    )
    const isHead = place === 0 && !/\d/.test(number)
    return isHead ? [] : [{ line: place + 1, number, carrier, trackingNumber }]
  })
}

/** Carriers are named by id or by name. An order that stands twice is shipped by the first row. */
export async function previewPasted(query: CommerceQuery, rows: readonly Cells[]): Promise<readonly PastedRow[]> {
  const numbers = [...new Set(rows.map(({ number }) => readOrderNumber(number) ?? ''))].filter(Boolean)
  const found =
    numbers.length === 0
      ? []
      : await query
          .selectFrom('orders')
          .selectAll()
          .where('number', 'in', numbers)
          .where('restricted_until', 'is', null)
          .execute()
  const orders = new Map(found.map((row) => [row.number, toOrder(row)]))
  const carriers = await listCarriers(query)
  const seen = new Set<string>()
  return rows.map((row): PastedRow => {
    const order = orders.get(readOrderNumber(row.number) ?? '')
    if (order === undefined) return { ...row, status: 'unknown-order' }
    const isFirst = !seen.has(order.number)
    seen.add(order.number)
    const isOpen = order.state === 'paid' && (order.fulfilment === 'unshipped' || order.fulfilment === 'partly_shipped')
    if (order.holds.length > 0 || order.state === 'held') return { ...row, status: 'on-hold' }
    if (!isOpen || !isFirst) return { ...row, status: 'already-shipped' }
    const wanted = row.carrier.toLowerCase()
    const carrier = carriers.find(({ id, name }) => id === wanted || name.toLowerCase() === wanted)
    const { country } = order.snapshot.addresses.shipping
    const tracking = carrier && readTracking(carrier, country, row.trackingNumber)
    if (carrier === undefined || tracking?.ok !== true) return { ...row, status: 'bad-number' }
    return { ...row, number: order.number, carrier: carrier.id, status: 'ok' }
  })
}
