/** Everything before the desk: sign-in, forgotten password, and what one-time links open. */
import { useState } from 'react'
import type { SessionView } from '../../contracts/staff/session-view.ts'
import { useTexts } from '../texts/use-texts.ts'
import { Card } from './Card.tsx'
import type { EntryLink } from './entry-link.ts'
import { EntryLinkScreen } from './EntryLinkScreen.tsx'
import { ForgotPassword } from './ForgotPassword.tsx'
import { SignInForm } from './SignInForm.tsx'

type Props = { readonly link: EntryLink | undefined; readonly onSignedIn: (session: SessionView) => void }

export function SignInScreen({ link, onSignedIn }: Props) {
  const t = useTexts()
  const [step, setStep] = useState<'link' | 'sign-in' | 'forgot'>(link ? 'link' : 'sign-in')
  const toSignIn = (): void => setStep('sign-in')
  if (step === 'link' && link) return <EntryLinkScreen link={link} onSignedIn={onSignedIn} onLeave={toSignIn} />
  if (step === 'forgot') return <ForgotPassword onBack={toSignIn} />
  return (
    <Card title={t('signIn.title')} hint={t('signIn.hint')}>
      <SignInForm onSignedIn={onSignedIn} onForgot={() => setStep('forgot')} />
    </Card>
  )
}
