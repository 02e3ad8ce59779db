/**
 * The terms that shoppers agree to, by version and hash. Each text that was shown at checkout is archived once, so that it can be
 * proved later which one an order was placed under (LAW-10).
 */
import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import type { LawBlock } from '../../../contracts/storefront/law/law-block.ts'
import { recordOf } from '../../../markets/countries/record-of.ts'
import type { CountryCode } from '../../../markets/types.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import { fail, ok, type Result } from '../../../platform/result.ts'
import { parseStoredJson } from '../../../platform/stored-json.ts'
import type { CommerceQuery } from '../catalogue/stored-offers.ts'
import type { CommerceTables } from '../tables.ts'

export type TermsDocument = { readonly version: string; readonly blocks: readonly LawBlock[] }

/** The terms of a country as pages show them now; undefined if there are none. */
export type TermsReader = (country: CountryCode) => Promise<TermsDocument | undefined>

export type CurrentTerms = TermsDocument & { readonly hash: string }

/** `isExpress`: the shopper ticked a box; else the order itself was the agreement. */
export type AgreedTerms = { readonly version: string; readonly hash: string; readonly isExpress: boolean }

export type TermsArchive = {
  readonly current: (country: CountryCode) => Promise<CurrentTerms | undefined>
  /** Fails where the country requires an agreement and none was sent, or one to a text that was never shown. */
  readonly agree: (
    country: CountryCode,
    agreedHash: string | undefined,
  ) => Promise<Result<AgreedTerms | undefined, 'not-agreed'>>
}

/** The archived text with that hash. */
export const findTerms = (query: CommerceQuery, wanted: string) =>
  query.selectFrom('agreed_terms').select(['version', 'blocks']).where('hash', '=', wanted).executeTakeFirst()

const archivedBlocks = z.array(
  z.object({ kind: z.enum(['heading', 'text', 'strong', 'list']), lines: z.array(z.string()) }),
) satisfies z.ZodType<readonly LawBlock[]>

/** Of the countries' current terms, which stand in every confirmation. Never outdated: the key is the hash of the text. */
const parsedBlocks = new LRUCache<string, readonly LawBlock[]>({ max: 50 })

/** The blocks of the archived text with that hash; none if it was never archived. */
export async function readArchivedBlocks(query: CommerceQuery, wanted: string): Promise<readonly LawBlock[]> {
  const known = parsedBlocks.get(wanted)
  if (known !== undefined) return known
  const found = await findTerms(query, wanted)
  if (found === undefined) return []
  const blocks = parseStoredJson(archivedBlocks, found.blocks, `terms ${wanted}`)
  parsedBlocks.set(wanted, blocks)
  return blocks
}

type Deps = { readonly database: Database<CommerceTables>; readonly clock: Clock; readonly read: TermsReader }

export function termsArchive({ database, clock, read }: Deps): TermsArchive {
  const archived = new Set<string>()

  const current = async (country: CountryCode): Promise<CurrentTerms | undefined> => {
    const document = await read(country)
    if (document === undefined) return undefined
    const blocks = JSON.stringify(document.blocks)
    const digest = hash('sha256', JSON.stringify([document.version, document.blocks]), 'base64url')
    if (!archived.has(digest)) {
      const row = { hash: digest, version: document.version, country, blocks, created_at: clock.now().toISOString() }
      await database.query
        .insertInto('agreed_terms')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      archived.add(digest)
    }
    return { ...document, hash: digest }
  }

  return {
    current,
    async agree(country, agreedHash) {
      const terms = await current(country)
      if (terms === undefined) return ok(undefined)
      if (agreedHash === undefined) {
        if (recordOf(country).law.agreement === 'express') return fail('not-agreed')
        return ok({ version: terms.version, hash: terms.hash, isExpress: false })
      }
      if (agreedHash === terms.hash) return ok({ version: terms.version, hash: terms.hash, isExpress: true })
      // The terms changed after the checkout was opened: what was shown counts.
      const shown = await findTerms(database.query, agreedHash)
      return shown === undefined
        ? fail('not-agreed')
        : ok({ version: shown.version, hash: agreedHash, isExpress: true })
    },
  }
}
