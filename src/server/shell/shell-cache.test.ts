import { describe, expect, it } from 'vitest'
import { changingContent, EVERYTHING } from '../../../tests/support/changing-content.ts'
import { shopPlace } from '../../../tests/support/shop-visit.ts'
import { settableClock } from '../../../tests/support/settable-clock.ts'
import { Packed } from '../http/encodings.ts'
import { cacheShells, type Shells } from './shell-cache.ts'

const banner = (message: string) => ({
  component: 'banner',
  messages: ['gb', 'ie', 'se'].map((code) => ({ code, message })),
})
const guide = (identifier: string, title: string) => {
  const table = { thead: [{ value: 'Size' }], tbody: [] }
  return { component: 'pdp-size-guide', identifier, title, table }
}

const STORIES = {
  '_default/shared-content/banner': banner('Hello'),
  '_default/shared-content/socks': guide('socks', 'Socks'),
  '_default/shared-content/hats': guide('hats', 'Hats'),
}

function shop(down: typeof EVERYTHING | readonly [] = []) {
  const { client: content, state, queries } = changingContent({ stories: STORIES, down })
  const clock = settableClock()
  const shells = cacheShells({ content, environment: 'production', clock, log: { write: () => undefined } })
  const change = (slug: string, to: (typeof STORIES)[keyof typeof STORIES]) => {
    state.stories = { ...state.stories, [`_default/shared-content/${slug}`]: to }
  }
  const message = async (country = 'GB') => (await shells.of(shopPlace(country))).view.banner?.message
  return { shells, state, queries, clock, change, message }
}

/** What a browser gets of a file. */
async function sent(file: ReturnType<Shells['file']>) {
  const answer = await file
  const bytes = answer?.body instanceof Packed ? answer.body.identity : answer?.body
  const view: unknown = bytes && JSON.parse(bytes.toString())
  return { view, cacheControl: answer?.headers['Cache-Control'] }
}

const british = shopPlace('GB')

describe('the shells of a shop', () => {
  it('are made once, and have one address for the same view', async () => {
    const { shells, queries } = shop()
    const [one, other] = await Promise.all([shells.of(british), shells.of(british)])
    const before = queries().length
    expect(other.address).toBe(one.address)
    expect(one.address).toMatch(/^\/shell\/uk-gb\.[\da-f]{16}\.json$/)
    expect((await shells.of(british)).address).toBe(one.address)
    expect(queries()).toHaveLength(before)
    expect(await shells.renew()).toEqual([])
    expect((await shells.of(british)).address).toBe(one.address)
  })

  it('have the same address on another node', async () => {
    expect((await shop().shells.of(british)).address).toBe((await shop().shells.of(british)).address)
  })

  it('get another name when they change, and return what has changed', async () => {
    const { shells, change, message } = shop()
    const { address } = await shells.of(british)
    change('banner', banner('Goodbye'))
    expect(await message()).toBe('Hello')
    expect(await shells.renew()).toEqual(['shared:uk-gb:banner', 'shared:uk-gb:shell'])
    expect(await message()).toBe('Goodbye')
    expect((await shells.of(british)).address).not.toBe(address)
  })

  it('have the same name when something changes that only some pages show, and return the tags of those', async () => {
    const { shells, change } = shop()
    const { address } = await shells.of(british)
    change('hats', guide('hats', 'Hats and caps'))
    expect(await shells.renew()).toEqual(['shared:uk-gb:sizeGuides', 'shared:uk-gb:sizeGuides.hats'])
    expect((await shells.of(british)).address).toBe(address)
  })

  it('return the changes of each visited place', async () => {
    const { shells, change } = shop()
    await Promise.all(['IE', 'SE'].map((country) => shells.of(shopPlace(country))))
    change('hats', guide('hats', 'Hats and caps'))
    expect((await shells.renew()).filter((tag) => tag.endsWith('.hats'))).toEqual([
      'shared:eu-ie:sizeGuides.hats',
      'shared:eu-se:sizeGuides.hats',
    ])
  })

  it('are retried after five seconds if content was unavailable', async () => {
    const { shells, state, clock, message } = shop(EVERYTHING)
    expect((await shells.of(british)).isMakeshift).toBe(true)
    state.down = []
    clock.advance(4999)
    expect(await message()).not.toBe('Hello')
    clock.advance(1)
    const [one, other] = await Promise.all([shells.of(british), shells.of(british)])
    expect([one.view.banner?.message, one.isMakeshift]).toEqual(['Hello', false])
    expect(other).toBe(one)
  })

  it('stay as they were while content is unavailable, and are retried', async () => {
    const { shells, state, clock, change, message } = shop()
    const { address, isMakeshift } = await shells.of(british)
    expect(isMakeshift).toBe(false)
    change('banner', banner('Goodbye'))
    state.down = EVERYTHING
    // The renewal of a makeshift invalidates no pages, so no page may be cached with it.
    expect(await shells.renew()).toEqual(['shared:uk-gb:shell'])
    expect(await shells.of(british)).toMatchObject({ address, isMakeshift: true })
    clock.advance(5000)
    expect(await message()).toBe('Hello')
    state.down = []
    expect(await message()).toBe('Hello')
    clock.advance(5000)
    expect(await shells.of(british)).toMatchObject({ view: { banner: { message: 'Goodbye' } }, isMakeshift: false })
  })

  it('are made of drafts in previews only', async () => {
    const { shells, message } = shop()
    const drafts = changingContent({ stories: { '_default/shared-content/banner': banner('Draft') } })
    const draft = await shells.uncached(british, drafts.client)
    // Without an address other visitors cannot request it.
    expect(draft).toMatchObject({ view: { banner: { message: 'Draft' } }, address: undefined, place: 'uk-gb' })
    expect(await message()).toBe('Hello')
  })

  it('are bare outside of storefronts', async () => {
    const { shells, queries } = shop()
    const bare = await shells.of(undefined)
    expect(bare).toMatchObject({ shared: undefined, place: 'none', view: { banner: undefined } })
    expect(await sent(shells.file(bare.address ?? ''))).toMatchObject({ view: { segments: [] }, cacheControl: FOREVER })
    expect(queries()).toEqual([])
  })
})

