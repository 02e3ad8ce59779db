import { describe, expect, it } from 'vitest'
import { STOREFRONT_CODES } from './codes.ts'
import { searchTenantOf } from './search-tenant.ts'
import { findMarket, findStorefront, storefrontsOf } from './table.ts'
import { translationLocaleOf } from './translation-locale.ts'

/** storefront, content locale, translations, content key, tenant key, search tenant */
const rows = [
  ['uk', 'en-GB', 'en-GB', 'uk', 'UK', 'default'],
  ['de', 'de-DE', 'de-DE', 'de', 'DE', 'de'],
  ['at', 'de-DE', 'de-DE', 'de', 'DE', 'de'],
  ['be', 'default', 'nl-NL', 'nl', 'NL', 'nl'],
  ['ch', 'de-DE', 'de-DE', 'de', 'DE', 'de'],
  ['nl', 'default', 'nl-NL', 'nl', 'NL', 'nl'],
  ['fr', 'fr-FR', 'fr-FR', 'fr', 'FR', 'default'],
  ['us', 'default', 'default', 'us', 'US', 'us'],
  ['es', 'es-ES', 'es-ES', 'es', 'ES', 'default'],
  ['it', 'it-IT', 'it-IT', 'it', 'IT', 'default'],
  ['eu', 'default', 'default', 'eu', 'EU', 'eu'],
  ['gl', 'default', 'default', 'gl', 'GL', 'gl'],
] as const

function storefront(code: string) {
  const found = findStorefront('production', code)
  if (!found) throw new Error(`No storefront ${code}`)
  return found
}

describe('content and search keys', () => {
  it('MKT-18 the content locales are six, and nl-NL is none of them', () => {
    const locales = new Set(storefrontsOf('production').map(({ contentLocale }) => contentLocale))
    expect(locales).toEqual(new Set(['en-GB', 'de-DE', 'fr-FR', 'es-ES', 'it-IT', 'default']))
  })

  it.each(rows)('MKT-19 %s has content in %s and translations in %s', (code, contentLocale, translations) => {
    expect(storefront(code).contentLocale).toBe(contentLocale)
    expect(translationLocaleOf(storefront(code).markets[0])).toBe(translations)
  })

  it('MKT-20 the content keys are ten; at, be and ch share one', () => {
    const keys = new Set<string>(storefrontsOf('production').map(({ contentKey }) => contentKey))
    expect(keys).toEqual(new Set(['_default', 'nl', 'uk', 'de', 'eu', 'fr', 'us', 'es', 'it', 'gl']))
  })

  it.each(rows)('MKT-21 the content key of %s', (code, _locale, _translations, contentKey) => {
    expect(storefront(code).contentKey).toBe(contentKey)
  })

  it.each(rows)(
    'MKT-22 tenant key and search tenant of %s',
    (code, _locale, _translations, _key, tenantKey, search) => {
      expect(storefront(code).tenantKey).toBe(tenantKey)
      expect(searchTenantOf(storefront(code).tenantKey)).toBe(search)
    },
  )

  it('MKT-22 external storefronts search with the default tenant', () => {
    expect(searchTenantOf(storefront('jp').tenantKey)).toBe('default')
  })

  it('MKT-10 the rows above are all storefronts', () => {
    expect(rows.map(([code]) => code)).toEqual([...STOREFRONT_CODES])
    expect(findMarket('production', 'SE')?.storefrontCode).toBe('eu')
  })
})
