/** Passkey first; otherwise e-mail and password, then the code. Nothing is sent before the code is there (STF-14). */
import { type SyntheticEvent, useState } from 'react'
import type { SessionView } from '../../contracts/staff/session-view.ts'
import { sessionSchema } from '../api/auth-schemas.ts'
import { callAuth } from '../api/call-auth.ts'
import { canUsePasskeys, signInWithPasskey } from '../api/passkeys.ts'
import { useAction } from '../api/use-action.ts'
import { useTexts } from '../texts/use-texts.ts'
import { Button } from '../ui/Button.tsx'
import { FailureNotice } from '../ui/FailureNotice.tsx'
import { Field } from '../ui/Field.tsx'
import styles from './SignIn.module.css'

type Props = { readonly onSignedIn: (session: SessionView) => void; readonly onForgot?: () => void }

export function SignInForm({ onSignedIn, onForgot }: Props) {
  const t = useTexts()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [code, setCode] = useState<string>()
  const passkey = useAction(async () => onSignedIn(await signInWithPasskey()))
  const withCode = useAction(async (given: string) =>
    onSignedIn(await callAuth('password', { email, password, code: given.replaceAll(' ', '') }, sessionSchema)),
  )
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault()
    if (code === undefined) setCode('')
    else withCode.run(code)
  }
  if (code !== undefined) {
    return (
      <form className={styles.form} onSubmit={submit}>
        <FailureNotice error={withCode.error} />
        <Field
          label={t('signIn.code')}
          help={t('signIn.codeHelp')}
          value={code}
          onChange={setCode}
          autoComplete="one-time-code"
          autoFocus
          isRequired
          code
        />
        <Button type="submit" look="primary" isPending={withCode.pending}>
          {t('signIn.submit')}
        </Button>
        <Button
          look="quiet"
          icon="back"
          onPress={() => {
            withCode.reset()
            setCode(undefined)
          }}
        >
          {t('common.back')}
        </Button>
      </form>
    )
  }
  return (
    <div className={styles.form}>
      {canUsePasskeys() && (
        <>
          <FailureNotice error={passkey.error} />
          <Button look="primary" icon="key" isPending={passkey.pending} onPress={() => passkey.run()}>
            {t('signIn.passkey')}
          </Button>
          <div className={styles.or}>{t('signIn.or')}</div>
        </>
      )}
      <form className={styles.form} onSubmit={submit}>
        <Field
          label={t('signIn.email')}
          type="email"
          value={email}
          onChange={setEmail}
          autoComplete="username"
          isRequired
        />
        <Field
          label={t('signIn.password')}
          type="password"
          value={password}
          onChange={setPassword}
          autoComplete="current-password"
          isRequired
        />
        <Button type="submit">{t('signIn.next')}</Button>
      </form>
      {onForgot && (
        <Button look="quiet" onPress={onForgot}>
          {t('signIn.forgot')}
        </Button>
      )}
    </div>
  )
}
