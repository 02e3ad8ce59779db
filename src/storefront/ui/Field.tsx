/** A field of a form with its label above it. Those that must be filled in are marked. */
import type { ComponentProps } from 'react'
import styles from './Field.module.css'

type Labelled = { readonly label: string }

export function Field({ label, ...input }: Labelled & Omit<ComponentProps<'input'>, 'className'>) {
  return (
    <label className={styles.field}>
      <Label label={label} required={input.required} />
      <input className={styles.input} {...input} />
    </label>
  )
}

/** For more than a line. */
export function TextField({ label, ...area }: Labelled & Omit<ComponentProps<'textarea'>, 'className'>) {
  return (
    <label className={styles.field}>
      <Label label={label} required={area.required} />
      <textarea className={styles.input} rows={5} {...area} />
    </label>
  )
}

/** The star is visual only: screen readers use the field's `required`. */
function Label({ label, required = false }: Labelled & { readonly required?: boolean | undefined }) {
  return (
    <span className={styles.label}>
      {label}
      {required && <span aria-hidden="true"> *</span>}
    </span>
  )
}
