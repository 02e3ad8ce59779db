/** An authenticator app: the code to scan, the secret to type, and a first code as proof. */
import { useEffect, useState } from 'react'
import type { SessionView } from '../../contracts/staff/session-view.ts'
import type { TotpSetup } from '../../contracts/staff/sign-in.ts'
import { enrolledSchema, totpSchema } from '../api/auth-schemas.ts'
import { callAuth } from '../api/call-auth.ts'
import { withFreshFactor } from '../api/fresh-factor.ts'
import { useAction } from '../api/use-action.ts'
import { useTexts } from '../texts/use-texts.ts'
import { Button } from '../ui/Button.tsx'
import { FailureNotice } from '../ui/FailureNotice.tsx'
import { Field } from '../ui/Field.tsx'
import { QrCode } from './QrCode.tsx'
import styles from './SignIn.module.css'

type Props = { readonly onEnrolled: (session: SessionView, codes: readonly string[]) => void }

export function EnrolTotp({ onEnrolled }: Props) {
  const t = useTexts()
  const [setup, setSetup] = useState<TotpSetup>()
  const [failure, setFailure] = useState<unknown>()
  const [code, setCode] = useState('')
  useEffect(() => {
    withFreshFactor(() => callAuth('enrol/totp', {}, totpSchema)).then(setSetup, setFailure)
  }, [])
  const confirm = useAction(async () => {
    const { session, recoveryCodes } = await callAuth('enrol/totp/confirm', { code: code.trim() }, enrolledSchema)
    onEnrolled(session, recoveryCodes ?? [])
  })
  if (failure !== undefined) return <FailureNotice error={failure} />
  if (!setup) return null
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        confirm.run()
      }}
    >
      <p>{t('totp.scan')}</p>
      <QrCode modules={setup.qr} label={t('totp.qr')} />
      <p className={styles.small}>{t('totp.secret')}</p>
      <code className={styles.secret}>{setup.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
      <FailureNotice error={confirm.error} />
      <Field
        label={t('totp.code')}
        value={code}
        onChange={setCode}
        autoComplete="one-time-code"
        inputMode="numeric"
        isRequired
        code
      />
      <Button type="submit" look="primary" isPending={confirm.pending}>
        {t('totp.confirm')}
      </Button>
    </form>
  )
}
