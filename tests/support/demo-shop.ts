/** The demo shop as tests and benchmarks need it: its files, read once, and a database filled from them. */
import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { CatalogueProduct } from '../../src/contracts/merchant/catalogue.ts'
import { catalogueProduct } from '../../src/contracts/merchant/catalogue-schema.ts'
import { storySlugOf } from '../../src/merchant/content/files/file-names.ts'
import { readStoryFile } from '../../src/merchant/content/files/story-file.ts'
import { newDiscounts } from '../../src/merchant/commerce/discount-operations.ts'
import { shippingOffers } from '../../src/merchant/commerce/shipping-operations.ts'
import type { ShopSchema } from '../../src/merchant/shop-schema.ts'
import { fillEmptyShop } from '../../src/merchant/starter-shop/fill-empty-shop.ts'
import type { Clock } from '../../src/platform/clock.ts'
import type { Database } from '../../src/platform/database/open-database.ts'
import { searchRulesFile, type SearchRule } from '../../src/services/discovery/admin.ts'
import type { StoryToSave } from '../../src/services/content/admin.ts'

const ROOT = resolve(import.meta.dirname, '../..')

export const DEMO_FOLDER = join(ROOT, 'demo')
export const LOOM = join(ROOT, 'loom/index.ts')

export const fillWithDemo = (
  database: Database<ShopSchema>,
  options: { readonly clock: Clock; readonly dataDir: string },
): Promise<void> => fillEmptyShop(database, { ...options, folder: DEMO_FOLDER, isChecked: true, drawingsModule: LOOM })

export const demoProducts = once((): readonly CatalogueProduct[] =>
  textOf('catalogue.jsonl')
    .trimEnd()
    .split('\n')
    .map((line) => catalogueProduct.parse(JSON.parse(line))),
)

/** Drafts as a push reads them: pictures are still called drawing:… */
export const demoStories = once((): readonly StoryToSave[] =>
  globSync('stories/**/*.json', { cwd: DEMO_FOLDER })
    .toSorted()
    .map((file) => {
      const { story, problems } = readStoryFile(JSON.parse(textOf(file)), storySlugOf(file) ?? '')
      if (!story) throw new Error(`${file}: ${JSON.stringify(problems)}`)
      return story
    }),
)

export const isSharedContent = ({ full_slug: slug }: Pick<StoryToSave, 'full_slug'>): boolean =>
  slug.includes('/shared-content/')

export const demoSearchRules = once((): readonly SearchRule[] =>
  searchRulesFile.parse(JSON.parse(textOf('search-rules.json'))),
)
export const demoShippingMethods = once(() => shippingOffers.parse(JSON.parse(textOf('shipping.json'))))
export const demoDiscounts = once(() => newDiscounts.parse(JSON.parse(textOf('discounts.json'))))

function textOf(file: string): string {
  return readFileSync(join(DEMO_FOLDER, file), 'utf8')
}

function once<Value>(read: () => Value): () => Value {
  let value: { readonly read: Value } | undefined
  return () => (value ??= { read: read() }).read
}
