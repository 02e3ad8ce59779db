/** A password with an authenticator app, in addition to the passkeys of the account, or instead of an older app. */
import { useState } from 'react'
import { nothingSchema } from '../../api/auth-schemas.ts'
import { callAuth } from '../../api/call-auth.ts'
import { withFreshFactor } from '../../api/fresh-factor.ts'
import { noteSession } from '../../api/session.ts'
import { EnrolTotp } from '../../sign-in/EnrolTotp.tsx'
import { NewPasswordForm } from '../../sign-in/NewPasswordForm.tsx'
import { RecoveryCodes } from '../../sign-in/RecoveryCodes.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { Dialog } from '../../ui/Dialog.tsx'

type Props = { readonly hasPassword: boolean; readonly onClose: () => void }

export function AddTotpDialog({ hasPassword, onClose }: Props) {
  const t = useTexts()
  const [step, setStep] = useState<'password' | 'totp'>(hasPassword ? 'totp' : 'password')
  const [codes, setCodes] = useState<readonly string[]>([])
  if (codes.length > 0) {
    return (
      <Dialog title={t('codes.title')}>
        <RecoveryCodes codes={codes} onDone={onClose} />
      </Dialog>
    )
  }
  return (
    <Dialog title={t('factors.addTotp')} onClose={onClose}>
      {step === 'password' ? (
        <NewPasswordForm
          save={async (password) => {
            await withFreshFactor(() => callAuth('enrol/password', { password }, nothingSchema))
            setStep('totp')
          }}
        />
      ) : (
        <EnrolTotp
          onEnrolled={(session, recoveryCodes) => {
            noteSession(session)
            if (recoveryCodes.length > 0) setCodes(recoveryCodes)
            else onClose()
          }}
        />
      )}
    </Dialog>
  )
}
