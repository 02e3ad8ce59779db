/**
 * Rate limit for submitted forms. Forms are public, with any address in them: no address may be signed up repeatedly by
 * a third party, and all requests together must not fill the disk. The client is not known for certain behind a proxy,
 * so it is not part of the limit.
 */
import type { Clock } from '../../platform/clock.ts'
import type { Rejection } from '../../platform/http/operations.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

const MAX_PER_EMAIL_AND_HOUR = 5
const MAX_PER_MINUTE = 60

export type EmailIntakeLimit = {
  /** Undefined when one more may be taken down, which then counts; otherwise in how many seconds to try again. */
  readonly take: (email: string) => number | undefined
}

/**
 * Fixed windows of a minute and an hour: earlier counts are discarded with their window, so that memory stays bounded.
 */
export function limitIntake(clock: Clock): EmailIntakeLimit {
  let minute = { number: 0, taken: 0 }
  let hour = { number: 0, takenOf: new Map<string, number>() }

  return {
    take(email) {
      const now = clock.now().getTime()
      const [thisMinute, thisHour] = [Math.floor(now / MINUTE), Math.floor(now / HOUR)]
      if (minute.number !== thisMinute) minute = { number: thisMinute, taken: 0 }
      if (hour.number !== thisHour) hour = { number: thisHour, takenOf: new Map() }
      const ofEmail = hour.takenOf.get(email) ?? 0
      if (ofEmail >= MAX_PER_EMAIL_AND_HOUR) return secondsUntil((thisHour + 1) * HOUR, now)
      if (minute.taken >= MAX_PER_MINUTE) return secondsUntil((thisMinute + 1) * MINUTE, now)
      minute.taken += 1
      hour.takenOf.set(email, ofEmail + 1)
      return undefined
    },
  }
}

export function tooManyRequests(retryAfter: number): Rejection {
  const value = { code: 'TOO_MANY_REQUESTS', message: 'Too much was sent: try again later' }
  return { ok: false, status: 429, value, headers: { 'Retry-After': String(retryAfter) } }
}

const secondsUntil = (then: number, now: number): number => Math.ceil((then - now) / SECOND)
