/** The filters of a list. What is typed is applied after a pause; every choice is in the address. */
import { useEffect, useEffectEvent, useState } from 'react'
import { useTexts } from '../texts/use-texts.ts'
import { Button } from '../ui/Button.tsx'
import { Field, SelectField } from '../ui/Field.tsx'
import type { ListDefinition, ListFilter } from './list-definition.ts'
import styles from './ListScreen.module.css'
import { type ListView, withFilter } from './list-view.ts'

type Props<Row> = {
  readonly definition: ListDefinition<Row>
  readonly view: ListView
  readonly isPhone: boolean
  readonly onChange: (view: ListView, replace: boolean) => void
  /** Enter in the search: its rows are wanted now. */
  readonly onSearch?: ((text: string) => void) | undefined
}

export function ListFilters<Row>({ definition, view, isPhone, onChange, onSearch }: Props<Row>) {
  const t = useTexts()
  const [isOpen, setOpen] = useState(false)
  const { filters, columns } = definition
  const hasMore = filters.some(({ isMore }) => isMore)
  // A phone has room for the search; the others unfold.
  const isShown = ({ id, kind, isMore }: ListFilter): boolean =>
    isOpen || (isPhone ? kind === 'search' : !isMore || view.filter[id] !== undefined)
  const shown = filters.filter(isShown)
  return (
    <search className={styles.filters} aria-label={t('list.filters')}>
      {shown.map((filter) => (
        <Filter
          key={filter.id}
          filter={filter}
          value={view.filter[filter.id]?.[0] ?? ''}
          onChange={(value) => onChange(withFilter(view, filter.id, value === '' ? [] : [value]), true)}
          onSearch={onSearch}
        />
      ))}
      {isPhone && isOpen && (
        <>
          <SortChoice columns={columns} view={view} onChange={onChange} />
          <p className={styles.wider}>{t('list.wider')}</p>
        </>
      )}
      {isPhone && filters.length > 1 && (
        <Button icon="filter" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
          {t('list.filters')}
        </Button>
      )}
      {!isPhone && hasMore && (
        <Button look="quiet" icon="filter" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
          {t(isOpen ? 'list.fewer' : 'list.more')}
        </Button>
      )}
    </search>
  )
}

type FilterProps = {
  readonly filter: ListFilter
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onSearch: ((text: string) => void) | undefined
}

function Filter({ filter, value, onChange, onSearch }: FilterProps) {
  const t = useTexts()
  const label = t(filter.title)
  switch (filter.kind) {
    case 'choice':
      return (
        <div className={styles.filter}>
          <SelectField
            label={label}
            value={value}
            options={[['', t('list.any')] as const, ...filter.options]}
            onChange={onChange}
          />
        </div>
      )
    case 'date':
      return (
        <div className={`${styles.filter} ${styles.date}`}>
          <Field label={label} type="date" value={value} onChange={onChange} />
        </div>
      )
    case 'text':
      return <TypedFilter label={label} value={value} onChange={onChange} />
    case 'search':
      return (
        <TypedFilter
          label={label}
          value={value}
          onChange={onChange}
          onSearch={onSearch}
          isSearch
          hint={filter.hint && t(filter.hint)}
        />
      )
  }
}

const PAUSE_MS = 300

type TypedProps = Pick<FilterProps, 'value' | 'onChange'> & {
  readonly label: string
  readonly onSearch?: FilterProps['onSearch']
  readonly isSearch?: boolean
  readonly hint?: string | undefined
}

function TypedFilter({ label, value, onChange, onSearch, isSearch = false, hint }: TypedProps) {
  const [text, setText] = useState(value)
  const [last, setLast] = useState(value)
  // The address changed by other means, such as "Back" or a saved view.
  if (value !== last) {
    setLast(value)
    setText(value)
  }
  const apply = (typed: string): void => {
    if (typed.trim() === value) return
    setLast(typed.trim())
    onChange(typed.trim())
  }
  const applyLater = useEffectEvent(apply)
  useEffect(() => {
    const timer = setTimeout(() => applyLater(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <div className={isSearch ? styles.search : styles.filter}>
      <Field
        label={label}
        type={isSearch ? 'search' : 'text'}
        value={text}
        onChange={setText}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !onSearch) return event.continuePropagation()
          apply(text)
          return onSearch(text.trim())
        }}
        maxLength={200}
        placeholder={hint}
      />
    </div>
  )
}

/** On phones, where the head of the table is not shown. */
function SortChoice<Row>({
  columns,
  view,
  onChange,
}: Pick<Props<Row>, 'view' | 'onChange'> & Pick<ListDefinition<Row>, 'columns'>) {
  const t = useTexts()
  const fields = columns.flatMap(({ sort, title }) => (sort === undefined ? [] : [[sort, t(title)] as const]))
  if (fields.length === 0) return null
  return (
    <div className={styles.filter}>
      <SelectField
        label={t('list.sort')}
        value={view.sort ? `${view.sort.descending ? '-' : ''}${view.sort.field}` : ''}
        options={[
          ['', t('list.sortDefault')],
          ...fields.flatMap(([field, title]) => [[field, `${title} ↑`] as const, [`-${field}`, `${title} ↓`] as const]),
        ]}
        onChange={(value) => {
          const sort = value === '' ? undefined : { field: value.replace(/^-/, ''), descending: value.startsWith('-') }
          onChange({ ...view, sort }, true)
        }}
      />
    </div>
  )
}
