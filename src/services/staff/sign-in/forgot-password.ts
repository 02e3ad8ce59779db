/**
 * Requests for a new password. The request stages the same row for every address; whether there is an account is looked up
 * later, by the outbox, so that neither answer nor time discloses it.
 */
import { z } from 'zod'
import { foldEmail } from '../../../markets/addresses/email-key.ts'
import { readEmail } from '../../../markets/addresses/read-email.ts'
import { newId } from '../../../platform/ids.ts'
import { stage, type OutboxHandler } from '../../../platform/outbox/outbox.ts'
import { parseStoredJson } from '../../../platform/stored-json.ts'
import { createLink } from '../accounts/links.ts'
import { lockAccount } from '../accounts/stored-account.ts'
import { stageStaffMail } from '../mails/stage-mail.ts'
import { FORGOT_PASSWORD_TOPIC } from '../mails/topics.ts'
import type { StaffClient } from '../staff-service.ts'
import { addressDigest, reserveAttempt } from './attempts.ts'
import type { SignInDeps } from './sign-in-deps.ts'

const payloadSchema = z.object({ email: z.string() })

export async function requestPasswordReset(
  { database, clock, addressKey, wake }: SignInDeps,
  { email, client }: { readonly email: string; readonly client: StaffClient },
): Promise<void> {
  const read = readEmail(email)
  if (read === undefined) return
  const address = foldEmail(read)
  const now = clock.now()
  const subjects = { mailDigest: addressDigest(addressKey, address), network: client.network }
  const { isAllowed } = await reserveAttempt(database, subjects, now)
  if (!isAllowed) return
  const payload = JSON.stringify({ email: address })
  await database.transaction((transaction) =>
    stage(transaction, { topic: FORGOT_PASSWORD_TOPIC, key: newId(), payload, due: now }),
  )
  wake()
}

/** Only an account that has a password can have it reset: one with passkeys alone needs new factors. */
export const passwordResetHandlers = ({
  database,
  clock,
}: Pick<SignInDeps, 'database' | 'clock'>): Readonly<Record<string, OutboxHandler>> => ({
  async [FORGOT_PASSWORD_TOPIC](payload) {
    const { email } = parseStoredJson(payloadSchema, payload, 'request for a new password')
    const now = clock.now()
    await database.transaction(async (transaction) => {
      const accounts = transaction.selectFrom('staff_accounts').select('id').where('email', '=', email)
      const found = await accounts.where('demo', '=', 0).executeTakeFirst()
      const account = found && (await lockAccount(database, transaction, found.id))
      if (account?.status !== 'active' || account.password_hash === null) return
      const link = await createLink(transaction, { accountId: account.id, kind: 'password', now })
      const { name, language } = account
      await stageStaffMail(transaction, { kind: 'password', email, name, language, token: link.token }, now)
    })
  },
})
