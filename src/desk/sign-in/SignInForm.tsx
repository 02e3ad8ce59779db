/** Passkey first; otherwise e-mail and password, then the code. Nothing is sent before the code is there (STF-14). */
import { useState } from 'react'
import type { SessionView } from '../../contracts/staff/session-view.ts'
import { sessionSchema } from '../api/auth-schemas.ts'
import { callAuth } from '../api/call-auth.ts'
import { canUsePasskeys, signInWithPasskey } from '../api/passkeys.ts'
import { useAction } from '../api/use-action.ts'
import { useTexts } from '../texts/use-texts.ts'
import { Button } from '../ui/Button.tsx'
import { FailureNotice } from '../ui/FailureNotice.tsx'
import { Field } from '../ui/Field.tsx'
import { FocusedForm } from '../ui/FocusedForm.tsx'
import styles from './SignIn.module.css'

type Props = { readonly onSignedIn: (session: SessionView) => void; readonly onForgot?: () => void }

export function SignInForm({ onSignedIn, onForgot }: Props) {
  const t = useTexts()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [asksCode, setAsksCode] = useState(false)
  const passkey = useAction(async () => onSignedIn(await signInWithPasskey()))
  if (asksCode) {
    return <CodeStep email={email} password={password} onSignedIn={onSignedIn} onBack={() => setAsksCode(false)} />
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
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          setAsksCode(true)
        }}
      >
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

type CodeProps = Pick<Props, 'onSignedIn'> & {
  readonly email: string
  readonly password: string
  readonly onBack: () => void
}

function CodeStep({ email, password, onSignedIn, onBack }: CodeProps) {
  const t = useTexts()
  const [code, setCode] = useState('')
  const signIn = useAction(async () =>
    onSignedIn(await callAuth('password', { email, password, code: code.replaceAll(' ', '') }, sessionSchema)),
  )
  return (
    <FocusedForm
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        signIn.run()
      }}
    >
      <FailureNotice error={signIn.error} />
      <Field
        label={t('signIn.code')}
        help={t('signIn.codeHelp')}
        value={code}
        onChange={setCode}
        autoComplete="one-time-code"
        isRequired
        code
      />
      <Button type="submit" look="primary" isPending={signIn.pending}>
        {t('signIn.submit')}
      </Button>
      <Button look="quiet" icon="back" onPress={onBack}>
        {t('common.back')}
      </Button>
    </FocusedForm>
  )
}
