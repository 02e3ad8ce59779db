/** Enrols a staff member over HTTP, with a password and an authenticator app, as a person without passkeys does. */
import { z } from 'zod'
import { totpCode, totpStep } from '../../src/services/staff/factors/totp.ts'
import { systemClock, type Clock } from '../../src/platform/clock.ts'
import { newId } from '../../src/platform/ids.ts'
import type { DeskClient, DeskReply } from './desk-client.ts'

const totpSetup = z.object({ secret: z.string() })
const completed = z.object({ recoveryCodes: z.array(z.string()).length(10) })

export type Enrolled = {
  readonly email: string
  readonly password: string
  /** Of the authenticator app. */
  readonly secret: string
  /** Each replaces a code of the app once. */
  readonly recoveryCodes: string[]
}

export async function enrolStaff(
  browser: DeskClient,
  token: string,
  { clock = systemClock, name = 'Grace Hopper' }: { clock?: Pick<Clock, 'now'>; name?: string } = {},
): Promise<Enrolled> {
  const opened = succeeded(await browser.post('auth/link', { token }))
  const { email } = z.object({ email: z.string() }).parse(opened)
  succeeded(await browser.post('auth/enrol/name', { name, language: 'en' }))
  const password = `a password of ${newId()}`
  succeeded(await browser.post('auth/enrol/password', { password }))
  const { secret } = totpSetup.parse(succeeded(await browser.post('auth/enrol/totp', {})))
  const confirmed = await browser.post('auth/enrol/totp/confirm', { code: totpCode(secret, totpStep(clock.now())) })
  return { email, password, secret, ...completed.parse(succeeded(confirmed)) }
}

/** Signs in in another browser. Recovery codes, because a code of the app works once in 30 seconds. */
export async function signInAgain(browser: DeskClient, { email, password, recoveryCodes }: Enrolled): Promise<void> {
  succeeded(await browser.post('auth/password', { email, password, code: recoveryCodes.pop() }))
}

export async function confirmAgain(browser: DeskClient, { recoveryCodes }: Enrolled): Promise<void> {
  succeeded(await browser.post('auth/confirm', { code: recoveryCodes.pop() }))
}

export function succeeded({ status, body }: DeskReply): unknown {
  if (status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`)
  return body
}
