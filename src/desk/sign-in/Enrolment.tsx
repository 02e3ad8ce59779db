/** A new account: name and language, then a passkey, or a password with an authenticator app and its recovery codes. */
import { useState } from 'react'
import type { SessionView } from '../../contracts/staff/session-view.ts'
import { useTexts } from '../texts/use-texts.ts'
import { Card } from './Card.tsx'
import { EnrolFactor } from './EnrolFactor.tsx'
import { EnrolName } from './EnrolName.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'

type Props = {
  readonly email: string
  readonly name: string
  readonly onDone: (session: SessionView) => void
}

type Enrolled = { readonly session: SessionView; readonly codes: readonly string[] }

export function Enrolment({ email, name, onDone }: Props) {
  const t = useTexts()
  const [isNamed, setNamed] = useState(false)
  const [enrolled, setEnrolled] = useState<Enrolled>()
  if (enrolled) {
    return (
      <Card title={t('codes.title')} hint={t('codes.hint')}>
        <RecoveryCodes codes={enrolled.codes} onDone={() => onDone(enrolled.session)} />
      </Card>
    )
  }
  if (!isNamed) {
    return (
      <Card title={t('enrol.welcome')} hint={t('enrol.welcomeHint', { email })}>
        <EnrolName name={name} onDone={() => setNamed(true)} />
      </Card>
    )
  }
  return (
    <Card title={t('enrol.factor')} hint={t('enrol.factorHint')}>
      <EnrolFactor
        onEnrolled={(session, codes) => {
          if (codes.length > 0) setEnrolled({ session, codes })
          else onDone(session)
        }}
      />
    </Card>
  )
}
