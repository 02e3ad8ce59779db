import { describe, expect, it } from 'vitest'
import { changingContent, EVERYTHING, type ContentState } from '../../../tests/support/changing-content.ts'
import { answering, remoteContent } from '../../../tests/support/remote-content.ts'
import { shopPlace } from '../../../tests/support/shop-visit.ts'
import { NoContentError, type ContentClient } from '../../contracts/content/content-client.ts'
import { STOREFRONT_CODES } from '../../markets/storefronts/codes.ts'
import { findStorefront } from '../../markets/storefronts/table.ts'
import type { LogCode } from '../../platform/log/log-code.ts'
import type { LogFields } from '../../platform/log/log.ts'
import { contentReader } from '../../contracts/content/kinds/read-content.ts'
import { settingOf } from '../../contracts/content/kinds/setting.ts'
import { toSharedContent } from '../../storefront/page/shared-content.ts'
import { bundledSharedContent } from '../../storefront/shared-content/bundled-shared-content.ts'
import { sharedRegionOf } from '../../contracts/storefront/shared-region.ts'
import { CONSTANTS } from '../../contracts/storefront/texts/constants.ts'
import { loadTexts } from '../../contracts/storefront/texts/load-texts.ts'
import { makeBareShell, makeShell } from './make-shell.ts'

const banner = (message: string) => ({ component: 'banner', messages: [{ code: 'gb', message }] })
const STORIES = { '_default/shared-content/banner': banner('Hello') }

async function make(country: string, content: ContentClient) {
  const warned: (readonly [code: string, fields: LogFields])[] = []
  const log = { write: ({ code }: LogCode, fields: LogFields = {}) => void warned.push([code, fields]) }
  const made = await makeShell(shopPlace(country), { content, environment: 'production', log })
  return { ...made, warned, warnings: warned.map(([code]) => code) }
}

const makeFrom = (country: string, state: Partial<ContentState>) =>
  make(country, changingContent({ stories: STORIES, ...state }).client)

