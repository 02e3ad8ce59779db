import { beforeEach, describe, expect, it } from 'vitest'
import type { SessionView } from '../../contracts/staff/session-view.ts'
import {
  confirmFactor,
  currentSignIn,
  endConfirmation,
  noteSignedIn,
  noteSignedOut,
  sessionStore,
  signInAgain,
} from './session.ts'

const sessionOf = (id: string): SessionView => ({
  account: {
    id,
    name: 'Ada',
    email: 'ada@example.com',
    role: 'owner',
    language: 'en',
    theme: 'system',
    timeZone: null,
    demo: false,
    hasFactor: true,
    factors: { passkeys: 1, totp: false, recoveryCodes: 10 },
  },
  permissions: ['signed-in'],
  freshUntil: null,
  expiresAt: '2026-11-17T20:00:00.000Z',
  remoteServices: {},
})

describe('an expired session', () => {
  beforeEach(() => {
    noteSignedOut()
    noteSignedIn(sessionOf('1'))
  })

  it('DSK-14 leaves the work on the screen, and every waiting request gets one answer', async () => {
    const waiting = [signInAgain(currentSignIn()), signInAgain(currentSignIn())]
    expect(sessionStore.get()).toMatchObject({ phase: 'expired', session: { account: { id: '1' } } })
    noteSignedIn(sessionOf('1'))
    expect(await Promise.all(waiting)).toEqual([true, true])
    expect(sessionStore.get().phase).toBe('in')
  })

  it('DSK-14 of one person is not continued by another one', async () => {
    const waiting = signInAgain(currentSignIn())
    noteSignedIn(sessionOf('2'))
    expect(await waiting).toBe(false)
  })

  it.each([
    ['the same person is sent again', '1', true],
    ['another person is dropped', '2', false],
  ])('DSK-14 a refusal that comes after the sign-in opens no second dialog: the request of %s', async (_, id, same) => {
    const sentWith = currentSignIn()
    const waiting = signInAgain(sentWith)
    noteSignedIn(sessionOf(id))
    await waiting
    expect(await signInAgain(sentWith)).toBe(same)
    expect(sessionStore.get().phase).toBe('in')
  })

  it('DSK-14 a session that expires again is asked for again', async () => {
    void signInAgain(currentSignIn())
    noteSignedIn(sessionOf('1'))
    void signInAgain(currentSignIn())
    expect(sessionStore.get().phase).toBe('expired')
  })

  it('~STF-16 a confirmation answers everything that waits for it', async () => {
    const waiting = [confirmFactor(), confirmFactor()]
    expect(sessionStore.get().confirming).toBe(true)
    endConfirmation(sessionOf('1'))
    expect(await Promise.all(waiting)).toEqual([true, true])
    expect(sessionStore.get().confirming).toBe(false)
  })

  it('~STF-16 a closed dialog answers with no', async () => {
    const waiting = confirmFactor()
    endConfirmation(undefined)
    expect(await waiting).toBe(false)
  })
})
