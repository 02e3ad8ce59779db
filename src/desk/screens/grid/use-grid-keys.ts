/** Keys, clipboard and typing of the grid, as in a spreadsheet. */
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react'
import type { GridRow } from '../../api/price-schemas.ts'
import { cellKey, type GridColumn } from './grid-cells.ts'
import { moveSelection, type GridSelection } from './grid-range.ts'
import type { GridEditing } from './use-grid-edits.ts'

type Options = {
  readonly rows: readonly GridRow[]
  readonly columns: readonly GridColumn[]
  readonly selection: GridSelection
  readonly editing: GridEditing
  /** How many rows are seen. */
  readonly pageRows: () => number
  /** The active cell gets the focus. */
  readonly onSelect: (selection: GridSelection) => void
  readonly actions: GridActions
}

export type GridActions = {
  readonly fill: () => void
  readonly paste: (text: string) => void
  readonly copy: () => string
  readonly clear: () => void
}

/** What is typed in the active cell; undefined while it is only selected. */
type Typing = { readonly text: string } | undefined

/** Long: its functions share what is typed. */
export function useGridKeys(options: Options) {
  const { rows, columns, selection, editing, pageRows, onSelect, actions } = options
  const { active } = selection
  const [typing, setTyping] = useState<Typing>()
  // A field that is removed loses the focus, too: what it holds then is not stored.
  const isCancelled = useRef(false)
  const [row, column] = [rows[active.row], columns[active.column]]
  const size = () => ({ rows: rows.length, columns: columns.length, pageRows: pageRows() })
  const store = (text: string): void => {
    setTyping(undefined)
    if (row && column) editing.edit([[cellKey(row.sku, column.id), text.trim()]])
  }
  const open = (): void => setTyping({ text: row && column ? editing.textOf(row, column) : '' })
  const onTypingKey = (event: KeyboardEvent, text: string): boolean => {
    if (event.key === 'Escape') {
      isCancelled.current = true
      setTyping(undefined)
      // The cell has the focus again.
      onSelect({ ...selection, active: { ...active } })
      return true
    }
    if (event.key !== 'Enter' && event.key !== 'Tab') return false
    store(text)
    const key = event.key === 'Enter' ? 'ArrowDown' : event.shiftKey ? 'ArrowLeft' : 'ArrowRight'
    const next = moveSelection(selection, { key, shiftKey: false, ctrlKey: false, metaKey: false }, size())
    if (next) onSelect(next)
    return true
  }
  const onSelectedKey = (event: KeyboardEvent): boolean => {
    const isCommand = event.ctrlKey || event.metaKey
    const next = event.altKey ? undefined : moveSelection(selection, event, size())
    if (next) onSelect(next)
    else if (isCommand && event.key.toLowerCase() === 'd') actions.fill()
    else if (event.key === 'Enter' || event.key === 'F2') open()
    else if (event.key === 'Delete' || event.key === 'Backspace') actions.clear()
    // A character replaces what is there.
    else if (event.key.length === 1 && !isCommand && !event.altKey) setTyping({ text: event.key })
    else return false
    return true
  }
  return {
    typing,
    type: (text: string) => setTyping({ text }),
    open,
    /** The field lost the focus. */
    leave: (text: string): void => {
      if (!isCancelled.current) store(text)
      isCancelled.current = false
    },
    onKeyDown: (event: KeyboardEvent): void => {
      const isHandled = typing ? onTypingKey(event, typing.text) : onSelectedKey(event)
      if (!isHandled) return
      event.preventDefault()
      // Single keys are shortcuts elsewhere.
      event.stopPropagation()
    },
    onPaste: (event: ClipboardEvent): void => {
      if (typing) return
      event.preventDefault()
      actions.paste(event.clipboardData.getData('text/plain'))
    },
    onCopy: (event: ClipboardEvent): void => {
      if (typing) return
      event.preventDefault()
      event.clipboardData.setData('text/plain', actions.copy())
    },
  }
}
