/** Starts the desk: texts first, then the session, then React. */
import '../../brand/tokens.css'
import '../../brand/desk-theme.css'
import '../../brand/fonts.css'
import '../ui/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { watchNetwork } from '../api/connection.ts'
import { locationStore, startNavigation } from '../navigation/location.ts'
import { startFetchingAhead } from '../shell/fetch-ahead.ts'
import { fetchScreen } from '../shell/screen-components.ts'
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
  startFetchingAhead()
  watchNetwork()
  watchBuilds(new URL(import.meta.url).pathname)
  // All of this is needed before anything can be shown, so it loads at the same time. Most who open the desk are signed in.
  const shown = link ? [] : [loadSession(), SHELL.fetch(), fetchScreen(locationStore.get().path)]
  await switchLanguage(languageOfDevice())
  await Promise.all(shown)
  const root = document.querySelector('#desk')
  if (!root) return
  createRoot(root).render(
    <StrictMode>
      <App link={link} />
    </StrictMode>,
  )
}

void start()
