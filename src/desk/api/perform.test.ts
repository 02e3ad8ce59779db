import { describe, expect, it } from 'vitest'
import { backoffMs } from './backoff.ts'
import { perform, type PerformPorts } from './perform.ts'
import type { DeskAnswer, DeskRequest } from './send-json.ts'

const REQUEST: DeskRequest = {
  path: '/desk/api/staff.invite',
  body: { input: {} },
  idempotencyKey: 'key-0123456789abcdef',
}
const answer = (status: number, body: unknown = {}): DeskAnswer => ({
  kind: 'answer',
  status,
  body,
  retryAfterMs: 1000,
})
const UNREACHED: DeskAnswer = { kind: 'unreachable' }

/** A server that returns these answers one after the other, and staff who answer every dialog. */
function played(answers: readonly DeskAnswer[], { same = true, confirms = true, waits = true } = {}) {
  const sent: DeskRequest[] = []
  const events: string[] = []
  const signIn = { account: '1' }
  const ports: PerformPorts = {
    send: async (request) => {
      sent.push(request)
      return answers[sent.length - 1] ?? answer(200, { value: 'late' })
    },
    waitToRetry: async (ms) => {
      events.push(`wait ${ms}`)
      return waits
    },
    onAnswer: () => undefined,
    currentSignIn: () => signIn,
    signInAgain: async (sentWith) => {
      events.push(sentWith === signIn ? 'sign in' : 'sign in of another session')
      return same
    },
    confirmFactor: async () => {
      events.push('confirm')
      return confirms
    },
  }
  return { sent, events, run: (retries = true) => perform(REQUEST, { retries }, ports) }
}

describe('an operation', () => {
  it('STF-16 that needs a fresh factor asks for it and is sent again once, with the same key', async () => {
    const { sent, events, run } = played([answer(403, { code: 'FRESH_FACTOR_REQUIRED' }), answer(200, { value: 1 })])
    expect((await run()).body).toEqual({ value: 1 })
    expect(sent).toEqual([REQUEST, REQUEST])
    expect(events).toEqual(['confirm'])
  })

  it('STF-16 that is refused after the factor was confirmed is not sent a third time', async () => {
    const refused = answer(403, { code: 'FRESH_FACTOR_REQUIRED' })
    const { sent, run } = played([refused, refused])
    await expect(run()).rejects.toMatchObject({ code: 'FRESH_FACTOR_REQUIRED' })
    expect(sent.length).toBe(2)
  })

  it('~STF-16 is not sent again when the dialog is closed', async () => {
    const { sent, run } = played([answer(403, { code: 'FRESH_FACTOR_REQUIRED' })], { confirms: false })
    await expect(run()).rejects.toMatchObject({ code: 'DIALOG_CLOSED' })
    expect(sent.length).toBe(1)
  })

  it('DSK-14 is sent once more after the same person signed in again', async () => {
    const { sent, events, run } = played([answer(401, { code: 'SESSION_EXPIRED' }), answer(200, { value: 2 })])
    expect((await run()).body).toEqual({ value: 2 })
    expect([sent.length, events]).toEqual([2, ['sign in']])
  })

  it('DSK-14 of a person is dropped when another one signs in', async () => {
    const { sent, run } = played([answer(401, { code: 'SESSION_EXPIRED' })], { same: false })
    await expect(run()).rejects.toMatchObject({ code: 'OTHER_ACCOUNT' })
    expect(sent.length).toBe(1)
  })

  it('DSK-15 is retried with the same key after 1, 2, 4 s, without network and after a server error', async () => {
    const { sent, events, run } = played([UNREACHED, answer(503), UNREACHED, answer(200, { value: 3 })])
    expect((await run()).body).toEqual({ value: 3 })
    expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1)
    expect(events).toEqual(['wait 1000', 'wait 2000', 'wait 4000'])
  })

  it('~DSK-15 ends when the staff member gives up', async () => {
    const { sent, run } = played([UNREACHED, UNREACHED], { waits: false })
    await expect(run()).rejects.toMatchObject({ code: 'UNREACHABLE' })
    expect(sent.length).toBe(1)
  })

  it('~DSK-15 that reads is left to the query cache', async () => {
    const { sent, run } = played([UNREACHED])
    await expect(run(false)).rejects.toMatchObject({ code: 'UNREACHABLE' })
    expect(sent.length).toBe(1)
  })

  it('that still runs is asked for after a second', async () => {
    const { events, run } = played([answer(409, { code: 'RUNNING' }), answer(200, { value: 4 })])
    expect((await run()).body).toEqual({ value: 4 })
    expect(events).toEqual(['wait 1000'])
  })

  it('that is rejected brings its code, field and message', async () => {
    const { run } = played([answer(422, { code: 'KEY_REUSED', message: 'Used before', field: 'email' })])
    await expect(run()).rejects.toMatchObject({ status: 422, message: 'Used before', details: { field: 'email' } })
  })

  it('with an answer that is not JSON of the shop has a code all the same', async () => {
    await expect(played([answer(404, undefined)]).run()).rejects.toMatchObject({ code: 'UNREADABLE' })
  })
})

it('DSK-15 the delay doubles up to 30 s', () => {
  expect([0, 1, 2, 3, 4, 5, 60].map(backoffMs)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000])
})
