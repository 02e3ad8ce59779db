/** What commerce stores about a person, record by record. Secrets and names of staff are left out of the export. */
import { sql } from 'kysely'
import { endingOf } from '../credits/credit-code.ts'
import type { PersonRecord } from '../../../contracts/staff/person-records.ts'
import type { PersonAffairs, PrivacyDatabase } from './read-affairs.ts'

type OrderRecord = PersonAffairs['orders'][number]
type RecordFate = Pick<PersonRecord, 'fate' | 'until' | 'reason' | 'isRestricted'>

/** Follows its order: what happens to that one happens to it. */
const fateLike = ({ fate, until, restrictedUntil }: OrderRecord): RecordFate => ({
  fate,
  ...(restrictedUntil !== undefined && { isRestricted: true as const }),
  ...(until !== undefined && { until }),
  ...(fate === 'restricted' && { reason: 'documents' as const }),
  ...(fate === 'emptied' && { reason: 'figures' as const }),
})

export async function commerceRecords(
  database: PrivacyDatabase,
  affairs: PersonAffairs,
  { withFiles }: { readonly withFiles: boolean },
): Promise<readonly PersonRecord[]> {
  const files = withFiles ? await readFiles(database, affairs) : new Map<string, string>()
  return recordsOf(affairs, files)
}

/** Long: one part per kind of record. */
export function recordsOf(affairs: PersonAffairs, files: ReadonlyMap<string, string>): readonly PersonRecord[] {
  const byId = new Map(affairs.orders.map((order) => [order.id, order]))
  const ofOrder = (id: string | null): RecordFate => {
    const order = byId.get(id ?? '')
    return order === undefined ? { fate: 'deleted' } : fateLike(order)
  }
  const numberOf = (id: string | null): string => byId.get(id ?? '')?.number ?? ''
  return [
    ...affairs.orders.map((order): PersonRecord => {
      const { lines, shipping, discounts, totals, addresses, contact, market, language, termsAgreedAt } = order.snapshot
      return {
        kind: 'orders',
        label: order.number,
        at: order.createdAt,
        ...fateLike(order),
        data: {
          number: order.number,
          state: order.state,
          createdAt: order.createdAt,
          paidAt: order.paidAt,
          contact,
          addresses,
          lines: lines.map(({ sku, name, size, quantity, totalWithDiscount }) => ({
            sku,
            name,
            size,
            quantity,
            total: totalWithDiscount,
          })),
          shipping: { name: shipping.name, total: shipping.totalWithDiscount },
          discounts,
          totals,
          currency: market.currency,
          country: market.country,
          language,
          termsAgreedAt,
        },
      }
    }),
    ...affairs.orders.flatMap((order): PersonRecord[] =>
      order.original === undefined
        ? []
        : [
            {
              kind: 'amendments',
              label: order.number,
              ...fateLike(order),
              data: { number: order.number, asOrdered: order.original, deliveryNote: order.amendment?.deliveryNote },
            },
          ],
    ),
    // The address stands in the order of another person, whose data is not theirs.
    ...affairs.onceTheirs.map(({ number, createdAt }): PersonRecord => ({
      kind: 'amendments',
      label: number,
      at: createdAt,
      fate: 'deleted',
      data: { number, formerEmail: affairs.email },
    })),
    ...affairs.withdrawals.map(
      ({ number, name, email, statement, country, language, received_at: at }): PersonRecord => ({
        kind: 'withdrawals',
        label: number,
        at,
        fate: 'deleted',
        data: { number, name, email, statement, country, language, receivedAt: at },
      }),
    ),
    ...affairs.returns.map(
      ({ id, number, kind, state, requested_at: at, refund, order_id: orderId }): PersonRecord => ({
        kind: 'returns',
        label: number,
        at,
        ...ofOrder(orderId),
        data: {
          number,
          kind,
          state,
          requestedAt: at,
          refund,
          units: affairs.returnUnits
            .filter((unit) => unit.return_id === id)
            .map((unit) => ({ item: unit.item_id, quantity: unit.quantity, reason: unit.reason })),
        },
      }),
    ),
    ...notesOf(affairs),
    ...affairs.shipments.map((one): PersonRecord => ({
      kind: 'shipments',
      label: numberOf(one.order_id),
      at: one.posted_at,
      ...ofOrder(one.order_id),
      data: {
        number: numberOf(one.order_id),
        carrier: one.carrier_name,
        trackingNumber: one.tracking_number,
        postedAt: one.posted_at,
        deliveredAt: one.delivered_at,
      },
    })),
    ...affairs.payments.map((one): PersonRecord => ({
      kind: 'payments',
      label: numberOf(one.order_id),
      at: one.created_at,
      ...ofOrder(one.order_id),
      data: {
        number: numberOf(one.order_id),
        reference: one.psp_reference,
        method: one.method,
        state: one.state,
        amount: one.amount,
        refunded: one.refunded,
        currency: one.currency,
      },
    })),
    ...affairs.credits.map((one): PersonRecord => ({
      kind: 'credits',
      label: numberOf(one.order_id),
      at: one.created_at,
      ...ofOrder(one.order_id),
      data: {
        number: numberOf(one.order_id),
        ending: endingOf(one.code),
        value: one.value,
        balance: one.balance,
        currency: one.currency,
        expiresOn: one.expires_on,
        consent: one.consent,
      },
    })),
    ...affairs.documents.map((one): PersonRecord => {
      const html = files.get(one.id)
      return {
        kind: 'documents',
        label: one.number,
        at: one.issued_at,
        ...ofOrder(one.order_id),
        data: { number: one.number, kind: one.kind, order: one.order_number, issuedAt: one.issued_at },
        ...(html !== undefined && { file: { name: `${one.number.replaceAll(/[^\w-]/g, '-')}.html`, html } }),
      }
    }),
    ...affairs.carts.map(({ lines, code, created_at: at }): PersonRecord => ({
      kind: 'carts',
      label: '',
      at,
      fate: 'deleted',
      data: { lines, code, createdAt: at },
    })),
    ...affairs.links.map(({ created_at: at, expires_at: expiresAt }): PersonRecord => ({
      kind: 'links',
      label: '',
      at,
      fate: 'deleted',
      data: { createdAt: at, expiresAt },
    })),
  ]
}

