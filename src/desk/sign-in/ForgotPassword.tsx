/** The answer is the same for every address: it does not disclose whether an account exists. */
import { useState } from 'react'
import { nothingSchema } from '../api/auth-schemas.ts'
import { callAuth } from '../api/call-auth.ts'
import { useAction } from '../api/use-action.ts'
import { useTexts } from '../texts/use-texts.ts'
import { Button } from '../ui/Button.tsx'
import { FailureNotice } from '../ui/FailureNotice.tsx'
import { Field } from '../ui/Field.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Card } from './Card.tsx'
import styles from './SignIn.module.css'

export function ForgotPassword({ onBack }: { readonly onBack: () => void }) {
  const t = useTexts()
  const [email, setEmail] = useState('')
  const [sent, setSent] = useState(false)
  const send = useAction(async () => {
    await callAuth('forgot', { email }, nothingSchema)
    setSent(true)
  })
  return (
    <Card title={t('forgot.title')} hint={t('forgot.hint')}>
      {sent ? (
        <Notice tone="done">{t('forgot.sent')}</Notice>
      ) : (
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault()
            send.run()
          }}
        >
          <FailureNotice error={send.error} />
          <Field
            label={t('signIn.email')}
            type="email"
            value={email}
            onChange={setEmail}
            autoComplete="username"
            isRequired
          />
          <Button type="submit" look="primary" isPending={send.pending}>
            {t('forgot.submit')}
          </Button>
        </form>
      )}
      <Button look="quiet" icon="back" onPress={onBack}>
        {t('forgot.back')}
      </Button>
    </Card>
  )
}
