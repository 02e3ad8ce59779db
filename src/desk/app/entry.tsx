/** Starts the desk: React renders when texts, session and the code of the first screen are there. */
import '../../brand/tokens.css'
import '../../brand/desk-theme.css'
import '../../brand/fonts.css'
import '../ui/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { watchNetwork } from '../api/connection.ts'
import { sessionStore } from '../api/session.ts'
import { locationStore, startNavigation } from '../navigation/location.ts'
import { startPrefetching } from '../shell/prefetch-screens.ts'
import { prefetchScreen } from '../shell/screen-components.ts'
import { takeEntryLink } from '../sign-in/entry-link.ts'
import { languageOfDevice, switchLanguage } from '../texts/use-texts.ts'
import { App } from './App.tsx'
import { loadSession } from './load-session.ts'
import { SHELL } from './shell-code.ts'
import { watchBuilds } from './watch-builds.ts'

/** Not at the top level: the code that it waits for may be in files that wait for this one. */
async function start(): Promise<void> {
  const link = takeEntryLink()
  startNavigation()
  startPrefetching()
  watchNetwork()
  watchBuilds(new URL(import.meta.url).pathname)
  // All of this loads at the same time. Most who open the desk are signed in: then the code is needed, too.
  const session = link ? undefined : loadSession()
  const code = link ? [] : [SHELL.prefetch(), prefetchScreen(locationStore.get().path)]
  await switchLanguage(languageOfDevice())
  await session
  if (sessionStore.get().phase === 'in') await Promise.all(code)
  const root = document.querySelector('#desk')
  if (!root) return
  createRoot(root).render(
    <StrictMode>
      <App link={link} />
    </StrictMode>,
  )
}

void start()
