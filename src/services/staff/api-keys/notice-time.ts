/** When owners are written to about the end of an API key. */
import { sql } from 'kysely'

const NOTICE_MS = 14 * 24 * 60 * 60_000

export const isWithinNotice = (expiresAt: Date, now: Date): boolean => expiresAt.getTime() - now.getTime() <= NOTICE_MS

/** Of a row of staff_api_keys: it works, ends soon, and was not announced yet. */
export const isNoticeDue = (now: Date) =>
  sql<boolean>`noticed_at is null and revoked_at is null and expires_at > ${now.toISOString()}
    and expires_at <= ${new Date(now.getTime() + NOTICE_MS).toISOString()}`
