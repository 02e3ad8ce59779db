/** Decides what is on the screen: sign-in, enrolment, or the shell with its dialogs. */
import { QueryClientProvider } from '@tanstack/react-query'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Suspense, useCallback, useState } from 'react'
import type { SessionView } from '../../contracts/staff/session-view.ts'
import { TEXT_LOCALES } from '../../markets/languages/languages.ts'
import { queryClient } from '../api/queries.ts'
import { sessionStore } from '../api/session.ts'
import { locationStore, navigate } from '../navigation/location.ts'
import { ConfirmFactorDialog } from '../sign-in/ConfirmFactorDialog.tsx'
import { Enrolment } from '../sign-in/Enrolment.tsx'
import type { EntryLink } from '../sign-in/entry-link.ts'
import { SessionExpiredDialog } from '../sign-in/SessionExpiredDialog.tsx'
import { SignInScreen } from '../sign-in/SignInScreen.tsx'
import { useTexts } from '../texts/use-texts.ts'
import { Button } from '../ui/Button.tsx'
import { FullState } from '../ui/FullState.tsx'
import { Toasts } from '../ui/Toasts.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { applySession, loadSession } from './load-session.ts'
import { SHELL } from './shell-code.ts'
import { useDeskStore } from './store.ts'

export function App({ link: first }: { readonly link: EntryLink | undefined }) {
  const { language } = useTexts()
  return (
    <QueryClientProvider client={queryClient}>
      <I18nProvider locale={TEXT_LOCALES[language][0]}>
        <ErrorBoundary>
          <Gate first={first} />
        </ErrorBoundary>
        <Toasts />
      </I18nProvider>
    </QueryClientProvider>
  )
}

function Gate({ first }: { readonly first: EntryLink | undefined }) {
  const { phase, session, confirming } = useDeskStore(sessionStore)
  const [link, setLink] = useState(first)
  const enter = useCallback((signedIn: SessionView) => {
    setLink(undefined)
    if (locationStore.get().path === '/sign-in') navigate('/', { replace: true })
    void applySession(signedIn)
  }, [])
  if (link) return <SignInScreen link={link} onSignedIn={enter} />
  if (phase === 'unreachable') return <Unreachable />
  if (!session || phase === 'out') return <SignInScreen link={undefined} onSignedIn={enter} />
  const { email, name, hasFactor } = session.account
  if (!hasFactor) return <Enrolment email={email} name={name} onDone={enter} />
  return (
    <>
      <Suspense>
        <SHELL.Component key={session.account.id} session={session} />
      </Suspense>
      {confirming && phase === 'in' && <ConfirmFactorDialog />}
      {phase === 'expired' && <SessionExpiredDialog onOther={replacePerson} />}
    </>
  )
}

/** Nothing of the first person stays: the shell, with its edits, is replaced, and the cache is emptied. */
function replacePerson(session: SessionView): void {
  queryClient.clear()
  void applySession(session)
}

function Unreachable() {
  const t = useTexts()
  return (
    <FullState
      title={t('unreachable.title')}
      mood="sad"
      actions={
        <Button look="primary" icon="refresh" onPress={() => void loadSession()}>
          {t('common.retry')}
        </Button>
      }
    >
      {t('unreachable.hint')}
    </FullState>
  )
}
