/** Subscribers in the database: pending, confirmed, deleted. */
import { RETENTION } from '../../../markets/law/retention.ts'
import type { Kysely, Selectable } from 'kysely'
import { inBatches, ROWS_AT_ONCE } from '../in-batches.ts'
import type { EngagementTables } from '../tables.ts'

export type Subscriber = Readonly<Selectable<EngagementTables['subscribers']>>

/** How long the link in the mail is valid; unconfirmed subscribers are purged after that. */
const CONFIRM_WITHIN = RETENTION.unconfirmedNewsletterDays * 86_400_000

/** What is stored of a subscription until it is confirmed. */
export type PendingSubscription = Pick<Subscriber, 'id' | 'email' | 'store' | 'country_code' | 'source'> & {
  readonly tokenHash: string
  readonly leaveToken: string
  readonly now: Date
  readonly from: string | null
  readonly textVersion: string
}

/**
 * Once for each address and storefront: another request before the confirmation gets a new link, and the data of the
 * first request remain. Returns the pending row, or nothing where the address is confirmed already.
 */
export async function addWish(
  query: Kysely<EngagementTables>,
  wish: PendingSubscription,
): Promise<Subscriber | undefined> {
  const { tokenHash, leaveToken, now, from, textVersion, ...who } = wish
  const request = {
    token_hash: tokenHash,
    asked_at: now.toISOString(),
    asked_from: from,
    text_version: textVersion,
  }
  return query
    .insertInto('subscribers')
    .values({ ...who, ...request, leave_token: leaveToken, created_at: now.toISOString() })
    .onConflict((conflict) =>
      conflict.columns(['email', 'store']).doUpdateSet(request).where('subscribers.status', '=', 'pending'),
    )
    .returningAll()
    .executeTakeFirst()
}

/** Whose link it is, as long as it is good. */
export function findByToken(
  query: Kysely<EngagementTables>,
  tokenHash: string,
  now: Date,
): Promise<Subscriber | undefined> {
  return query
    .selectFrom('subscribers')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where((is) => is.or([is('status', '=', 'confirmed'), is('asked_at', '>=', aWeekBefore(now))]))
    .executeTakeFirst()
}

/** Idempotent: a second confirmation changes nothing. */
export async function confirm(
  query: Kysely<EngagementTables>,
  id: string,
  { now, from }: { readonly now: Date; readonly from: string | null },
): Promise<void> {
  await query
    .updateTable('subscribers')
    .set({ status: 'confirmed', confirmed_at: now.toISOString(), confirmed_from: from })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .execute()
}

export function findByLeaveToken(query: Kysely<EngagementTables>, token: string): Promise<Subscriber | undefined> {
  return query.selectFrom('subscribers').selectAll().where('leave_token', '=', token).executeTakeFirst()
}

/** Purges subscribers who never confirmed. Rows from before the confirmation existed have no such time, and stay. */
export async function purgeUnconfirmed(query: Kysely<EngagementTables>, now: Date): Promise<void> {
  await query
    .deleteFrom('subscribers')
    .where('status', '=', 'pending')
    .where('asked_at', '<', aWeekBefore(now))
    .execute()
}

export function everySubscriber(query: Kysely<EngagementTables>): AsyncGenerator<readonly Subscriber[]> {
  return inBatches((after) =>
    query
      .selectFrom('subscribers')
      .selectAll()
      .where((is) => is(is.refTuple('created_at', 'id'), '>', is.tuple(after.created_at, after.id)))
      .orderBy('created_at')
      .orderBy('id')
      .limit(ROWS_AT_ONCE)
      .execute(),
  )
}

/** In all storefronts. Returns in how many. */
export async function deleteSubscriber(query: Kysely<EngagementTables>, email: string): Promise<number> {
  const { numDeletedRows } = await query.deleteFrom('subscribers').where('email', '=', email).executeTakeFirst()
  return Number(numDeletedRows)
}

const aWeekBefore = (now: Date): string => new Date(now.getTime() - CONFIRM_WITHIN).toISOString()
