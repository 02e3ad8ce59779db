/** The grid with its tools and its save bar. */
import { useRef, useState } from 'react'
import type { GridRow } from '../../api/price-schemas.ts'
import { SaveBar } from '../../drafts/SaveBar.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/Button.tsx'
import { showToast } from '../../ui/toasts.ts'
import { readCells, writeCells } from './clipboard.ts'
import { cellKey, type GridColumn } from './grid-cells.ts'
import {
  cellsOf,
  filledDown,
  pastedAt,
  rangeOf,
  type GridRange,
  type GridSelection,
  type PlacedText,
} from './grid-range.ts'
import styles from './Grid.module.css'
import { GridTable } from './GridTable.tsx'
import { useGridEdits } from './use-grid-edits.ts'

type Props = { readonly rows: readonly GridRow[]; readonly columns: readonly GridColumn[] }

const FIRST: GridSelection = { anchor: { row: 0, column: 0 }, active: { row: 0, column: 0 } }

/** Long: what fill, copy and paste do with the selected cells. */
export function GridEditor({ rows, columns }: Props) {
  const t = useTexts()
  const [selection, setSelection] = useState(FIRST)
  const editing = useGridEdits(rows, columns)
  const { summary, refused, textOf, edit } = editing
  const table = useRef<{ focus: () => void }>(null)
  const range = clamp(rangeOf(selection), rows.length, columns.length)
  const textAt = (row: number, column: number): string => {
    const [one, two] = [rows[row], columns[column]]
    return one && two ? textOf(one, two) : ''
  }
  const place = (cells: readonly PlacedText[]): void =>
    edit(
      cells.flatMap(({ row, column, text }) => {
        const [one, two] = [rows[row], columns[column]]
        return one && two ? [[cellKey(one.sku, two.id), text] as const] : []
      }),
    )
  const fill = (): void => place(filledDown(range, textAt))
  const paste = (text: string): void => {
    const pasted = pastedAt(range, readCells(text), { rows: rows.length, columns: columns.length })
    place(pasted.cells)
    if (pasted.outside > 0) showToast({ text: t.count('grid.outside', pasted.outside), tone: 'danger' })
  }
  const copy = (): string =>
    writeCells(
      Array.from({ length: range.bottom - range.top + 1 }, (_, down) =>
        Array.from({ length: range.right - range.left + 1 }, (__, across) =>
          textAt(range.top + down, range.left + across),
        ),
      ),
    )
  const clear = (): void => place(cellsOf(range).map((cell) => ({ ...cell, text: '' })))
  const wrong = summary.wrong.size + refused.size
  return (
    <div className={styles.editor}>
      <div className={styles.tools}>
        <Button
          icon="down"
          isDisabled={range.top === range.bottom}
          onPress={() => {
            fill()
            table.current?.focus()
          }}
        >
          {t('grid.fill')}
        </Button>
        <output className={styles.soft}>
          {t.count('grid.selected', (range.bottom - range.top + 1) * (range.right - range.left + 1))}
        </output>
        <span className={styles.hint}>{t('grid.hint')}</span>
      </div>
      <GridTable
        ref={table}
        rows={rows}
        columns={columns}
        selection={selection}
        range={range}
        editing={editing}
        onSelect={setSelection}
        actions={{ fill, paste, copy, clear }}
      />
      {wrong > 0 && (
        <p className={styles.wrong} role="alert">
          {t.count('grid.wrong', wrong)}
        </p>
      )}
      <SaveBar
        draft={{
          ...editing,
          value: undefined,
          changes: [...summary.changed].map((path) => ({ path, before: undefined, after: undefined })),
          edit: () => {},
          conflicts: [],
          resolve: () => {},
          offer: undefined,
        }}
        nameOf={(path) => path}
        isBlocked={wrong > 0}
      />
    </div>
  )
}

const clamp = ({ top, bottom, left, right }: GridRange, rows: number, columns: number): GridRange => ({
  top: Math.min(top, Math.max(rows - 1, 0)),
  bottom: Math.min(bottom, Math.max(rows - 1, 0)),
  left: Math.min(left, Math.max(columns - 1, 0)),
  right: Math.min(right, Math.max(columns - 1, 0)),
})
