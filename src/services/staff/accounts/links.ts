/** One-time links: invitation, new factors, new password. Used, expired, revoked and superseded ones have one answer. */
import type { Kysely } from 'kysely'
import type { LinkKind } from '../../../contracts/staff/sign-in.ts'
import { hashToken, newToken } from '../tokens.ts'
import type { StaffTables } from '../tables.ts'

const MINUTE_MS = 60_000

const LIFETIME_MS: Readonly<Record<LinkKind, number>> = {
  invite: 48 * 60 * MINUTE_MS,
  factors: 48 * 60 * MINUTE_MS,
  password: 30 * MINUTE_MS,
}

export type OneTimeLink = { readonly token: string; readonly expiresAt: string }

type LinkOwner = { readonly accountId: string; readonly kind: LinkKind; readonly now: Date }

/** Supersedes earlier links of the same kind. */
export async function createLink(query: Kysely<StaffTables>, owner: LinkOwner): Promise<OneTimeLink> {
  const { accountId, kind, now } = owner
  await endLinks(query, owner)
  const token = newToken()
  const expiresAt = new Date(now.getTime() + LIFETIME_MS[kind]).toISOString()
  await query
    .insertInto('staff_links')
    .values({
      token_hash: hashToken(token),
      account_id: accountId,
      kind,
      created_at: now.toISOString(),
      expires_at: expiresAt,
      ended_at: null,
    })
    .execute()
  return { token, expiresAt }
}

/** How many were open. */
export async function endLinks(
  query: Kysely<StaffTables>,
  { accountId, kind, now }: Omit<LinkOwner, 'kind'> & { readonly kind?: LinkKind },
): Promise<number> {
  const ended = query
    .updateTable('staff_links')
    .set({ ended_at: now.toISOString() })
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
  const { numUpdatedRows } = await (
    kind === undefined ? ended : ended.where('kind', '=', kind)
  ).executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

export type OpenLink = Pick<StaffTables['staff_links'], 'token_hash' | 'account_id' | 'kind'>

export const findLink = (query: Kysely<StaffTables>, token: string, now: Date): Promise<OpenLink | undefined> =>
  query
    .selectFrom('staff_links')
    .select(['token_hash', 'account_id', 'kind'])
    .where('token_hash', '=', hashToken(token))
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()

/** Of several requests with one link, one gets true. */
export async function useLink(query: Kysely<StaffTables>, { token_hash }: OpenLink, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('staff_links')
    .set({ ended_at: now.toISOString() })
    .where('token_hash', '=', token_hash)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
