/** A number in a table: named by its row and column, marked while what is typed is no number. */
import { useState } from 'react'
import { isWrong, type TypedNumber } from '../formats/typed-numbers.ts'
import styles from './NumberCell.module.css'

export type NumberCellProps = {
  /** Read out: the row and the column show it. */
  readonly label: string
  readonly value: TypedNumber
  readonly read: (text: string) => TypedNumber
  readonly write: (value: number) => string
  readonly onChange: (value: TypedNumber) => void
  readonly isReadOnly: boolean
}

export function NumberCell({ label, value, read, write, onChange, isReadOnly }: NumberCellProps) {
  const written = typeof value === 'number' ? write(value) : (value ?? '')
  const [typed, setTyped] = useState<string>()
  // What is typed stays as it is ("12," or "012") until the field is left, or undo changes the value.
  const shown = typed !== undefined && read(typed) === value ? typed : written
  if (isReadOnly) return <span className={styles.fixed}>{written === '' ? '–' : written}</span>
  return (
    <input
      className={styles.input}
      aria-label={label}
      aria-invalid={isWrong(value)}
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
      value={shown}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(read(target.value))
      }}
      onBlur={() => setTyped(undefined)}
    />
  )
}
