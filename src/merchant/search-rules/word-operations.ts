/** Words that visitors searched for: those without results, to be dealt with, and all of them as figures. */
import { z } from 'zod'
import { findStorefront } from '../../markets/storefronts/table.ts'
import { STOREFRONT_CODES } from '../../markets/storefronts/codes.ts'
import { ok } from '../../platform/result.ts'
import {
  dayNumber,
  dayText,
  handleWord,
  listFailedWords,
  listSearchedTerms,
  restoreWord,
} from '../../services/discovery/admin.ts'
import { merchantOperation } from '../operation.ts'
import { handledWord } from './handled-word.ts'

const MAX_WORDS = 500
const MAX_DAYS = 400

const storefront = z.enum(STOREFRONT_CODES)
const period = {
  days: z.int().min(1).max(MAX_DAYS),
  storefronts: z.array(storefront).exactOptional(),
}

/** Every storefront has one language in all environments. */
const languageOf = (code: string): string => findStorefront('production', code)?.markets[0]?.language ?? 'en'

const listFailedOperation = merchantOperation({
  name: 'search-word.failed',
  kind: 'read',
  permission: 'search.write',
  fresh: false,
  input: z.strictObject(period),
  output: z.object({
    words: z.array(
      z.object({
        term: z.string(),
        language: z.string(),
        storefront: z.string(),
        count: z.int(),
        lastDay: z.string(),
      }),
    ),
  }),
  async run({ database, clock }, { days, storefronts }) {
    const until = dayNumber(clock.now())
    const words = await listFailedWords(database.query, {
      from: until - days + 1,
      until,
      storefronts,
      limit: MAX_WORDS,
    })
    return ok({
      words: words.map(({ lastDay, ...word }) => ({
        ...word,
        language: languageOf(word.storefront),
        lastDay: dayText(lastDay),
      })),
    })
  },
})

const handleWordOperation = merchantOperation({
  name: 'search-word.handle',
  kind: 'write',
  permission: 'search.write',
  fresh: false,
  input: z.strictObject({ storefront, term: z.string().min(1).max(60) }),
  output: z.undefined(),
  subject: (input) => `search-word:${input.storefront}:${input.term}`,
  async run({ database, clock, audit }, word) {
    const today = dayNumber(clock.now())
    const before = await database.transaction((transaction) => handleWord(transaction, word, today))
    audit.changed({ field: 'handled', before: before ? dayText(before.day) : null, after: dayText(today) })
    audit.restores({ word, before: before ?? null })
    return ok(undefined)
  },
  async undo({ database, audit }, { state, changes: [change] }) {
    const { word, before } = handledWord.parse(state)
    await database.transaction((transaction) => restoreWord(transaction, word, before ?? undefined))
    audit.changed({ field: 'handled', before: change?.after, after: change?.before })
    return ok(undefined)
  },
})

const searchTermsOperation = merchantOperation({
  name: 'insight.search-terms',
  kind: 'read',
  permission: 'insights.read',
  fresh: false,
  input: z.strictObject(period),
  output: z.object({
    terms: z.array(z.object({ term: z.string(), storefront: z.string(), searches: z.int(), found: z.int() })),
  }),
  async run({ database, clock }, { days, storefronts }) {
    const until = dayNumber(clock.now())
    const wanted = { from: until - days + 1, until, storefronts, limit: MAX_WORDS }
    return ok({ terms: await listSearchedTerms(database.query, wanted) })
  },
})

export const WORD_OPERATIONS = [listFailedOperation, handleWordOperation, searchTermsOperation] as const
