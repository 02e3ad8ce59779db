/** What lies where, what of it belongs to orders, and corrections with their reasons (DGO-09 to DGO-11). */
import { useMemo, useState } from 'react'
import { WAREHOUSE_CODES } from '../../../markets/warehouses.ts'
import { readOperation } from '../../api/call-operation.ts'
import { sessionStore } from '../../api/session.ts'
import type { StockEntry } from '../../api/stock-schemas.ts'
import { useDeskStore } from '../../app/store.ts'
import { useFormats } from '../../formats/use-formats.ts'
import { navigate } from '../../navigation/location.ts'
import { ListScreen } from '../../table/ListScreen.tsx'
import type { ListDefinition } from '../../table/list-definition.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { MenuEntry } from '../../ui/Menu.tsx'
import { ScreenFrame } from '../../ui/ScreenFrame.tsx'
import { RefusedEdit } from './RefusedEdit.tsx'
import { stockColumns } from './stock-columns.tsx'
import { StockDialog } from './StockDialog.tsx'
import { TransferDialog } from './TransferDialog.tsx'

type Opened = { readonly dialog: 'details' | 'transfer'; readonly row: StockEntry }

export function StockScreen() {
  const t = useTexts()
  const { session } = useDeskStore(sessionStore)
  const [opened, setOpened] = useState<Opened>()
  const [failure, setFailure] = useState<unknown>()
  const mayWrite = session?.permissions.includes('stock.write') ?? false
  const definition = useStockList(mayWrite, setOpened, setFailure)
  const close = (): void => setOpened(undefined)
  return (
    <ScreenFrame title={t('nav.stock')} hint={mayWrite ? t('stock.hint') : t('stock.hintReader')} fixed>
      <RefusedEdit error={failure} />
      <ListScreen definition={definition} />
      {opened?.dialog === 'details' && <StockDialog row={opened.row} mayWrite={mayWrite} onClose={close} />}
      {opened?.dialog === 'transfer' && <TransferDialog row={opened.row} onClose={close} />}
    </ScreenFrame>
  )
}

function useStockList(
  mayWrite: boolean,
  open: (opened: Opened) => void,
  onFailure: (error: unknown) => void,
): ListDefinition<StockEntry> {
  const t = useTexts()
  const formats = useFormats()
  return useMemo(
    () => ({
      screen: 'stock',
      operation: 'stock.list',
      load: (input, signal) => readOperation('stock.list', input, signal),
      label: t('nav.stock'),
      columns: stockColumns({ t, formats, onFailure: mayWrite ? onFailure : undefined }),
      filters: [
        { id: 'search', title: 'list.search', kind: 'search', hint: 'stock.searchHint' },
        {
          id: 'warehouse',
          title: 'return.warehouse',
          kind: 'choice',
          options: WAREHOUSE_CODES.map((code) => [code, t.maybe('warehouse', code)] as const),
        },
        {
          id: 'state',
          title: 'stock.forSale',
          kind: 'choice',
          options: [
            ['low', t('stock.low')],
            ['out', t('stock.out')],
          ],
        },
      ],
      keyOf: ({ sku, warehouse }) => `${sku} ${warehouse}`,
      nameOf: ({ sku, warehouse }) => `${sku}, ${t.maybe('warehouse', warehouse)}`,
      onOpen: (row) => open({ dialog: 'details', row }),
      actionsOf: (row) => (
        <>
          <MenuEntry icon="clock" onAction={() => open({ dialog: 'details', row })}>
            {t('stock.history')}
          </MenuEntry>
          {mayWrite && (
            <MenuEntry icon="move" isDisabled={row.forSale <= 0} onAction={() => open({ dialog: 'transfer', row })}>
              {t('stock.transfer')}
            </MenuEntry>
          )}
          <MenuEntry icon="products" onAction={() => navigate(`/products/${row.productSku}`)}>
            {t('stock.product')}
          </MenuEntry>
        </>
      ),
      hasEntries: true,
      isExported: true,
      empty: { title: t('stock.empty'), hint: t('stock.emptyHint') },
    }),
    [t, formats, mayWrite, open, onFailure],
  )
}
