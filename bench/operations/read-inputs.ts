/** What each read operation is called with, and how long it may take. A read operation that is missing here fails the benchmark. */
import { readOrderNumber } from '../../src/services/commerce/admin.ts'
import { FREQUENT_NAME } from './bench-set.ts'

/** `whole`: reads everything there is, in one call, and has no limit of its own. */
export type ReadKind = 'read' | 'search' | 'list' | 'whole'

export const MAX_MS: Readonly<Record<Exclude<ReadKind, 'whole'>, number>> = { read: 100, search: 100, list: 150 }

export type TimedRead = { readonly kind: ReadKind; readonly input: object }

const page = { offset: 0, limit: 100 }
const read = (input: object): TimedRead => ({ kind: 'read', input })
const found = (text: string): TimedRead => ({ kind: 'search', input: { text } })
const whole = (input: object): TimedRead => ({ kind: 'whole', input })
const list = (filter: object, more: object = {}): TimedRead => ({ kind: 'list', input: { ...page, filter, ...more } })
const search = (...words: string[]): TimedRead => ({
  kind: 'search',
  input: { ...page, filter: { search: words } },
})
const sorted = (field: string, descending = false) => ({ sort: { field, descending } })

const ORDER = [
  '50000001',
  '50000002',
  '50000003',
  '50000004',
  '50000005',
  '50000006',
  '50000007',
  '50000008',
  '50000009',
]
  .concat(['50000010'])
  .find((number) => readOrderNumber(number) !== undefined)
const PERSON = 'first1.last1@example.com'
const year = { from: '2026-01-01', to: '2026-12-31' }

