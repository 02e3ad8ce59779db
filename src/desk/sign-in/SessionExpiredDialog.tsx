/** Sign in again over the work, which stays as it is (DSK-14). */
import { useState } from 'react'
import type { SessionView } from '../../contracts/staff/session-view.ts'
import { isSamePerson, noteSignedIn, sessionStore } from '../api/session.ts'
import { useDeskStore } from '../app/store.ts'
import { useTexts } from '../texts/use-texts.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog, DialogActions } from '../ui/Dialog.tsx'
import { Notice } from '../ui/Notice.tsx'
import { SignInForm } from './SignInForm.tsx'

/** `onOther` discards what the first person began. */
export function SessionExpiredDialog({ onOther }: { readonly onOther: (session: SessionView) => void }) {
  const t = useTexts()
  const { session } = useDeskStore(sessionStore)
  const [other, setOther] = useState<SessionView>()
  if (!session) return null
  if (other) {
    return (
      <Dialog title={t('expired.otherTitle')} alert>
        <Notice tone="attention">
          {t('expired.other', { name: session.account.name, other: other.account.name })}
        </Notice>
        <DialogActions>
          <Button onPress={() => setOther(undefined)}>{t('expired.asBefore', { name: session.account.name })}</Button>
          <Button look="danger" onPress={() => onOther(other)}>
            {t('expired.discard')}
          </Button>
        </DialogActions>
      </Dialog>
    )
  }
  return (
    <Dialog title={t('expired.title')}>
      <p>{session.account.demo ? t('expired.demo') : t('expired.hint', { name: session.account.name })}</p>
      <SignInForm
        onSignedIn={(signedIn) => {
          if (isSamePerson(signedIn)) noteSignedIn(signedIn)
          else setOther(signedIn)
        }}
      />
    </Dialog>
  )
}
