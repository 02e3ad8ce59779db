/** Several short values in one field: typed and taken with Enter, each with a button that removes it. */
import { type KeyboardEvent, useId, useState } from 'react'
import { foldText } from '../../markets/texts/fold-text.ts'
import styles from './ChipsField.module.css'
import field from './Field.module.css'
import { Icon } from './Icon.tsx'

export type ChipOption = readonly [value: string, text: string]

type Props = {
  readonly label: string
  readonly values: readonly string[]
  readonly onChange: (values: readonly string[]) => void
  /** With them, nothing else can be taken. */
  readonly options?: readonly ChipOption[]
  /** How a value is shown; itself without it. */
  readonly textOf?: (value: string) => string
  readonly removeText: (text: string) => string
  readonly help?: string | undefined
  readonly error?: string | undefined
  /** Shown when what was typed is none of the options. */
  readonly unknown?: string
  readonly disabled?: boolean
}

/** Long: input, chips and their keys. */
export function ChipsField(props: Props) {
  const { label, values, onChange, options, textOf = (value) => value, removeText, help, error, unknown } = props
  const { disabled = false } = props
  const id = useId()
  const [typed, setTyped] = useState('')
  const [isUnknown, setUnknown] = useState(false)
  const left = options?.filter(([value]) => !values.includes(value))
  const take = (text: string): void => {
    const wanted = text.trim()
    if (wanted === '') return
    const value = left === undefined ? wanted : bestOption(left, wanted)
    setUnknown(value === undefined)
    if (value === undefined) return
    setTyped('')
    if (!values.includes(value)) onChange([...values, value])
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if ((event.key === 'Enter' || event.key === ',') && typed.trim() !== '') {
      event.preventDefault()
      take(typed)
    } else if (event.key === 'Backspace' && typed === '' && values.length > 0) onChange(values.slice(0, -1))
  }
  const shownError = error ?? (isUnknown ? unknown : undefined)
  return (
    <div className={field.field}>
      <label htmlFor={id} className={field.label}>
        {label}
      </label>
      <div
        className={styles.box}
        data-invalid={shownError !== undefined || undefined}
        data-disabled={disabled || undefined}
      >
        {values.map((value) => (
          <span key={value} className={styles.chip}>
            {textOf(value)}
            <button
              type="button"
              disabled={disabled}
              aria-label={removeText(textOf(value))}
              onClick={() => onChange(values.filter((one) => one !== value))}
            >
              <Icon name="close" />
            </button>
          </span>
        ))}
        <input
          id={id}
          className={styles.input}
          value={typed}
          list={left && `${id}-options`}
          autoComplete="off"
          disabled={disabled}
          aria-invalid={shownError !== undefined || undefined}
          aria-describedby={`${id}-help ${id}-error`}
          onKeyDown={onKeyDown}
          onBlur={() => take(typed)}
          onChange={({ target, nativeEvent }) => {
            setUnknown(false)
            setTyped(target.value)
            // Chosen from the list of the browser: no key follows.
            const isTyped = nativeEvent instanceof InputEvent && nativeEvent.inputType.startsWith('insertText')
            if (!isTyped && left?.some(([, text]) => text === target.value)) take(target.value)
          }}
        />
      </div>
      {left && (
        <datalist id={`${id}-options`}>
          {left.map(([value, text]) => (
            <option key={value}>{text}</option>
          ))}
        </datalist>
      )}
      <span id={`${id}-help`} className={field.help}>
        {help}
      </span>
      <span id={`${id}-error`} className={field.error} role={shownError === undefined ? undefined : 'alert'}>
        {shownError}
      </span>
    </div>
  )
}

/** The value itself, then a text that begins with what was typed, then one with a word that does. */
function bestOption(options: readonly ChipOption[], typed: string): string | undefined {
  const wanted = foldText(typed)
  const matches: readonly ((option: ChipOption) => boolean)[] = [
    ([value]) => foldText(value) === wanted,
    ([, text]) => foldText(text) === wanted,
    ([, text]) => foldText(text).startsWith(wanted),
    ([, text]) => foldText(text).includes(` ${wanted}`),
  ]
  return matches.map((isMatch) => options.find(isMatch)).find((found) => found !== undefined)?.[0]
}
