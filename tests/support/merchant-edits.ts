/**
 * A walk through every write operation that command line and desk both offer, in an order in which each succeeds. What an
 * operation answers is available to the ones after it.
 */
import { z } from 'zod'
import { draftRowOf } from '../../src/services/content/save-stories.ts'
import { saveRates } from '../../src/services/engagement/rates/stored-rates.ts'
import { SELLER } from './seller.ts'
import { barcode } from './catalogue-product.ts'
import { NOW, type OperationShop } from './operation-shop.ts'
import { shippingMethod } from './shipping-method.ts'
import { snapshotFor, storedOrder } from './stored-order.ts'
import { story } from './story-to-save.ts'

/** One for each operation that ends an order. */
const ORDERS = {
  refunded: 1,
  cancelled: 2,
  released: 3,
  shipped: 4,
  voided: 5,
  partly: 6,
  amended: 7,
  returned: 8,
  rejected: 9,
  withdrawn: 10,
  invoiced: 11,
}

type OrderOf = keyof typeof ORDERS

const numberOf = (order: OrderOf) => storedOrder(ORDERS[order]).number
const ITEM = 'line-1'

export { ITEM as ORDER_ITEM, numberOf as orderNumber }

/** Two pairs of A1-1. */
const snapshot = (() => {
  const ordered = snapshotFor('IE')
  const [line] = ordered.lines
  if (line === undefined) throw new Error('An order has a line')
  return { ...ordered, lines: [{ ...line, id: barcode(1), itemId: ITEM, sku: 'A1-1', productSku: 'A1' }] }
})()

/** Paid orders with their money, one of them held, and exchange rates. */
export async function addPaidOrders(shop: OperationShop): Promise<void> {
  await shop.addOrders(
    Object.values(ORDERS).map((order) =>
      storedOrder(order, { snapshot, ...(order === ORDERS.released && { state: 'held' }) }),
    ),
  )
  await saveRates(shop.database.query, {
    rates: { SEK: 11.5 },
    fetchedAt: new Date(NOW),
  })
  const times = { created_at: NOW, updated_at: NOW }
  const nothing = { session_id: null, session_data: null, session_result: null, check_at: null }
  for (const order of Object.values(ORDERS)) {
    const { id, cartId } = storedOrder(order)
    const { query } = shop.database
    const cart = { region: 'NL', country: 'IE', language: 'en', state: 'OPEN', lines: '[]', version: 1 } as const
    await query
      .insertInto('carts')
      .values({ id: cartId, ...cart, shipping: null, code: null, ...times })
      .execute()
    await query
      .insertInto('payment_attempts')
      .values({ id: `attempt-${id}`, order_id: id, state: 'ready', ...nothing, ...times })
      .execute()
    const money = { amount: 2745, currency: 'EUR', method: 'scheme', refunded: 0, refunding: 0 }
    const payment = { psp_reference: id, attempt_id: `attempt-${id}`, order_id: id, state: 'authorised' } as const
    await query
      .insertInto('payments')
      .values({ ...payment, ...money, ...times })
      .execute()
  }
}

/** What earlier operations answered, by name and by place in the walk. */
export type Answers = ReadonlyMap<string, unknown>

export type MerchantEdit = {
  readonly name: string
  readonly input: (answers: Answers) => object
  /** Under which the answer is found; the name of the operation without it. */
  readonly as?: string
}

const edit = (name: string, input: object, as?: string): MerchantEdit => ({
  name,
  input: () => input,
  ...(as !== undefined && { as }),
})

/** With what earlier operations answered. */
const editWith = (name: string, input: MerchantEdit['input']): MerchantEdit => ({ name, input })

const member = (answers: Answers, name: string, ...path: string[]): unknown =>
  path.reduce<unknown>((value, key) => z.record(z.string(), z.unknown()).parse(value)[key], answers.get(name))

const discount = (id: string, code: string, percent = 10) => ({
  definition: {
    id,
    name: id,
    code,
    effect: { kind: 'percentage', percent },
    sortOrder: 0,
    isExclusive: false,
    isStackable: true,
  },
})

const push = (stories: readonly object[], more = {}) => ({
  stories,
  datasources: [],
  pictures: [],
  checkOnly: false,
  publish: false,
  deleteMissing: false,
  ...more,
})

const COLOURS = { slug: 'colours', name: 'Colours', entries: [{ name: 'red', value: 'Red', dimensions: {} }] }
const PAGE = { component: 'page', _uid: 'one', title: 'One' }
const units = [{ itemId: ITEM, quantity: 1 }]
const whole = [{ itemId: ITEM, quantity: 2 }]
const rate = { country: 'IE', taxClass: 'standard', percent: 24, validFrom: '2027-01-01T00:00:00.000Z' }
const posted = (order: OrderOf, as: string) =>
  edit('shipment.post', { number: numberOf(order), carrier: 'post', units: whole }, as)
