/**
 * Corrects a stock level in its row: a number is typed, and the press on a reason saves it. Enter takes the first reason, arrow keys
 * go on to the next row.
 */
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import type { StockEntry } from '../../api/stock-schemas.ts'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './Stock.module.css'
import { isEdit, readEntry, reasonsOf } from './stock-entry.ts'
import { useStockEdit } from './use-stock-edit.ts'

type Props = {
  readonly row: StockEntry
  /** Undefined when it was saved: what was refused before is settled. */
  readonly onFailure: (error: unknown) => void
}

/** Of the grid, while nothing is typed; in the field they move in the text. */
const TEXT_KEYS: ReadonlySet<string> = new Set(['ArrowLeft', 'ArrowRight', 'Home', 'End', ' '])

/** Long: the field, what its keys do, and the reasons. */
export function StockCell({ row, onFailure }: Props) {
  const t = useTexts()
  const hint = useId()
  const [text, setText] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const leave = (): void => {
    setText('')
    // To the cell, not to the field: there Ctrl-Z undoes what was saved, and arrow keys go on.
    field.current?.closest('td')?.focus()
  }
  const action = useStockEdit(row, {
    onFailure,
    onDone: () => {
      onFailure(undefined)
      leave()
    },
  })
  const entry = readEntry(text)
  const reasons = reasonsOf(entry)
  const save = (reason: (typeof reasons)[number] | undefined): void => {
    if (reason !== undefined && isEdit(entry)) action.run({ edit: entry, reason })
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (TEXT_KEYS.has(event.key)) event.stopPropagation()
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Enter') save(reasons[0])
    else leave()
  }
  return (
    <div className={styles.entry}>
      <input
        ref={field}
        className={styles.field}
        data-entry=""
        tabIndex={-1}
        aria-label={t('stock.entryOf', { sku: row.sku, warehouse: t.maybe('warehouse', row.warehouse) })}
        aria-invalid={entry.kind === 'wrong'}
        aria-describedby={entry.kind === 'wrong' ? hint : undefined}
        placeholder={t('stock.entryExample')}
        autoComplete="off"
        maxLength={8}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={onKeyDown}
      />
      {entry.kind === 'wrong' && (
        <span id={hint} className={styles.wrong}>
          {t('stock.entryWrong')}
        </span>
      )}
      {reasons.map((reason, place) => (
        <Button
          key={reason}
          className={`${styles.reason} ${place === 0 ? styles.first : ''}`}
          isDisabled={action.pending}
          onPress={() => save(reason)}
        >
          {t(`stockReason.${reason}`)}
        </Button>
      ))}
    </div>
  )
}
