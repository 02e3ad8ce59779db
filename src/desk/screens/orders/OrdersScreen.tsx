import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { readOperation } from '../../api/call-operation.ts'
import type { OrderEntry } from '../../api/operations.ts'
import { operationQuery } from '../../api/queries.ts'
import { sessionStore } from '../../api/session.ts'
import { useDeskStore } from '../../app/store.ts'
import { useFormats } from '../../formats/use-formats.ts'
import { ListScreen } from '../../table/ListScreen.tsx'
import type { ListDefinition } from '../../table/list-definition.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ScreenFrame } from '../../ui/ScreenFrame.tsx'
import { BulkActions } from './bulk/BulkActions.tsx'
import { orderColumns } from './order-columns.tsx'
import { orderFilters } from './order-filters.ts'
import { OrderRowActions } from './OrderRowActions.tsx'

/** The shop takes as many in one request (DOR-09). */
const MAX_SELECTED = 500

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
  const { data: carriers } = useQuery(operationQuery('carrier.list'))
  return useMemo(() => {
    const permissions = session?.permissions ?? []
    return {
      screen: 'orders',
      operation: 'order.list',
      load: (input, signal) => readOperation('order.list', input, signal),
      label: t('nav.orders'),
      columns: orderColumns(t, formats, permissions.includes('persons.read')),
      filters: orderFilters(t, formats, carriers ?? []),
      keyOf: ({ number }) => number,
      linkOf: ({ number }) => `/orders/${number}`,
      actionsOf: (row) => OrderRowActions({ row, t, isShipping: permissions.includes('shipments.write') }),
      isExported: true,
      selection: { max: MAX_SELECTED, actions: (selected) => <BulkActions selected={selected} /> },
      empty: { title: t('orders.empty'), hint: t('orders.emptyHint') },
    }
  }, [t, formats, session, carriers])
}
