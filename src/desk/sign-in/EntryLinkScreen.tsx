/** Opens a one-time link: an invitation, new factors, a new password, or the demo. */
import { useEffect, useRef, useState } from 'react'
import type { SessionView } from '../../contracts/staff/session-view.ts'
import { linkSchema, nothingSchema, sessionSchema } from '../api/auth-schemas.ts'
import { callAuth } from '../api/call-auth.ts'
import { OperationError } from '../api/operation-error.ts'
import { useTexts } from '../texts/use-texts.ts'
import { Button } from '../ui/Button.tsx'
import { FailureNotice } from '../ui/FailureNotice.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Card } from './Card.tsx'
import { Enrolment } from './Enrolment.tsx'
import type { EntryLink } from './entry-link.ts'
import { NewPasswordForm } from './NewPasswordForm.tsx'

type Props = {
  readonly link: EntryLink
  readonly onSignedIn: (session: SessionView) => void
  readonly onLeave: () => void
}

type Opened = { readonly kind: 'invite' | 'factors' | 'password'; readonly email: string; readonly name: string }

export function EntryLinkScreen({ link, onSignedIn, onLeave }: Props) {
  const t = useTexts()
  const [opened, setOpened] = useState<Opened>()
  const [failure, setFailure] = useState<unknown>()
  const [isReset, setReset] = useState(false)
  // React runs effects twice in development, and the link works once.
  const isSent = useRef(false)
  useEffect(() => {
    if (isSent.current) return
    isSent.current = true
    const { kind, token } = link
    if (kind === 'demo') callAuth('demo', { token }, sessionSchema).then(onSignedIn, setFailure)
    else callAuth('link', { token }, linkSchema).then(setOpened, setFailure)
  }, [link, onSignedIn])
  if (failure !== undefined) return <FailedLink error={failure} onLeave={onLeave} />
  if (isReset) {
    return (
      <Card title={t('reset.doneTitle')}>
        <Notice tone="done">{t('reset.done')}</Notice>
        <Button look="primary" onPress={onLeave}>
          {t('signIn.title')}
        </Button>
      </Card>
    )
  }
  if (!opened) return <Card title={t('link.opening')}>{null}</Card>
  if (opened.kind === 'password') {
    return (
      <Card title={t('reset.title')} hint={t('reset.hint', { email: opened.email })}>
        <NewPasswordForm
          save={async (password) => {
            await callAuth('reset-password', { token: link.token, password }, nothingSchema)
            setReset(true)
          }}
        />
      </Card>
    )
  }
  return <Enrolment email={opened.email} name={opened.name} onDone={onSignedIn} />
}

/** Used, expired, revoked and replaced links look the same (STF-06). */
function FailedLink({ error, onLeave }: { readonly error: unknown; readonly onLeave: () => void }) {
  const t = useTexts()
  const isGone = error instanceof OperationError && error.status === 410
  return (
    <Card title={isGone ? t('link.gone') : t('link.failed')} hint={isGone ? t('link.goneHint') : undefined} sad>
      {!isGone && <FailureNotice error={error} />}
      <Button look="primary" onPress={onLeave}>
        {t('link.toSignIn')}
      </Button>
    </Card>
  )
}