const shipmentOf = (as: string) => (answers: Answers) => member(answers, as, 'shipment', 'id')
const returned = (order: OrderOf, as: string) =>
  edit('return.open', { number: numberOf(order), kind: 'return', units: whole.map(withReason) }, as)
const withReason = (unit: object) => ({ ...unit, reason: 'too_small' })
const returnOf = (as: string) => (answers: Answers) => member(answers, as, 'id')
const webhookOf = (answers: Answers) => member(answers, 'webhook.create', 'id')
const ofWebhook = (name: string, more: object = {}) =>
  editWith(name, (answers) => ({ id: webhookOf(answers), ...more }))

/** Long: one entry per operation. */
export const MERCHANT_EDITS: readonly MerchantEdit[] = [
  edit('stock.set', { sku: 'A1-1', warehouse: 'nl', quantity: 50 }),
  edit('stock.change', { sku: 'A1-1', warehouse: 'nl', change: -3 }),
  edit('stock.count', { sku: 'A1-1', warehouse: 'nl', onHand: 45, note: 'One behind a box' }),
  edit('stock.transfer', { sku: 'A1-1', from: 'nl', to: 'us', quantity: 2 }),
  edit('stock.reconcile', { mend: true }),
  edit('price.set', { sku: 'A1-1', currency: 'EUR', original: 1500, final: 1200 }),
  edit('price.set', {
    sku: 'A1-2',
    currency: 'EUR',
    original: 900,
    final: 900,
    since: Date.parse('2027-01-01T00:00:00Z'),
  }),
  edit('price.cancel', { sku: 'A1-2', currency: 'EUR' }),
  edit('price.convert', { currency: 'SEK' }),
  edit('shipping.save', { offers: [] }),
  edit('shipping.create', { offer: { method: shippingMethod('post'), countries: ['IE'] } }),
  edit('shipping.change', { offer: { method: shippingMethod('post'), countries: ['IE', 'NL'] } }),
  edit('shipping.order', { country: 'IE', methods: ['post'] }),
  edit('shipping.switch', { id: 'post', active: false, confirmed: true }),
  edit('carrier.save', { carriers: [{ id: 'post', name: 'Post', countries: ['IE'], allowsNoTracking: true }] }),
  edit('discount.create', discount('ten', 'TEN')),
  edit('discount.import', { discounts: [discount('eleven', 'ELEVEN')] }),
  edit('discount.revise', discount('ten', 'TEN', 20)),
  edit('discount.stop', { id: 'ten' }),
  edit('history.import', { orders: [{ id: '1', at: '2026-01-01T10:00:00Z', skus: ['A1'] }] }),
  edit(
    'content.push',
    push([story('uk/one'), story('uk/two')], { datasources: [COLOURS], publish: true }),
    'first push',
  ),
  edit('content.push', push([story('uk/one', { n: 2 })])),
  edit('story.save', { slug: 'uk/one', name: 'One', content: PAGE, publish: false, checkOnly: false }),
  edit('content.publish', { slugs: ['uk/one'], folders: [], all: false }),
  edit('content.unpublish', { slugs: ['uk/two'] }),
  edit('content.delete', { slugs: ['uk/two'] }),
  edit('release.create', { name: 'Autumn' }),
  editWith('release.add', (answers) => ({
    id: member(answers, 'release.create', 'id'),
    stories: [story('uk/one', { n: 3 })],
    datasources: [],
    pictures: [],
    checkOnly: false,
  })),
  editWith('release.schedule', (answers) => ({
    id: member(answers, 'release.create', 'id'),
    schedule: { at: '2027-01-01T09:00:00.000Z', timeZone: 'Europe/Berlin' },
  })),
  editWith('release.publish', (answers) => ({ id: member(answers, 'release.create', 'id') })),
  editWith('release.revert', (answers) => ({ id: member(answers, 'release.create', 'id') })),
  edit('story.restore', { id: draftRowOf(story('uk/two'), NOW).id }),
  edit('story.move', { slug: 'uk/one', to: 'uk/first', redirect: true }),
  edit('seller.save', { seller: SELLER }),
  edit('ecb-rate.save', { rates: [{ currency: 'SEK', day: '2026-11-13', perEuro: '11.5' }] }),
  edit('tax-rate.add', rate),
  editWith('tax-rate.change', (answers) => ({ id: member(answers, 'tax-rate.add', 'id'), percent: 25 })),
  editWith('tax-rate.remove', (answers) => ({ id: member(answers, 'tax-rate.add', 'id') })),
  edit('us-tax.set-nexus', { state: 'NV', collects: false }),
  edit('us-tax.import-rates', { rates: [{ zip: '89501', percent: 8.265 }], replaces: true }),
  edit('order.refund', { number: numberOf('refunded'), amount: 100 }),
  edit('order.cancel', { number: numberOf('cancelled') }),
  edit('order.release', { number: numberOf('released') }),
  edit('order.resend', { number: numberOf('shipped') }),
  edit('order.hold', { number: numberOf('shipped'), note: 'The shopper called' }),
  edit('order.clear-hold', { number: numberOf('shipped'), hold: 'manual', note: 'Settled by phone' }),
  edit('order.cancel-lines', { number: numberOf('partly'), units }),
  edit('order.amend', { number: numberOf('amended'), deliveryNote: 'Ring twice' }),
  edit('order.amend-email', { number: numberOf('amended'), email: 'grace@example.com' }),
  posted('shipped', 'shipped'),
  editWith('shipment.deliver', (answers) => ({
    number: numberOf('shipped'),
    shipment: shipmentOf('shipped')(answers),
  })),
  posted('voided', 'voided'),
  editWith('shipment.void', (answers) => ({ number: numberOf('voided'), shipment: shipmentOf('voided')(answers) })),
  posted('returned', 'sent back'),
  posted('rejected', 'sent back too'),
  posted('withdrawn', 'sent back as well'),
  returned('returned', 'returned'),
  editWith('return.accept', (answers) => ({ id: returnOf('returned')(answers) })),
  editWith('return.receive', (answers) => ({
    id: returnOf('returned')(answers),
    warehouse: 'nl',
    lines: [{ itemId: ITEM, restock: 2, damaged: 0, missing: 0 }],
  })),
  editWith('return.settle', (answers) => ({
    id: returnOf('returned')(answers),
    credit: { consent: 'Asked for it by phone' },
  })),
  edit('credit.reissue', { number: numberOf('returned') }),
  editWith('return.resend', (answers) => ({ id: returnOf('returned')(answers) })),
  returned('rejected', 'rejected'),
  editWith('return.reject', (answers) => ({ id: returnOf('rejected')(answers), reason: 'Worn' })),
  returned('withdrawn', 'withdrawn'),
  editWith('return.cancel', (answers) => ({ id: returnOf('withdrawn')(answers) })),
  edit('invoice.issue', { order: numberOf('invoiced') }),
  edit('subscribers.delete', { email: 'ada@example.com' }),
  edit('inquiries.delete', { email: 'ada@example.com' }),
  edit('staff.invite', { email: 'grace@example.com', role: 'reader' }),
  edit('webhook.create', { url: 'https://93.184.216.34/in', label: 'Warehouse', events: ['order.paid'] }),
  ofWebhook('webhook.change', { url: 'https://93.184.216.34/other', label: 'Warehouse', events: ['order.held'] }),
  ofWebhook('webhook.test'),
  editWith('webhook-delivery.replay', (answers) => ({
    webhook: webhookOf(answers),
    choice: { from: '2026-11-01T00:00:00.000Z', to: '2026-12-01T00:00:00.000Z' },
  })),
  ofWebhook('webhook.rotate-secret'),
  ofWebhook('webhook.switch', { enabled: false }),
  ofWebhook('webhook.remove'),
  edit('experiment.override', { id: 'cookie-logic', active: true, trafficPercentage: 10, weights: [80, 20] }),
  edit('audit.erase-personal', { text: 'ada@example.com' }),
]

