/** Paying with store credit: its code takes the place of the other ways to pay, and the button stays the same. */
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { fill } from '../../../../../contracts/storefront/texts/fill.ts'
import { useTexts } from '../../../../texts/texts-context.ts'
import { Field } from '../../../../ui/Field.tsx'
import styles from './CreditForm.module.css'
import notes from './notes.module.css'

type Props = {
  readonly id: string
  readonly code: string
  readonly onCode: (code: string) => void
  /** Resolves with the reason for the shopper when the code does not pay the order. */
  readonly onPay: (code: string) => Promise<string | undefined>
}

export function CreditForm({ id, code, onCode, onPay }: Props) {
  const texts = useTexts()
  const form = useRef<HTMLFormElement>(null)
  const [refusal, setRefusal] = useState<string>()
  const focusCode = () => form.current?.querySelector('input')?.focus()
  // The shopper chose it a moment ago.
  useEffect(focusCode, [])
  const submit = async () => {
    const isEmpty = code.trim() === ''
    setRefusal(isEmpty ? fill(texts.fieldMissing, { field: texts.creditCode }) : undefined)
    if (isEmpty) return focusCode()
    const reason = await onPay(code)
    setRefusal(reason)
    if (reason !== undefined) focusCode()
  }
  return (
    <form
      ref={form}
      id={id}
      className={styles.credit}
      noValidate
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault()
        void submit()
      }}
    >
      <h2>{texts.storeCredit}</h2>
      <Field
        label={texts.creditCode}
        required
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
        value={code}
        aria-invalid={refusal !== undefined}
        aria-describedby={`${id}-credit ${id}-refusal`}
        onChange={({ target }) => {
          onCode(target.value)
          setRefusal(undefined)
        }}
      />
      <p id={`${id}-credit`} className={styles.how}>
        {texts.creditHow}
      </p>
      <p id={`${id}-refusal`} className={notes.trouble} role="alert">
        {refusal}
      </p>
    </form>
  )
}
