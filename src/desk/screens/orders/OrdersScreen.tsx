import { useMemo } from 'react'
import { SHIPPING_COUNTRY_CODES } from '../../../markets/derived/country-codes.ts'
import { readOperation } from '../../api/call-operation.ts'
import type { OrderEntry } from '../../api/operations.ts'
import { sessionStore } from '../../api/session.ts'
import { useDeskStore } from '../../app/store.ts'
import type { Formats } from '../../formats/formats.ts'
import { useFormats } from '../../formats/use-formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ListScreen } from '../../table/ListScreen.tsx'
import type { ListDefinition } from '../../table/list-definition.ts'
import { ScreenFrame } from '../../ui/ScreenFrame.tsx'
import { Time } from '../../ui/Time.tsx'
import { ORDER_STATES, OrderState } from './OrderState.tsx'

/** All orders, the newest first. Names and addresses are columns of roles that may read them. */
export function OrdersScreen() {
  const t = useTexts()
  const definition = useOrderList()
  return (
    <ScreenFrame title={t('nav.orders')} fixed>
      <ListScreen definition={definition} />
    </ScreenFrame>
  )
}

function useOrderList(): ListDefinition<OrderEntry> {
  const t = useTexts()
  const formats = useFormats()
  const { session } = useDeskStore(sessionStore)
  const readsPersons = session?.permissions.includes('persons.read') ?? false
  return useMemo(() => {
    const countries = SHIPPING_COUNTRY_CODES.map((code) => [code, formats.country(code)] as const)
    return {
      screen: 'orders',
      operation: 'order.list',
      load: (input, signal) => readOperation('order.list', input, signal),
      label: t('nav.orders'),
      columns: columnsOf(formats, readsPersons),
      filters: [
        { id: 'search', title: 'list.search', kind: 'search' },
        {
          id: 'state',
          title: 'order.state',
          kind: 'choice',
          options: ORDER_STATES.map((state) => [state, t.maybe('orderState', state)] as const),
        },
        { id: 'country', title: 'order.country', kind: 'choice', options: countries },
        { id: 'from', title: 'list.from', kind: 'date' },
        { id: 'to', title: 'list.to', kind: 'date' },
      ],
      keyOf: ({ number }) => number,
      linkOf: ({ number }) => `/orders/${number}`,
      isExported: true,
      empty: { title: t('orders.empty'), hint: t('orders.emptyHint') },
    }
  }, [t, formats, readsPersons])
}

/** Long: one entry per column. */
function columnsOf(formats: Formats, readsPersons: boolean): ListDefinition<OrderEntry>['columns'] {
  return [
    {
      id: 'number',
      title: 'order.number',
      sort: 'number',
      width: 130,
      isDefault: true,
      phone: 'title',
      cell: ({ number }) => number,
    },
    {
      id: 'createdAt',
      title: 'order.createdAt',
      sort: 'createdAt',
      width: 150,
      isDefault: true,
      phone: 'note',
      cell: ({ createdAt }) => <Time iso={createdAt} />,
    },
    {
      id: 'state',
      title: 'order.state',
      sort: 'state',
      width: 150,
      isDefault: true,
      phone: 'state',
      cell: ({ state }) => <OrderState state={state} />,
    },
    ...(readsPersons
      ? ([
          { id: 'name', title: 'order.name', width: 190, isDefault: true, cell: ({ name }) => name },
          { id: 'email', title: 'order.email', width: 230, isDefault: false, cell: ({ email }) => email },
        ] satisfies ListDefinition<OrderEntry>['columns'])
      : []),
    {
      id: 'total',
      title: 'order.total',
      sort: 'total',
      width: 130,
      isNumber: true,
      isDefault: true,
      phone: 'aside',
      cell: ({ total, currency }) => formats.amount(total, currency),
    },
    {
      id: 'country',
      title: 'order.country',
      width: 150,
      isDefault: true,
      cell: ({ country }) => (country ? formats.country(country) : ''),
    },
    {
      id: 'storefront',
      title: 'order.storefront',
      width: 110,
      isDefault: false,
      cell: ({ storefront }) => storefront,
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
