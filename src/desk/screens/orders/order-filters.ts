/** The filters of the list of orders (DOR-01). The rarer ones unfold. */
import { SHIPPING_COUNTRY_CODES } from '../../../markets/derived/country-codes.ts'
import { STOREFRONT_CODES } from '../../../markets/derived/storefront-codes.ts'
import type { OperationValue } from '../../api/operations.ts'
import type { Formats } from '../../formats/formats.ts'
import { storefrontName } from '../../formats/names.ts'
import type { ListFilter } from '../../table/list-definition.ts'
import type { Translate } from '../../texts/translate.ts'
import { FULFILMENTS, HOLDS, ORDER_STATES, RETURN_STATES } from './OrderState.tsx'

type Carriers = OperationValue<'carrier.list'>

/** Long: one entry per filter. */
export function orderFilters(t: Translate, formats: Formats, carriers: Carriers): readonly ListFilter[] {
  const named = (prefix: string, values: readonly string[]) =>
    values.map((value) => [value, t.maybe(prefix, value)] as const)
  return [
    { id: 'search', title: 'list.search', kind: 'search', hint: 'orders.searchHint' },
    { id: 'state', title: 'orders.payment', kind: 'choice', options: named('orderState', ORDER_STATES) },
    {
      id: 'fulfilment',
      title: 'orders.fulfilment',
      kind: 'choice',
      options: named('fulfilment', ['to_ship', 'late', ...FULFILMENTS]),
    },
    {
      id: 'attention',
      title: 'orders.attention',
      kind: 'choice',
      options: [['yes', t('orders.needsAttention')]],
    },
    { id: 'from', title: 'list.from', kind: 'date', isMore: true },
    { id: 'to', title: 'list.to', kind: 'date', isMore: true },
    {
      id: 'country',
      title: 'order.country',
      kind: 'choice',
      isMore: true,
      options: SHIPPING_COUNTRY_CODES.map((code) => [code, formats.country(code)] as const).toSorted(byName(t)),
    },
    {
      id: 'storefront',
      title: 'order.storefront',
      kind: 'choice',
      isMore: true,
      options: STOREFRONT_CODES.map((code) => [code, storefrontName(t, formats, code)] as const).toSorted(byName(t)),
    },
    {
      id: 'hold',
      title: 'orders.holds',
      kind: 'choice',
      isMore: true,
      options: [['any', t('orders.holdAny')], ['none', t('orders.holdNone')], ...named('hold', HOLDS)],
    },
    {
      id: 'return',
      title: 'orders.return',
      kind: 'choice',
      isMore: true,
      options: named('returnState', ['open', 'due', 'none', ...RETURN_STATES]),
    },
    {
      id: 'invoice',
      title: 'orders.invoice',
      kind: 'choice',
      isMore: true,
      options: [['blocked', t('work.invoice-blocked')]],
    },
    { id: 'sku', title: 'orders.sku', kind: 'text', isMore: true },
    {
      id: 'carrier',
      title: 'orders.carrier',
      kind: 'choice',
      isMore: true,
      options: carriers.map(({ id, name }) => [id, name] as const),
    },
    { id: 'totalFrom', title: 'orders.totalFrom', kind: 'text', isMore: true },
    { id: 'totalTo', title: 'orders.totalTo', kind: 'text', isMore: true },
    { id: 'linesFrom', title: 'orders.linesFrom', kind: 'text', isMore: true },
  ]
}

type Option = readonly [value: string, text: string]

const byName =
  ({ language }: Translate) =>
  ([, one]: Option, [, other]: Option): number =>
    one.localeCompare(other, language)
