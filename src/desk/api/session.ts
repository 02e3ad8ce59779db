/** The session of this browser, and the two dialogs that other code waits for: sign in again, confirm a factor. */
import type { SessionView } from '../../contracts/staff/session-view.ts'
import { createDeskStore } from '../app/store.ts'

type SessionState = {
  /** `expired`: the work stays on the screen, below a dialog. */
  readonly phase: 'loading' | 'unreachable' | 'out' | 'in' | 'expired'
  readonly session: SessionView | undefined
  /** An operation waits for a confirmed factor. */
  readonly confirming: boolean
}

export const sessionStore = createDeskStore<SessionState>({ phase: 'loading', session: undefined, confirming: false })

const change = (part: Partial<SessionState>): void => sessionStore.set((state) => ({ ...state, ...part }))

/** Who signed in, and when: another object after each time. */
export type SignIn = { readonly account: string | undefined }

let lastSignIn: SignIn = { account: undefined }
export const currentSignIn = (): SignIn => lastSignIn

let signIn: PromiseWithResolvers<boolean> | undefined
let confirmation: PromiseWithResolvers<boolean> | undefined

/**
 * One dialog for all requests that were refused meanwhile, and none for a request that was sent before the last sign-in: its refusal
 * was only late.
 */
export async function signInAgain(sentWith: SignIn): Promise<boolean> {
  if (sentWith !== lastSignIn && sessionStore.get().phase === 'in') return sentWith.account === lastSignIn.account
  signIn ??= Promise.withResolvers<boolean>()
  change({ phase: 'expired' })
  return signIn.promise
}

export function confirmFactor(): Promise<boolean> {
  confirmation ??= Promise.withResolvers<boolean>()
  change({ confirming: true })
  return confirmation.promise
}

export function endConfirmation(session: SessionView | undefined): void {
  change({ confirming: false, ...(session && { session }) })
  confirmation?.resolve(session !== undefined)
  confirmation = undefined
}

/** Whether this session belongs to the person whose work is on the screen. */
export const isSamePerson = (session: SessionView): boolean =>
  sessionStore.get().session?.account.id === session.account.id

/** Ends the sign-in dialog. What waits is sent for the same person only. */
export function noteSignedIn(session: SessionView): void {
  const same = isSamePerson(session)
  lastSignIn = { account: session.account.id }
  change({ phase: 'in', session })
  signIn?.resolve(same)
  signIn = undefined
}

export function noteSignedOut(): void {
  change({ phase: 'out', session: undefined, confirming: false })
  signIn?.resolve(false)
  signIn = undefined
}

export const noteUnreachable = (): void => change({ phase: 'unreachable' })

/** After a change of the own account: name, language, factors. */
export const noteSession = (session: SessionView): void => change({ session })
