/** Links that open the orders of an e-mail address, once. The token is in the mail only: the database stores its hash. */
import { hash } from 'node:crypto'
import { LANGUAGES } from '../../../markets/languages/languages.ts'
import type { CountryCode, Language } from '../../../markets/types.ts'
import { isCountryCode } from '../../../markets/storefronts/country-codes.ts'
import { newId } from '../../../platform/ids.ts'
import type { CommerceQuery } from '../catalogue/stored-offers.ts'

/** RTE-12 */
export const LINK_MINUTES = 15
const LINK_AGE = LINK_MINUTES * 60_000
const DAY = 24 * 60 * 60_000

export type Reader = { readonly emailKey: string; readonly country: CountryCode; readonly language: Language }

export async function makeLink(
  query: CommerceQuery,
  { emailKey, country, language }: Reader,
  now: Date,
): Promise<string> {
  const token = newId()
  // Sessions last less than a day: older links cannot be used any more.
  await query.deleteFrom('order_links').where('expires_at', '<', at(now, -DAY)).execute()
  await query
    .insertInto('order_links')
    .values({
      id: newId(),
      token_hash: hashOf(token),
      email_key: emailKey,
      country,
      language,
      created_at: now.toISOString(),
      expires_at: at(now, LINK_AGE),
      used_at: null,
    })
    .execute()
  return token
}

/** The link's id; undefined when there is none, it was used, or it is expired. Of two concurrent uses one succeeds. */
export async function useLink(query: CommerceQuery, token: string, now: Date): Promise<string | undefined> {
  const used = await query
    .updateTable('order_links')
    .set({ used_at: now.toISOString() })
    .where('token_hash', '=', hashOf(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .returning('id')
    .executeTakeFirst()
  return used?.id
}

export async function readerOf(query: CommerceQuery, linkId: string): Promise<Reader | undefined> {
  const row = await query
    .selectFrom('order_links')
    .select(['email_key', 'country', 'language'])
    .where('id', '=', linkId)
    .executeTakeFirst()
  const language = LANGUAGES.find((known) => known === row?.language)
  if (row === undefined || language === undefined || !isCountryCode(row.country)) return undefined
  return { emailKey: row.email_key, country: row.country, language }
}

const hashOf = (token: string): string => hash('sha256', token, 'base64url')

const at = (now: Date, milliseconds: number): string => new Date(now.getTime() + milliseconds).toISOString()
