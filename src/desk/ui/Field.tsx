/** Fields of forms: label above, help below, the error beside the field. */
import { FieldError } from 'react-aria-components/FieldError'
import { Input, Label, Text, TextArea, TextField, type TextFieldProps } from 'react-aria-components/TextField'
import type { ReactNode, SelectHTMLAttributes } from 'react'
import { useId } from 'react'
import styles from './Field.module.css'
import { Icon } from './Icon.tsx'

type FieldProps = Omit<TextFieldProps, 'className' | 'style' | 'children'> & {
  readonly label: string
  readonly help?: ReactNode
  readonly error?: string | undefined
  readonly code?: boolean
  readonly placeholder?: string | undefined
}

export function Field({ label, help, error, code, placeholder, ...props }: FieldProps) {
  return (
    <TextField {...props} isInvalid={error !== undefined} className={styles.field ?? ''}>
      <Label className={styles.label ?? ''}>{label}</Label>
      <Input
        className={`${styles.input} ${code ? styles.code : ''}`}
        {...(placeholder !== undefined && { placeholder })}
      />
      {help !== undefined && (
        <Text slot="description" className={styles.help ?? ''}>
          {help}
        </Text>
      )}
      <FieldError className={styles.error ?? ''}>{error}</FieldError>
    </TextField>
  )
}

/** Several lines of text. */
export function TextAreaField({
  label,
  help,
  error,
  rows = 3,
  ...props
}: Omit<FieldProps, 'code' | 'placeholder'> & { rows?: number }) {
  return (
    <TextField {...props} isInvalid={error !== undefined} className={styles.field ?? ''}>
      <Label className={styles.label ?? ''}>{label}</Label>
      <TextArea rows={rows} className={`${styles.input} ${styles.area}`} />
      {help !== undefined && (
        <Text slot="description" className={styles.help ?? ''}>
          {help}
        </Text>
      )}
      <FieldError className={styles.error ?? ''}>{error}</FieldError>
    </TextField>
  )
}

type SelectProps<Value extends string> = {
  readonly label: string
  readonly value: Value
  readonly options: readonly (readonly [value: Value, text: string])[]
  readonly onChange: (value: Value) => void
  readonly help?: string
  /** The label is read out, not shown. */
  readonly compact?: boolean
} & Pick<SelectHTMLAttributes<HTMLSelectElement>, 'disabled' | 'autoComplete'>

/** The browser's own list: the best one on phones, and no script. */
export function SelectField<Value extends string>(props: SelectProps<Value>) {
  const { label, value, options, onChange, help, compact = false, ...rest } = props
  const id = useId()
  const choose = (chosen: string): void => {
    const option = options.find(([one]) => one === chosen)
    if (option) onChange(option[0])
  }
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={compact ? styles.hidden : styles.label}>
        {label}
      </label>
      <span className={styles.choice}>
        <select
          {...rest}
          id={id}
          className={`${styles.input} ${styles.select}`}
          value={value}
          aria-describedby={help === undefined ? undefined : `${id}-help`}
          onChange={({ target }) => choose(target.value)}
        >
          {options.map(([one, text]) => (
            <option key={one} value={one}>
              {text}
            </option>
          ))}
        </select>
        <Icon name="chevron" />
      </span>
      {help !== undefined && (
        <span id={`${id}-help`} className={styles.help}>
          {help}
        </span>
      )}
    </div>
  )
}

type CheckProps = { readonly label: string; readonly checked: boolean; readonly onChange: (checked: boolean) => void }

export const CheckField = ({ label, checked, onChange }: CheckProps) => (
  <label className={styles.check}>
    <input type="checkbox" checked={checked} onChange={({ target }) => onChange(target.checked)} />
    <span>{label}</span>
  </label>
)
