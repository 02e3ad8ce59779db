/** API keys as rows: created, listed, revoked, looked up. The key itself is shown once; the row has its SHA-256. */
import type { Kysely, Selectable } from 'kysely'
import { z } from 'zod'
import type { ApiKeyActor } from '../../../contracts/staff/actor.ts'
import { API_SCOPES, type ApiScope } from '../../../contracts/staff/scopes.ts'
import { newId } from '../../../platform/ids.ts'
import { shortenIp } from '../../../platform/log/shorten-ip.ts'
import { parseStoredJson } from '../../../platform/stored-json.ts'
import type { StaffTables } from '../tables.ts'
import { hashToken, newToken } from '../tokens.ts'
import { isWithinNotice } from './notice-time.ts'

/** Scanners for secrets find keys by it. */
const PREFIX = 'sockeye_'
const DAY_MS = 24 * 60 * 60_000
/** How exact the time of the last use is: a row is not written with every request. */
const USED_EVERY_MS = 60_000
const MAX_LISTED = 500

export type ApiKeyRow = {
  readonly id: string
  readonly name: string
  /** The last characters: how a person recognises it. */
  readonly ending: string
  readonly scopes: readonly ApiScope[]
  readonly createdAt: string
  /** Name or address of the staff member; null for the command line. */
  readonly createdBy: string | null
  readonly expiresAt: string
  readonly revokedAt: string | null
  readonly usedAt: string | null
}

type NewApiKey = {
  readonly name: string
  readonly scopes: readonly ApiScope[]
  readonly days: number
  /** The account of the staff member. */
  readonly accountId: string | undefined
  readonly now: Date
}

export type CreatedApiKey = { readonly id: string; readonly key: string; readonly expiresAt: string }

export async function createApiKey(
  query: Kysely<StaffTables>,
  { name, scopes, days, accountId, now }: NewApiKey,
): Promise<CreatedApiKey> {
  const id = newId()
  const key = `${PREFIX}${newToken()}`
  const expiresAt = new Date(now.getTime() + days * DAY_MS)
  await query
    .insertInto('staff_api_keys')
    .values({
      id,
      name,
      key_hash: hashToken(key),
      ending: key.slice(-4),
      scopes: JSON.stringify(API_SCOPES.filter((scope) => scopes.includes(scope))),
      created_at: now.toISOString(),
      account_id: accountId ?? null,
      expires_at: expiresAt.toISOString(),
      revoked_at: null,
      // Who has just chosen a short life needs no notice of its end.
      noticed_at: isWithinNotice(expiresAt, now) ? now.toISOString() : null,
      used_at: null,
    })
    .execute()
  return { id, key, expiresAt: expiresAt.toISOString() }
}

/** Those that work first, then the newest. */
export async function listApiKeys(query: Kysely<StaffTables>, now: Date): Promise<readonly ApiKeyRow[]> {
  const rows = await query
    .selectFrom('staff_api_keys')
    .leftJoin('staff_accounts', 'staff_accounts.id', 'staff_api_keys.account_id')
    .selectAll('staff_api_keys')
    .select(['staff_accounts.name as account_name', 'staff_accounts.email as account_email'])
    .orderBy('staff_api_keys.created_at', 'desc')
    .orderBy('staff_api_keys.id')
    .limit(MAX_LISTED)
    .execute()
  const listed = rows.map((row) => ({
    id: row.id,
    name: row.name,
    ending: row.ending,
    scopes: scopesOf(row),
    createdAt: row.created_at,
    createdBy: row.account_name || row.account_email,
    expiresAt: row.expires_at,
    revokedAt: row.revoked_at,
    usedAt: row.used_at,
  }))
  const works = ({ revokedAt, expiresAt }: ApiKeyRow) => revokedAt === null && expiresAt > now.toISOString()
  return listed.toSorted((a, b) => Number(works(b)) - Number(works(a)))
}

/** Undefined: there is none. `revoked`: it was before. */
export async function revokeApiKey(
  query: Kysely<StaffTables>,
  id: string,
  now: Date,
): Promise<{ readonly name: string } | 'revoked' | undefined> {
  const revoked = await query
    .updateTable('staff_api_keys')
    .set({ revoked_at: now.toISOString() })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returning('name')
    .executeTakeFirst()
  if (revoked !== undefined) return revoked
  const known = await query.selectFrom('staff_api_keys').select('id').where('id', '=', id).executeTakeFirst()
  return known && 'revoked'
}

/** Undefined for a key that is unknown, expired or revoked: the caller cannot tell which. */
export async function findApiKey(
  query: Kysely<StaffTables>,
  key: string,
  { network, now }: { readonly network: string; readonly now: Date },
): Promise<ApiKeyActor | undefined> {
  const time = now.toISOString()
  const row = await query
    .selectFrom('staff_api_keys')
    .select(['id', 'scopes', 'used_at'])
    .where('key_hash', '=', hashToken(key))
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', time)
    .executeTakeFirst()
  if (row === undefined) return undefined
  if (row.used_at === null || row.used_at <= new Date(now.getTime() - USED_EVERY_MS).toISOString()) {
    await query.updateTable('staff_api_keys').set({ used_at: time }).where('id', '=', row.id).execute()
  }
  return { kind: 'api-key', id: row.id, scopes: scopesOf(row), network: shortenIp(network) }
}

/** A scope that a later version has introduced is left out. */
const storedScopes = z.array(z.string())

function scopesOf({ id, scopes }: Pick<Selectable<StaffTables['staff_api_keys']>, 'id' | 'scopes'>) {
  const stored = parseStoredJson(storedScopes, scopes, `scopes of API key ${id}`)
  return API_SCOPES.filter((scope) => stored.includes(scope))
}
