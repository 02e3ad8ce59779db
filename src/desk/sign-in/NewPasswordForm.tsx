/** A new password. The server names every rule that it breaks (STF-08). */
import { useState } from 'react'
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH, PASSWORD_PROBLEMS } from '../../contracts/staff/sign-in.ts'
import { failureText } from '../api/failure-text.ts'
import { OperationError } from '../api/operation-error.ts'
import { useAction } from '../api/use-action.ts'
import type { Translate } from '../texts/translate.ts'
import { useTexts } from '../texts/use-texts.ts'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { FocusedForm } from '../ui/FocusedForm.tsx'
import styles from './SignIn.module.css'

type Props = { readonly save: (password: string) => Promise<void>; readonly onBack?: () => void }

export function NewPasswordForm({ save, onBack }: Props) {
  const t = useTexts()
  const [password, setPassword] = useState('')
  const saving = useAction(() => save(password))
  return (
    <FocusedForm
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        saving.run()
      }}
    >
      <Field
        label={t('password.new')}
        help={t('password.help', { min: MIN_PASSWORD_LENGTH })}
        error={saving.error === undefined ? undefined : problemText(t, saving.error)}
        type="password"
        value={password}
        onChange={(value) => {
          saving.reset()
          setPassword(value)
        }}
        autoComplete="new-password"
        isRequired
      />
      <Button type="submit" look="primary" isPending={saving.pending}>
        {t('common.continue')}
      </Button>
      {onBack && (
        <Button look="quiet" icon="back" onPress={onBack}>
          {t('common.back')}
        </Button>
      )}
    </FocusedForm>
  )
}

function problemText(t: Translate, error: unknown): string {
  const problems = error instanceof OperationError ? (error.details.problems ?? []) : []
  const named = PASSWORD_PROBLEMS.filter((problem) => problems.includes(problem))
  if (named.length === 0) return failureText(t, error)
  return named
    .map((problem) => t(`password.${problem}`, { min: MIN_PASSWORD_LENGTH, max: MAX_PASSWORD_LENGTH }))
    .join(' ')
}
