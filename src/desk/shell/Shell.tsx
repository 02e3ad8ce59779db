/** The frame around every screen: navigation, account menu, connection, shortcuts. */
import { Suspense, useCallback, useState } from 'react'
import type { SessionView } from '../../contracts/staff/session-view.ts'
import { ErrorBoundary } from '../app/ErrorBoundary.tsx'
import { useDeskStore } from '../app/store.ts'
import { LeaveDialog } from '../drafts/LeaveDialog.tsx'
import { locationStore } from '../navigation/location.ts'
import { canOpen, matchScreen, remoteSetting, type ScreenMatch } from '../navigation/screens.ts'
import { Palette } from '../palette/Palette.tsx'
import { PaletteButton } from '../palette/PaletteButton.tsx'
import { useTexts } from '../texts/use-texts.ts'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { FullState } from '../ui/FullState.tsx'
import { SCREEN_TITLE_ID } from '../ui/screen-title-id.ts'
import { AccountMenu } from './AccountMenu.tsx'
import { ConnectionBanner } from './ConnectionBanner.tsx'
import { ForbiddenScreen } from './ForbiddenScreen.tsx'
import { Navigation } from './Navigation.tsx'
import { RemoteScreen } from './RemoteScreen.tsx'
import { SCREEN_CODE } from './screen-components.ts'
import styles from './Shell.module.css'
import { ShortcutsDialog } from './ShortcutsDialog.tsx'
import { useShortcuts } from './use-shortcuts.ts'

export function Shell({ session }: { readonly session: SessionView }) {
  const t = useTexts()
  const { path } = useDeskStore(locationStore)
  const [isHelpOpen, setHelpOpen] = useState(false)
  const [isPaletteOpen, setPaletteOpen] = useState(false)
  // A new screen is read out from its beginning; the first one after sign-in, too.
  const focusScreen = useCallback((main: HTMLElement | null) => main?.focus(), [])
  const match = matchScreen(path)
  const { account } = session
  useShortcuts({ role: account.role, onHelp: () => setHelpOpen(true), onPalette: () => setPaletteOpen(true) })
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#main">
        {t('shell.skip')}
      </a>
      <Navigation role={account.role} current={match?.screen.below ?? match?.screen.name} />
      <div className={styles.body}>
        <header className={styles.top}>
          {account.demo ? <span className={styles.badge}>{t('shell.demo')}</span> : <span />}
          <PaletteButton onPress={() => setPaletteOpen(true)} />
          <AccountMenu session={session} onHelp={() => setHelpOpen(true)} />
        </header>
        <ConnectionBanner />
        <main
          className={styles.main}
          id="main"
          key={path}
          ref={focusScreen}
          tabIndex={-1}
          aria-labelledby={SCREEN_TITLE_ID}
        >
          <ErrorBoundary>
            <Suspense>
              <Screen match={match} session={session} />
            </Suspense>
          </ErrorBoundary>
        </main>
      </div>
      <LeaveDialog />
      {isPaletteOpen && <Palette session={session} onClose={() => setPaletteOpen(false)} />}
      {isHelpOpen && <ShortcutsDialog role={account.role} onClose={() => setHelpOpen(false)} />}
    </div>
  )
}

function Screen({ match, session }: { readonly match: ScreenMatch | undefined; readonly session: SessionView }) {
  const t = useTexts()
  if (!match) {
    return (
      <FullState
        title={t('notFound.title')}
        mood="sad"
        icon="search"
        actions={<ButtonLink to="/">{t('notFound.start')}</ButtonLink>}
      >
        {t('notFound.hint')}
      </FullState>
    )
  }
  const { screen, parameter } = match
  if (!canOpen(session.account.role, screen)) return <ForbiddenScreen permission={screen.permission} />
  const setting = remoteSetting(screen, session.remoteServices)
  if (setting !== undefined) return <RemoteScreen title={t(screen.title)} setting={setting} />
  const { Component } = SCREEN_CODE[screen.name]
  return <Component parameter={parameter} />
}
