import type { OrderEntry } from '../../api/operations.ts'
import type { Formats } from '../../formats/formats.ts'
import { storefrontName } from '../../formats/names.ts'
import type { ListDefinition } from '../../table/list-definition.ts'
import type { Translate } from '../../texts/translate.ts'
import { Time } from '../../ui/Time.tsx'
import { FulfilmentState, Holds, OrderState, ReturnState } from './OrderState.tsx'

type Columns = ListDefinition<OrderEntry>['columns']

/** Long: one entry per column. */
export function orderColumns(t: Translate, formats: Formats, readsPersons: boolean): Columns {
  return [
    {
      id: 'number',
      title: 'order.number',
      sort: 'number',
      width: 126,
      isDefault: true,
      phone: 'title',
      cell: ({ number }) => number,
    },
    {
      id: 'createdAt',
      title: 'order.createdAt',
      sort: 'createdAt',
      width: 128,
      isDefault: true,
      phone: 'note',
      cell: ({ createdAt }) => <Time iso={createdAt} />,
    },
    ...(readsPersons
      ? ([
          { id: 'name', title: 'order.name', width: 132, isDefault: true, cell: ({ name }) => name },
          { id: 'email', title: 'order.email', width: 230, isDefault: false, cell: ({ email }) => email },
        ] satisfies Columns)
      : []),
    {
      id: 'country',
      title: 'order.country',
      width: 104,
      isDefault: true,
      cell: ({ country }) => (country ? formats.country(country) : ''),
    },
    {
      id: 'lines',
      title: 'orders.lines',
      width: 62,
      isNumber: true,
      isDefault: true,
      cell: ({ lines }) => formats.number(lines),
    },
    {
      id: 'total',
      title: 'order.total',
      sort: 'total',
      width: 104,
      isNumber: true,
      isDefault: true,
      phone: 'aside',
      cell: ({ total, currency }) => formats.amount(total, currency),
    },
    {
      id: 'state',
      title: 'orders.payment',
      sort: 'state',
      width: 108,
      isDefault: true,
      phone: 'state',
      cell: ({ state }) => <OrderState state={state} />,
    },
    {
      id: 'fulfilment',
      title: 'orders.fulfilment',
      width: 152,
      isDefault: true,
      cell: ({ fulfilment }) => <FulfilmentState state={fulfilment} />,
    },
    {
      id: 'holds',
      title: 'orders.holds',
      width: 132,
      isDefault: true,
      cell: ({ holds }) => <Holds holds={holds} />,
    },
    {
      id: 'return',
      title: 'orders.return',
      width: 116,
      isDefault: true,
      cell: (row) => row.return !== null && <ReturnState state={row.return} />,
    },
    {
      id: 'storefront',
      title: 'order.storefront',
      width: 140,
      isDefault: false,
      cell: ({ storefront }) => (storefront ? storefrontName(t, formats, storefront) : ''),
    },
    {
      id: 'paidAt',
      title: 'order.paidAt',
      width: 150,
      isDefault: false,
      cell: ({ paidAt }) => (paidAt ? <Time iso={paidAt} /> : ''),
    },
  ]
}
