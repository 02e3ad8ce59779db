/** What the read operations of products, stock, prices, pages and search rules are called with. */
import { list, read, type Reads, whole } from './timed-read.ts'

const SKU = 'KC024-LILAC'
const SLUG = 'faq/returns'

export const CATALOGUE_AND_CONTENT_READS: Reads = {
  'product.edit': read({ sku: SKU }),
  'product.diagnose': read({ sku: SKU }),
  'product.changes': read({ limit: 100 }),
  'stock.list': { all: list({}), 'at its end': list({}, { offset: 19_900 }) },
  'stock.history': read({ sku: SKU, warehouse: 'nl-rsv', offset: 0, limit: 100 }),
  'stock.changes': read({ limit: 100 }),
  'media.list': list({}),
  'media.read': read({ hash: '0123456789abcdef', name: 'unknown' }),
  'discount.read': read({ id: 'unknown' }),
  'discount.try': read({ country: 'NL', language: 'en', lines: [{ sku: SKU, quantity: 1 }] }),
  'shipping.read': read({}),
  'shipping.try': read({ country: 'NL', currency: 'EUR', value: 1000 }),
  'release.read': read({ id: 1 }),
  'story.list': read({}),
  'story.kinds': read({}),
  'story.read': read({ slug: SLUG }),
  'story.versions': read({ slug: SLUG }),
  'story.compare': read({ slug: SLUG, before: 1, after: 1 }),
  'story.links': read({ slug: SLUG }),
  'story.deleted': read({}),
  'translation.gaps': whole({ language: 'de-DE', storefront: 'de' }),
  'translation.read': read({ of: 'story', slug: SLUG, language: 'de-DE' }),
  'datasource.drafts': read({}),
  'search-rule.list': read({}),
  'search-rule.compare': whole({
    rule: { id: 'bench', kind: 'synonym', language: 'en', words: ['moggster', 'cats'] },
    storefronts: ['uk'],
    terms: ['cats'],
  }),
  'search-word.failed': read({ days: 28, storefronts: ['uk'] }),
  'insight.search-terms': read({ days: 28, storefronts: ['uk'] }),
}
