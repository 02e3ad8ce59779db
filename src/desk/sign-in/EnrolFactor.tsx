/** The choice of a factor, for new accounts and for those whose factors were reset. */
import { Button as AriaButton } from 'react-aria-components/Button'
import { useState } from 'react'
import type { SessionView } from '../../contracts/staff/session-view.ts'
import { addPasskey, canUsePasskeys } from '../api/passkeys.ts'
import { useAction } from '../api/use-action.ts'
import { useTexts } from '../texts/use-texts.ts'
import { FailureNotice } from '../ui/FailureNotice.tsx'
import { Icon } from '../ui/Icon.tsx'
import { EnrolPassword } from './EnrolPassword.tsx'
import { EnrolTotp } from './EnrolTotp.tsx'
import styles from './SignIn.module.css'

type Props = { readonly onEnrolled: (session: SessionView, codes: readonly string[]) => void }

export function EnrolFactor({ onEnrolled }: Props) {
  const t = useTexts()
  const [step, setStep] = useState<'choice' | 'password' | 'totp'>('choice')
  const passkey = useAction(async () => {
    const { session, recoveryCodes } = await addPasskey(t('enrol.thisDevice'))
    onEnrolled(session, recoveryCodes ?? [])
  })
  if (step === 'password') return <EnrolPassword onDone={() => setStep('totp')} onBack={() => setStep('choice')} />
  if (step === 'totp') return <EnrolTotp onEnrolled={onEnrolled} />
  return (
    <div className={styles.choices}>
      <FailureNotice error={passkey.error} />
      {canUsePasskeys() && (
        <AriaButton className={styles.choice ?? ''} onPress={() => passkey.run()}>
          <Icon name="key" />
          <strong>{t('enrol.passkey')}</strong>
          <span>{t('enrol.passkeyHint')}</span>
        </AriaButton>
      )}
      <AriaButton className={styles.choice ?? ''} onPress={() => setStep('password')}>
        <Icon name="phone" />
        <strong>{t('enrol.password')}</strong>
        <span>{t('enrol.passwordHint')}</span>
      </AriaButton>
    </div>
  )
}
