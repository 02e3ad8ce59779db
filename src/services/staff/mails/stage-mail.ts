/** Stages mails to staff in the transaction that causes them. */
import { z } from 'zod'
import { LANGUAGES } from '../../../markets/languages/languages.ts'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { newId } from '../../../platform/ids.ts'
import { stage } from '../../../platform/outbox/outbox.ts'
import type { StaffTables } from '../tables.ts'
import { STAFF_MAIL_TOPIC } from './topics.ts'

export const STAFF_MAIL_KINDS = [
  'invite',
  'password',
  'factors',
  'recovery-code-used',
  'new-factor',
  'returns-overdue',
  'webhook-off',
  'api-key-expires',
  'release-failed',
] as const

/** The payload in the outbox until the mail is sent; the only place where the token of a link is stored in plain text. */
export const staffMail = z.object({
  kind: z.enum(STAFF_MAIL_KINDS),
  email: z.string(),
  name: z.string(),
  language: z.enum(LANGUAGES),
  /** Of the link, in the mails that have one. */
  token: z.string().optional(),
  /** How many, in the mails that name a number. */
  count: z.int().optional(),
  /** Which webhook it is about. */
  webhook: z.string().optional(),
  /** The name of a release of content. */
  release: z.string().optional(),
  /** In the mail about the end of an API key. */
  apiKey: z.object({ name: z.string(), expiresAt: z.string() }).optional(),
})

export type StaffMail = Readonly<z.output<typeof staffMail>>

/** A mail with a key is sent once, however often it is staged. */
export const stageStaffMail = (
  transaction: Transaction<StaffTables>,
  mail: StaffMail,
  now: Date,
  key: string = newId(),
): Promise<void> => stage(transaction, { topic: STAFF_MAIL_TOPIC, key, payload: JSON.stringify(mail), due: now })
