/** A list with its filters, views, columns and export: everything that the lists of the desk have in common. */
import { useMemo, useState } from 'react'
import { failureText } from '../api/failure-text.ts'
import { OperationError } from '../api/operation-error.ts'
import { useDeskStore } from '../app/store.ts'
import { locationStore, navigate } from '../navigation/location.ts'
import { ForbiddenScreen } from '../shell/ForbiddenScreen.tsx'
import { useTexts } from '../texts/use-texts.ts'
import { Button } from '../ui/Button.tsx'
import { FullState } from '../ui/FullState.tsx'
import { Notice } from '../ui/Notice.tsx'
import { usePhone } from '../ui/use-phone.ts'
import { ColumnsButton } from './ColumnsButton.tsx'
import { ExportButton } from './ExportButton.tsx'
import { ListFilters } from './ListFilters.tsx'
import type { ListDefinition } from './list-definition.ts'
import styles from './ListScreen.module.css'
import { decodeView, encodeView, type ListNames, type ListView } from './list-view.ts'
import { ListTable } from './ListTable.tsx'
import { useColumns } from './use-columns.ts'
import { SelectionBar } from './SelectionBar.tsx'
import { useSelection } from './selection.ts'
import { type ListTotals, useListTotals } from './use-list-rows.ts'
import { ViewsMenu } from './ViewsMenu.tsx'

/** Long: the parts of a list in their order on the screen. */
export function ListScreen<Row>({ definition }: { readonly definition: ListDefinition<Row> }) {
  const t = useTexts()
  const isPhone = usePhone()
  const { path, search } = useDeskStore(locationStore)
  const names = useMemo(() => namesOf(definition), [definition])
  const { view, unknown } = useMemo(() => decodeView(search, names), [search, names])
  const totals = useListTotals(definition, view)
  const { shown, layout, changeLayout } = useColumns(definition, view.columns)
  const selection = useSelection(JSON.stringify(view.filter), definition.selection?.max ?? 0)
  /** What was searched for with Enter, until the first row has the focus. */
  const [goal, setGoal] = useState<string>()
  const change = (next: ListView, replace = false): void => navigate(path + encodeView(next), { replace })
  const { error } = totals
  if (error instanceof OperationError && error.code === 'FORBIDDEN') {
    return <ForbiddenScreen permission={error.details.permission ?? ''} />
  }
  return (
    <div className={styles.list}>
      {unknown.length > 0 && <Notice tone="attention">{t('view.unknown', { names: unknown.join(', ') })}</Notice>}
      <div className={styles.tools}>
        <ListFilters
          definition={definition}
          view={view}
          isPhone={isPhone}
          onChange={change}
          onSearch={definition.hasEntries && setGoal}
        />
        <div className={styles.buttons}>
          <ViewsMenu screen={definition.screen} view={view} names={names} layout={layout} />
          {!isPhone && (
            <ColumnsButton
              columns={definition.columns}
              layout={layout}
              onChange={(next) => {
                // The choice is of the account; an address with columns of its own would hide it.
                if (view.columns) change({ ...view, columns: undefined }, true)
                changeLayout(next)
              }}
            />
          )}
          {definition.isExported && (
            <ExportButton
              operation={definition.operation}
              view={view}
              columns={shown.map(({ column }) => column.id)}
              total={totals.total}
            />
          )}
        </div>
      </div>
      <div className={styles.counts}>
        <output className={styles.count}>{countText(t, totals)}</output>
        {/* Not beside the filters: it would appear under a pointer that is about to press another button there. */}
        {Object.keys(view.filter).length > 0 && (
          <Button look="quiet" icon="close" onPress={() => change({ ...view, filter: {} }, true)}>
            {t('list.clear')}
          </Button>
        )}
        {definition.selection && !totals.isLoading && (
          <SelectionBar definition={definition} view={view} total={countable(totals)} selection={selection} />
        )}
      </div>
      {totals.error ? (
        <FullState
          inside
          mood="sad"
          title={t('list.failed')}
          actions={
            <Button icon="refresh" onPress={totals.retry}>
              {t('common.retry')}
            </Button>
          }
        >
          {failureText(t, totals.error)}
        </FullState>
      ) : totals.total === 0 && !totals.isLoading ? (
        <EmptyList definition={definition} view={view} onClear={() => change({ ...view, filter: {} })} />
      ) : (
        <ListTable
          definition={definition}
          view={view}
          totals={totals.isLoading ? { ...totals, total: LOADING_ROWS } : totals}
          shown={shown}
          isPhone={isPhone}
          selection={definition.selection && selection}
          goal={goal}
          onGoal={() => setGoal(undefined)}
          onSort={(sort) => change({ ...view, sort }, true)}
        />
      )}
    </div>
  )
}

/** Without an exact number they cannot be selected all. */
const countable = ({ total, more }: ListTotals): number => (more ? Number.MAX_SAFE_INTEGER : total)

/** Rows of placeholders, so that the table has its size before the answer. */
const LOADING_ROWS = 12

function countText(t: ReturnType<typeof useTexts>, { isLoading, error, more, total }: ListTotals): string {
  if (isLoading) return t('list.loading')
  if (error) return t('list.failed')
  return t.count(more ? 'list.moreThan' : 'list.rows', total)
}

type EmptyProps<Row> = {
  readonly definition: ListDefinition<Row>
  readonly view: ListView
  readonly onClear: () => void
}

function EmptyList<Row>({ definition: { empty }, view, onClear }: EmptyProps<Row>) {
  const t = useTexts()
  if (Object.keys(view.filter).length === 0) {
    return (
      <FullState inside title={empty.title} actions={empty.actions}>
        {empty.hint}
      </FullState>
    )
  }
  return (
    <FullState
      inside
      icon="filter"
      title={t('list.noMatch')}
      actions={<Button onPress={onClear}>{t('list.clear')}</Button>}
    >
      {t('list.noMatchHint')}
    </FullState>
  )
}

const namesOf = <Row,>({ columns, filters }: ListDefinition<Row>): ListNames => ({
  filters: filters.map(({ id }) => id),
  sorts: columns.flatMap(({ sort }) => (sort === undefined ? [] : [sort])),
  columns: columns.map(({ id }) => id),
})
