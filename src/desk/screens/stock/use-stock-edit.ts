/** Saves a count or a change of one stock level, and offers to undo it. */
import type { StockReason } from '../../../contracts/merchant/stock-reasons.ts'
import { writeOperation } from '../../api/call-operation.ts'
import { OperationError, unrelatedVersion } from '../../api/operation-error.ts'
import type { OperationName } from '../../api/operations.ts'
import { refresh, refreshSoon } from '../../api/queries.ts'
import type { StockEntry } from '../../api/stock-schemas.ts'
import { type Action, useAction } from '../../api/use-action.ts'
import { useFormats } from '../../formats/use-formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { showToast } from '../../ui/toasts.ts'
import { signedText, type TypedEdit } from './stock-entry.ts'

/** What shows stock. */
export const STOCK_READS: readonly OperationName[] = ['stock.list', 'stock.read', 'stock.history', 'product.read']

export type SavedEdit = {
  readonly edit: TypedEdit
  readonly reason: StockReason | 'count'
  readonly note?: string
}

type Place = Pick<StockEntry, 'sku' | 'warehouse' | 'version'>

type Count = { readonly sku: string; readonly warehouse: string; readonly onHand: number }

/** Prices and other warehouses belong to the same variant: a change of them leaves the count as it is. */
async function saveCount(count: Count, version: number) {
  try {
    return await writeOperation('stock.count', { ...count, version })
  } catch (error) {
    const later = error instanceof OperationError ? unrelatedVersion(error, `stock.${count.warehouse}`) : undefined
    if (later === undefined) throw error
    return writeOperation('stock.count', { ...count, version: later })
  }
}

export function useStockEdit(
  { sku, warehouse, version }: Place,
  { onDone, onFailure }: { readonly onDone: () => void; readonly onFailure?: (error: unknown) => void },
): Action<[SavedEdit]> {
  const t = useTexts()
  const formats = useFormats()
  const save = ({ edit, reason, note = '' }: SavedEdit) => {
    const place = { sku, warehouse, ...(note.trim() !== '' && { note: note.trim() }) }
    return edit.kind === 'count'
      ? saveCount({ ...place, onHand: edit.onHand }, version)
      : writeOperation('stock.change', { ...place, change: edit.change, reason })
  }
  return useAction(async (saved: SavedEdit) => {
    const { edit, reason } = saved
    try {
      const outcome = await save(saved)
      const refreshed = refreshSoon(...STOCK_READS)
      const named = { sku, warehouse: t.maybe('warehouse', warehouse) }
      const text =
        edit.kind === 'count'
          ? t('stock.counted', { ...named, n: formats.number(edit.onHand) })
          : t('stock.changed', {
              ...named,
              change: signedText(edit.change, formats.number),
              reason: t(`stockReason.${reason}`),
            })
      showToast({ text, tone: 'done', undo: outcome.kind === 'done' ? outcome.undo : undefined })
      onDone()
      // A second count of the same row with the version of before would be rejected as stale.
      await refreshed
    } catch (error) {
      void refresh(...STOCK_READS)
      onFailure?.(error)
      throw error
    }
  })
}