/** By operation: an input, or several with what they are about. */
export const READS: Readonly<Record<string, TimedRead | Readonly<Record<string, TimedRead>>>> = {
  'order.list': {
    all: list({}),
    'at its end': list({}, { offset: 90_000 }),
    'a state': list({ state: ['held'] }),
    'all states': list({ state: ['open', 'lapsed', 'paid', 'held', 'cancelled', 'refunded'] }),
    'a country': list({ country: ['DE'] }),
    'a country that has none': list({ country: ['PL'] }),
    'a time': list({ from: ['2026-03-01'], to: ['2026-03-31'] }),
    'state, country and time': list({ state: ['paid'], country: ['DE', 'FR'], from: ['2026-03-01'] }),
    'by total': list({}, sorted('total')),
    'by total, at its end': list({}, { ...sorted('total'), offset: 90_000 }),
    'by state': list({}, sorted('state', true)),
    'by number': list({}, sorted('number')),
    'a country, by number': list({ country: ['DE'], state: ['held'] }, sorted('number')),
    'a frequent name': search(FREQUENT_NAME),
    'a frequent name, by total': list({ search: [FREQUENT_NAME] }, sorted('total')),
    'a frequent name, country and state': list({ search: [FREQUENT_NAME], country: ['AT'], state: ['paid', 'held'] }),
    'a frequent name in a rare state': list({ search: [FREQUENT_NAME], state: ['cancelled'], country: ['DE'] }),
    'a beginning of a name': search('last17'),
    'two parts of a name': search('last1234 first2'),
    'a rare name, by number': list({ search: ['last1234 first2'] }, sorted('number')),
    'a name that no order has': search('nowhere'),
    'an address': search('ada.last4711@example.com'),
    'a number': search('50001234'),
    'the beginning of a number': search('5000'),
    'two letters that most names begin with': search('la'),
    'two parts that most names begin with': search('fi la'),
    'a frequent and a rare part': search('la', 'first996'),
    'the beginning of an address': search('ada.last47'),
    'a SKU': search('SOCK-17'),
    'a SKU that all orders have': search('LEMON-36-40'),
    'a frequent name and a frequent SKU': search(FREQUENT_NAME, 'lemon'),
    'a tracking number': search('0034 0434 1619 0001 236'),
    'to ship': list({ fulfilment: ['to_ship'] }),
    'on hold': list({ hold: ['any'] }),
    'one hold': list({ hold: ['chargeback'] }),
    'needs attention': list({ attention: ['yes'] }),
    'an open return': list({ return: ['open'] }),
    'no return': list({ return: ['none'] }),
    'one SKU': list({ sku: ['SOCK-17'] }),
    'a carrier': list({ carrier: ['dhl'] }),
    'a rare carrier': list({ carrier: ['gls'] }),
    'a storefront and a total': list({ storefront: ['eu'], totalFrom: ['90'], linesFrom: ['3'] }),
    'all filters together': list({
      search: [FREQUENT_NAME],
      state: ['paid'],
      fulfilment: ['shipped'],
      carrier: ['dhl'],
      country: ['DE', 'FR', 'AT'],
      totalFrom: ['20'],
      from: ['2026-02-01'],
    }),
  },
  'product.list': {
    all: list({}),
    'at its end': list({}, { offset: 19_900 }),
    'a family': list({ family: ['socks'] }),
    'a name': search('salmon'),
    'a name that no product has': search('nowhere'),
    'low stock': list({ stock: ['low'] }),
  },
  'desk.work': read({}),
  'search.find': {
    'a number': found('50001234'),
    'a name': found('last1234 first2'),
    'a frequent name': found(FREQUENT_NAME),
    'an address': found('ada.last4711@example.com'),
    'a word of a product': found('salmon'),
    'a barcode': found('2900001150002'),
    'something that is nowhere': found('nowhere'),
  },
  'audit.list': { all: list({}), 'a subject': list({ subject: ['order:50000001'] }) },
  'order.read': read({ number: ORDER }),
  'product.read': read({ sku: 'unknown' }),
  'order.newest': read({ limit: 50 }),
  'stock.read': read({ sku: 'unknown' }),
  'version.read': read({ subjects: ['variant:unknown'] }),
  'price.list': read({}),
  'price.read': read({ product: 'KC024-LILAC' }),
  'variant.grid': whole({ products: ['KC024-LILAC'], currencies: ['EUR'] }),
  'discount.list': read({}),
  'shipping.list': read({}),
  'carrier.list': read({}),
  'return.list': read({}),
  'refund.approvals': read({}),
  'shipment.picking-list': read({ numbers: [ORDER] }),
  'shipment.picking-sheet': read({ numbers: [ORDER] }),
  'shipment.slips': read({ numbers: [ORDER] }),
  'shipment.preview': read({ text: `${ORDER};DHL;00340434161094042557` }),
  'invoice.list': read({}),
  'invoice.read': read({ number: 'unknown' }),
  'invoice.waiting': read({}),
  'invoice.verify': whole({}),
  'report.oss': read({ year: 2026, quarter: 1 }),
  'report.us-sales-tax': read(year),
  'report.non-eu-vat': read(year),
  'tax-rate.list': read({}),
  'seller.read': read({}),
  'release.list': read({}),
  'content.status': whole({}),
  'content.pull': whole({}),
  'content.shared-copies': whole({}),
  'market.check': whole({ country: 'IE', fingerprint: '' }),
  'account.read': read({}),
  'account.activity': read({}),
  'session.list': read({}),
  'staff.list': read({}),
  'view.list': read({ screen: 'orders' }),
  'draft.read': read({ subject: 'product:none' }),
  'preference.read': read({ key: 'theme' }),
  'job.list': read({}),
  'job.read': read({ id: 'unknown' }),
  'privacy.find': {
    'an address': whole({ query: PERSON }),
    'an order number': whole({ query: ORDER }),
  },
  'privacy.preview-erasure': whole({ email: PERSON }),
  'audit.verify': whole({}),
  'history.export': whole({}),
  'export.run': {
    'a list of 500': whole({
      operation: 'order.list',
      filter: { from: ['2026-03-01'], to: ['2026-03-01'], country: ['DE'] },
      columns: ['number', 'total'],
    }),
  },
}
