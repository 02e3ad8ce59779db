/** Reads what a shop lacks before it may open: at the start of a live shop, and with `npm run check-live`. */
import { z } from 'zod'
import { CONSTANTS } from '../../contracts/content/content.ts'
import { LEGAL_PATHS } from '../../contracts/storefront/legal-paths.ts'
import { isCountryCode } from '../../markets/storefronts/country-codes.ts'
import { STOREFRONT_RECORDS } from '../../markets/storefronts/storefront-records.ts'
import { recordOf } from '../../markets/countries/record-of.ts'
import type { CountryCode } from '../../markets/types.ts'
import { ok } from '../../platform/result.ts'
import { listShippingOffers, readSeller } from '../../services/commerce/admin.ts'
import { readStoriesToPull } from '../../services/content/admin.ts'
import { merchantOperation, type OperationContext } from '../operation.ts'
import { liveProblems, type LegalPage } from './live-problems.ts'

const PAGES = [
  LEGAL_PATHS.imprint,
  LEGAL_PATHS.terms,
  LEGAL_PATHS.privacy,
  LEGAL_PATHS.withdrawal,
  LEGAL_PATHS.accessibility,
]

export const checkLiveOperation = merchantOperation({
  name: 'shop.check-live',
  kind: 'read',
  permission: 'settings.manage',
  fresh: false,
  service: ['commerce', 'content'],
  input: z.strictObject({}),
  output: z.array(z.string()),
  run: async (context) => ok(await checkLive(context)),
})

/** Nothing for a shop without products: it sells nothing. */
export async function checkLive({ database }: Pick<OperationContext, 'database'>): Promise<readonly string[]> {
  const { query } = database
  if ((await query.selectFrom('variants').select('id').limit(1).executeTakeFirst()) === undefined) return []
  const offers = await listShippingOffers(query)
  const countries = [...new Set(offers.flatMap((offer) => offer.countries))].filter(isCountryCode)
  const entries = await query
    .selectFrom('datasource_entries')
    .select('name')
    .where('datasource', '=', CONSTANTS)
    .where('value', 'like', '%(placeholder)%')
    .orderBy('name')
    .execute()
  return liveProblems({
    seller: await readSeller(query),
    countries,
    pages: await legalPages(database, countries),
    placeholders: entries.map(({ name }) => name),
  })
}

async function legalPages(
  { query }: OperationContext['database'],
  countries: readonly CountryCode[],
): Promise<readonly LegalPage[]> {
  const stories = await readStoriesToPull(query)
  const keys = new Set(countries.map((country) => STOREFRONT_RECORDS[recordOf(country).storefront].contentKey))
  const pages = [...keys].flatMap((key) =>
    PAGES.map((page): LegalPage => {
      const own = stories.find(({ full_slug: slug }) => slug === `${key}/${page}`)
      const story = own ?? stories.find(({ full_slug: slug }) => slug === `_default/${page}`)
      const slug = story?.full_slug ?? `${key}/${page}`
      return { slug, isThere: story !== undefined, isDemo: story !== undefined && hasDemoBlock(story.content) }
    }),
  )
  // Most storefronts share the default ones.
  return [...new Map(pages.map((page) => [page.slug, page])).values()]
}

const demoBlock = z.looseObject({ component: z.literal('legal'), text: z.literal('demo') })
const body = z.looseObject({ body: z.array(z.unknown()) })

function hasDemoBlock(content: unknown): boolean {
  const read = body.safeParse(content)
  return read.success && read.data.body.some((block) => demoBlock.safeParse(block).success)
}