describe('makeShell', () => {
  it('is made of content', async () => {
    const { view, isMakeshift, warnings } = await makeFrom('GB', {
      translations: { cart: 'Bag' },
      constants: { shopName: 'Salmon' },
    })
    expect([view.banner?.message, view.texts.cart, view.constants.shopName]).toEqual(['Hello', 'Bag', 'Salmon'])
    expect([isMakeshift, warnings]).toEqual([false, []])
  })

  it.each([
    ['DE', { contentKey: 'de', language: 'de-DE', dimension: 'de-DE' }],
    ['AT', { contentKey: 'de', language: 'de-DE', dimension: 'de-DE' }],
    ['NL', { contentKey: 'nl', language: 'default', dimension: 'nl-NL' }],
    ['GB', { contentKey: 'uk', language: 'en-GB', dimension: 'en-GB' }],
    ['US', { contentKey: 'us', language: 'default', dimension: 'en-US' }],
    ['SE', { contentKey: '_default', language: 'default', dimension: undefined }],
  ])('requests the language of %s', async (country, { contentKey, language, dimension }) => {
    const { client, queries } = changingContent({ stories: STORIES })
    await make(country, client)
    const stories = queries().filter((query) => query['starts_with']?.startsWith(`${contentKey}/`))
    expect(stories.map((query) => query['language'])).toEqual([language])
    const translations = queries().filter((query) => query['datasource'] === 'translations')
    expect(translations.map((query) => query['dimension'])).toEqual([dimension])
  })

  it('CNT-11 ERR-25 DIA-11 without translations it uses the bundle of its language, and warns', async () => {
    const { view, isMakeshift, warned } = await makeFrom('AT', { down: ['translations'] })
    expect(view.texts).toEqual(await loadTexts('de-DE'))
    expect(isMakeshift).toBe(true)
    expect(warned).toEqual([['content.translations_bundled', { locale: 'de-DE', err: expect.any(Error) }]])
  })

  it.each([
    ['DE', 'de-DE'],
    ['CH', 'de-CH'],
    ['NL', 'nl-NL'],
    ['BE', 'nl-NL'],
    ['FR', 'fr-FR'],
    ['ES', 'es-ES'],
    ['IT', 'it-IT'],
    ['GB', 'en-GB'],
    ['US', 'en-US'],
    ['SE', 'en-GB'],
    ['KR', 'en-GB'],
  ] as const)('CNT-11 in %s that is the bundle of %s', async (country, locale) => {
    const { view } = await makeFrom(country, { down: ['translations'] })
    expect(view.texts).toEqual(await loadTexts(locale))
  })

  it('CNT-12 ERR-26 DIA-11 without constants it has the bundled ones, and warns', async () => {
    const { view, isMakeshift, warned } = await makeFrom('GB', { down: ['constants'] })
    expect(view.constants).toEqual(CONSTANTS)
    expect(isMakeshift).toBe(true)
    expect(warned).toEqual([['content.constants_bundled', { err: expect.any(Error) }]])
  })

  it.each(STOREFRONT_CODES)(
    'CNT-13 CNT-16 without shared content, %s has the copy of its region, and warns',
    async (code) => {
      const country = findStorefront('production', code)?.markets[0].countryCode ?? ''
      const { shared, isMakeshift, warned } = await makeFrom(country, { down: ['stories'] })
      const copy = await bundledSharedContent('production', sharedRegionOf(code))
      const reader = contentReader(settingOf(code, shopPlace(country).market))
      expect(shared).toEqual(toSharedContent(copy, reader, () => undefined))
      expect(isMakeshift).toBe(true)
      expect(warned[0]).toEqual(['content.shared_bundled', { storefront: code, err: expect.any(Error) }])
    },
  )

  it('CNT-15 ERR-27 where the answer is empty the client rejects, and the bundled copy is used', async () => {
    const { client } = changingContent()
    await expect(client.fetchSharedContent({ contentKey: 'uk', language: 'en-GB' })).rejects.toThrow(
      'No shared content stories',
    )
    const { isMakeshift, warned } = await make('GB', client)
    expect(isMakeshift).toBe(false)
    expect(warned[0]?.[1]).toEqual({ storefront: 'uk', err: new NoContentError('No shared content stories') })
  })

  it('DIA-11 is complete without any content, and warns what is missing', async () => {
    const { warnings, view } = await makeFrom('GB', { down: EVERYTHING })
    expect(warnings.toSorted()).toEqual([
      'content.constants_bundled',
      'content.shared_bundled',
      'content.translations_bundled',
    ])
    expect(view.texts.cart).toBe('Basket')
  })

  it('shows translations that content has changed, its own texts where it has not, and no gap', async () => {
    const { view } = await makeFrom('US', { translations: { search: 'Look around', pageOf: 'Page {page}' } })
    expect(view.texts).toEqual({ ...(await loadTexts('en-US')), search: 'Look around' })
  })

  it.each([
    ['GB', 'en-GB', { search: 'Look around' }],
    ['SE', 'en-GB', { search: 'Look around' }],
    ['US', 'en-US', {}],
    ['DE', 'de-DE', {}],
    ['BE', 'nl-NL', {}],
  ] as const)('an untranslated British text changes what %s reads only if it is %s', async (...row) => {
    const [country, locale, changed] = row
    const entry = { id: 1, name: 'search', value: 'Look around', dimension_value: null }
    const { client } = remoteContent(({ path }) =>
      path === '/stories' ? answering([]) : { cv: 12, datasource_entries: [entry] },
    )
    const { view } = await make(country, client)
    expect(view.texts).toEqual({ ...(await loadTexts(locale)), ...changed })
  })

  it('uses bundled Swiss texts that content has not changed, and spells those that it has', async () => {
    const translations = { ...(await loadTexts('de-DE')), search: 'Große Suche' }
    const { view } = await makeFrom('CH', { translations })
    expect(view.texts).toEqual({ ...(await loadTexts('de-CH')), search: 'Grosse Suche' })
  })

  it('~CNT-25 omits invalid content, and logs where it is', async () => {
    const stories = { ...STORIES, 'uk/shared-content/odd': { component: 'carousel' } }
    const { view, isMakeshift, warned } = await makeFrom('GB', { stories })
    expect([view.banner?.message, isMakeshift]).toEqual(['Hello', false])
    expect(warned).toEqual([
      ['content.shared_entry_invalid', { path: 'uk/shared-content/odd', reason: 'Unknown component: carousel' }],
    ])
  })
})

describe('makeBareShell', () => {
  it('speaks British English', async () => {
    const { texts, constants, footer } = await makeBareShell()
    expect([texts, constants, footer]).toEqual([await loadTexts('en-GB'), CONSTANTS, undefined])
  })
})
