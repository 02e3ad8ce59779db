/** A link: a path of the shop, an address elsewhere, or an e-mail address. */
import { useId } from 'react'
import { isRecord } from '../../../drafts/edits.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import styles from './Editor.module.css'
import { useEditorPlace } from './field-context.ts'
import { linkOf, linkText } from './link-text.ts'

type Props = {
  readonly label: string
  readonly value: unknown
  readonly error: string | undefined
  readonly onChange: (link: unknown) => void
}

export function LinkInput({ label, value, error, onChange }: Props) {
  const t = useTexts()
  const { pages } = useEditorPlace()
  const id = useId()
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className={styles.input}
        list={`${id}-pages`}
        autoComplete="off"
        spellCheck={false}
        placeholder={t('content.linkHint')}
        value={linkText(value)}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        onChange={({ target }) => onChange(linkOf(target.value, isRecord(value) ? value : {}))}
      />
      <datalist id={`${id}-pages`}>
        {pages.map((page) => (
          <option key={page} value={page}>
            {page}
          </option>
        ))}
      </datalist>
      {error !== undefined && (
        <span id={`${id}-error`} className={styles.error}>
          {error}
        </span>
      )}
    </div>
  )
}
