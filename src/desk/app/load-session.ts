/** Finds out who is signed in, and applies the language and colours of the account. */
import type { SessionView } from '../../contracts/staff/session-view.ts'
import { sessionSchema } from '../api/auth-schemas.ts'
import { callAuth, readAuth } from '../api/call-auth.ts'
import { nothingSchema } from '../api/auth-schemas.ts'
import { OperationError } from '../api/operation-error.ts'
import { queryClient } from '../api/queries.ts'
import { noteSignedIn, noteSignedOut, noteUnreachable } from '../api/session.ts'
import { navigate } from '../navigation/location.ts'
import { switchLanguage } from '../texts/use-texts.ts'
import { applyTheme } from './theme.ts'

export async function loadSession(): Promise<void> {
  try {
    await applySession(await readAuth('session', sessionSchema))
  } catch (error) {
    if (error instanceof OperationError && error.status === 401) noteSignedOut()
    else noteUnreachable()
  }
}

export async function applySession(session: SessionView): Promise<void> {
  const { account } = session
  if (account.hasFactor) {
    applyTheme(account.theme)
    await switchLanguage(account.language)
  }
  noteSignedIn(session)
}

export async function signOut(): Promise<void> {
  await callAuth('sign-out', {}, nothingSchema)
  queryClient.clear()
  noteSignedOut()
  navigate('/sign-in')
}
