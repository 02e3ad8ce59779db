/**
 * The random id under which the shop stores what a browser looked at, for recommendations (REC-08). It does not
 * identify a person, is created only with consent to statistics, and expires after a year.
 */
import { dropStored, isRecord, readStored, writeStored } from '../../../stores/browser-storage.ts'
import { randomId } from '../../../stores/random-id.ts'

const PROFILE_KEY = 'sockeye.profile'
const YEAR_MS = 365 * 24 * 60 * 60 * 1000
const ID = /^[\w-]{1,64}$/

/** The stored id, or a new one. */
export function ownProfile(now = Date.now()): string {
  const stored = storedProfile(now)
  if (stored !== undefined) return stored
  const id = randomId()
  writeStored('local', PROFILE_KEY, { id, time: new Date(now).toISOString() })
  return id
}

/** Undefined where there is none, or none that is young enough. */
export function storedProfile(now = Date.now()): string | undefined {
  const stored = readStored('local', PROFILE_KEY)
  if (!isRecord(stored)) return undefined
  const { id, time } = stored
  const age = now - Date.parse(String(time))
  return typeof id === 'string' && ID.test(id) && age < YEAR_MS ? id : undefined
}

export const dropProfile = (): void => dropStored('local', PROFILE_KEY)