/** Texts that staff or the shopper wrote. */
const notesOf = (affairs: PersonAffairs): readonly PersonRecord[] => {
  const numbers = new Map(affairs.orders.map(({ id, number }) => [id, number]))
  const ofOrders = affairs.notes.map(({ order_id: id, text, created_at: at }): PersonRecord => {
    const number = numbers.get(id) ?? ''
    return { kind: 'notes', label: number, at, fate: 'deleted', data: { number, text } }
  })
  return [...ofOrders, ...notesOfReturns(affairs)]
}

function notesOfReturns({ returns, returnUnits }: PersonAffairs): readonly PersonRecord[] {
  return returns.flatMap(({ id, number, note, reject_reason: rejection, updated_at: at }) => {
    const reasons = returnUnits.filter((unit) => unit.return_id === id).map((unit) => unit.reason_text)
    const texts = [note, rejection, ...reasons].filter((text) => text !== null)
    return texts.map((text): PersonRecord => ({
      kind: 'notes',
      label: number,
      at,
      fate: 'deleted',
      data: { number, text },
    }))
  })
}

const FILES_PER_READ = 200

/** Archived pages of documents, by id. Restricted ones are not handed out. */
async function readFiles({ query, amongTexts }: PrivacyDatabase, { documents, orders }: PersonAffairs) {
  const restricted = new Set(orders.filter((one) => one.restrictedUntil !== undefined).map(({ id }) => id))
  const ids = documents.filter((one) => !restricted.has(one.order_id)).map(({ id }) => id)
  const files = new Map<string, string>()
  for (let from = 0; from < ids.length; from += FILES_PER_READ) {
    const rows = await query
      .selectFrom('documents')
      .select(['id', 'html'])
      .where(sql<boolean>`id ${amongTexts(ids.slice(from, from + FILES_PER_READ))}`)
      .execute()
    for (const { id, html } of rows) files.set(id, html)
  }
  return files
}
