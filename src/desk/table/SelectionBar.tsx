/** What is selected in a list, and what can be done with it. */
import { useTexts } from '../texts/use-texts.ts'
import { Button } from '../ui/Button.tsx'
import type { ListDefinition } from './list-definition.ts'
import styles from './ListScreen.module.css'
import type { ListView } from './list-view.ts'
import { countSelected, isSelected, type SelectionState } from './selection.ts'
import { listInput, PAGE_ROWS } from './use-list-rows.ts'

type Props<Row> = {
  readonly definition: ListDefinition<Row>
  readonly view: ListView
  readonly total: number
  readonly selection: SelectionState
}

export function SelectionBar<Row>({ definition, view, total, selection }: Props<Row>) {
  const t = useTexts()
  const { selected, clear, selectAll } = selection
  const count = countSelected(selected, total)
  const max = definition.selection?.max ?? 0
  const canSelectAll = !selected.isAll && total > 0 && total <= max
  if (count === 0) {
    if (!canSelectAll) return null
    return (
      <Button look="quiet" icon="check" onPress={selectAll}>
        {t.count('select.all', total)}
      </Button>
    )
  }
  return (
    <section className={styles.selection} aria-label={t('select.region')}>
      <output>{t.count('select.count', count)}</output>
      {canSelectAll && count < total && (
        <Button look="quiet" onPress={selectAll}>
          {t.count('select.all', total)}
        </Button>
      )}
      {!selected.isAll && count >= max && <span>{t('select.max', { max })}</span>}
      <div className={styles.selectionActions}>
        {definition.selection?.actions({
          count,
          clear,
          filter: view.filter,
          isWholeFilter: selected.isAll && selected.keys.size === 0,
          collect: async (signal) =>
            selected.isAll ? allKeys(definition, view, selection, signal) : [...selected.keys],
        })}
        <Button look="quiet" icon="close" onPress={clear}>
          {t('select.clear')}
        </Button>
      </div>
    </section>
  )
}

/** Page by page, in the order of the list. */
async function allKeys<Row>(
  { load, keyOf }: ListDefinition<Row>,
  view: ListView,
  { selected }: SelectionState,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const keys: string[] = []
  for (let offset = 0; ; offset += PAGE_ROWS) {
    const { rows } = await load({ ...listInput(view), offset, limit: PAGE_ROWS }, signal)
    keys.push(...rows.map(keyOf).filter((key) => isSelected(selected, key)))
    if (rows.length < PAGE_ROWS) return keys
  }
}
