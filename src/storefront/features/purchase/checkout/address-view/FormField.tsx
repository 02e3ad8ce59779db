/** A field with its label, its error and its hint. The error is shown beside it and linked to it for screen readers. */
import type { ComponentProps, ReactNode } from 'react'
import { useTexts } from '../../../../texts/texts-context.ts'
import styles from './FormField.module.css'

type Labelled = {
  readonly id: string
  readonly label: string
  readonly isOptional?: boolean
  readonly error?: string | undefined
  readonly hint?: string | undefined
}

type InputProps = Labelled & Omit<ComponentProps<'input'>, 'id' | 'className'>

export function FormField({ id, label, isOptional = false, error, hint, ...input }: InputProps) {
  return (
    <Frame id={id} label={label} isOptional={isOptional} error={error} hint={hint}>
      <input id={id} name={id} className={styles.input} {...describedBy(id, error, hint)} {...input} />
    </Frame>
  )
}

type SelectProps = Labelled & Omit<ComponentProps<'select'>, 'id' | 'className'>

export function SelectField({ id, label, isOptional = false, error, hint, ...select }: SelectProps) {
  return (
    <Frame id={id} label={label} isOptional={isOptional} error={error} hint={hint}>
      <select id={id} name={id} className={styles.input} {...describedBy(id, error, hint)} {...select} />
    </Frame>
  )
}

type FixedProps = { readonly id: string; readonly label: string; readonly text: string }

/** A value that cannot be changed here, beside fields that can. */
export function FixedField({ id, label, text }: FixedProps) {
  return (
    <div className={styles.field}>
      <span className={styles.label}>{label}</span>
      <p className={styles.fixed} id={id}>
        {text}
      </p>
    </div>
  )
}

const describedBy = (id: string, error: string | undefined, hint: string | undefined) => ({
  'aria-invalid': error !== undefined,
  ...(error !== undefined || hint !== undefined ? { 'aria-describedby': `${id}-note` } : {}),
})

function Frame({ id, label, isOptional, error, hint, children }: Labelled & { readonly children: ReactNode }) {
  const texts = useTexts()
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {isOptional && <span className={styles.optional}> ({texts.optional})</span>}
      </label>
      {children}
      <div id={`${id}-note`}>
        {error !== undefined && <p className={styles.error}>{error}</p>}
        {/* Beside an error, too: it may be the reason why the field is asked for. */}
        {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      </div>
    </div>
  )
}