const FOREVER = 'public, max-age=31536000, immutable'

describe('the file of a shell', () => {
  it('is immutable under its name', async () => {
    const { shells } = shop()
    const { address = '', view } = await shells.of(british)
    const file = await sent(shells.file(address))
    expect(file).toEqual({ view: JSON.parse(JSON.stringify(view)), cacheControl: FOREVER })
  })

  it('is still there under an old name', async () => {
    const { shells, change } = shop()
    const { address = '' } = await shells.of(british)
    change('banner', banner('Goodbye'))
    await shells.renew()
    expect(await sent(shells.file(address))).toMatchObject({
      view: { banner: { message: 'Hello' } },
      cacheControl: FOREVER,
    })
  })

  it('is the current one, with no-store, under a name that this node does not know', async () => {
    const { shells } = shop()
    await shells.of(british)
    for (const path of ['/shell/uk-gb.0123456789abcdef.json', '/shell/eu-se.0123456789abcdef.json']) {
      expect(await sent(shells.file(path))).toMatchObject({
        view: { banner: { message: 'Hello' } },
        cacheControl: 'no-store',
      })
    }
    expect(await sent(shells.file('/shell/none.0123456789abcdef.json'))).toMatchObject({ cacheControl: 'no-store' })
  })

  it('is found by a node without visits', async () => {
    const { address = '' } = await shop().shells.of(british)
    expect(await sent(shop().shells.file(address))).toMatchObject({
      view: { banner: { message: 'Hello' } },
      cacheControl: FOREVER,
    })
  })

  it.each([
    '/shell/',
    '/shell/uk-gb.json',
    '/shell/uk-gb.0123456789ABCDEF.json',
    '/shell/uk-de.0123456789abcdef.json',
    '/shell/au-au.0123456789abcdef.json',
    '/shell/xx-yy.0123456789abcdef.json',
    '/shell/../uk-gb.0123456789abcdef.json',
  ])('is not at %s', async (path) => {
    const { shells } = shop()
    expect(await shells.file(path)).toBeUndefined()
  })
})