/** Of one account at the desk, of many subjects, or about what only the desk shows: notes, persons, and work that is stuck. */
export const DESK_ONLY: ReadonlySet<string> = new Set([
  'account.change',
  'account.recovery-codes',
  'account.remove-passkey',
  'session.revoke',
  'view.save',
  'view.delete',
  'draft.save',
  'draft.delete',
  'preference.save',
  'job.cancel',
  'undo.run',
  'stock.set-many',
  'stock.change-many',
  'api-key.create',
  'api-key.revoke',
  'variant.change',
  'variant.change-many',
  'price.set-many',
  'price.cancel-many',
  'variant.save-grid',
  'order.resend-many',
  'shipment.post-many',
  'staff.revoke-invitation',
  'refund.submit',
  'refund.approve',
  'refund.decline',
  'note.add',
  'note.correct',
  'privacy.download',
  'privacy.erase',
  'privacy.export',
  'refund.retry',
  'work.close',
  'work.retry',
  'media.delete',
  'media.describe',
  'media.restore',
  'media.upload',
  'product.discard',
  'product.duplicate',
  'product.publish',
  'product.save',
  'product.take-out',
  'datasource.publish',
  'release.put',
  'release.remove',
  'story.name-version',
  'story.restore-version',
  'translation.save',
])
