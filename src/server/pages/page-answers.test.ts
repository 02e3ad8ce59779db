import { afterEach, describe, expect, it } from 'vitest'
import { freshDatabase } from '../../../tests/support/fresh-database.ts'
import { story } from '../../../tests/support/story-to-save.ts'
import { contentClient } from '../../contracts/content/content-client.ts'
import { discoveryClient } from '../../contracts/discovery/discovery-client.ts'
import { GEOLOCATION_MODAL_REDIRECT } from '../../markets/experiments/experiments.ts'
import { settableClock } from '../../../tests/support/settable-clock.ts'
import { apiPrefixes, publicSettings } from './public-settings.ts'
import { readConfig } from '../../platform/config/read-config.ts'
import { createLog } from '../../platform/log/log.ts'
import { createContentService } from '../../services/content/service.ts'
import { contentMigrations } from '../../services/content/migrations.ts'
import { saveStories } from '../../../tests/support/save-stories.ts'
import type { ContentTables } from '../../services/content/tables.ts'
import { Packed } from '../http/encodings.ts'
import { keepContent } from '../content/content-cache.ts'
import type { Preview } from '../preview/previews.ts'
import { keepShells } from '../shell/shell-cache.ts'
import { builtPages } from './built-pages.ts'
import { createPageAnswers } from './page-answers.ts'
import { readAddress } from './visit.ts'

const closers: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

/** The built pages on the real content service, behind a door that the test can close. */
async function kitchen({ isKept }: { readonly isKept: boolean }) {
  const log = createLog({ level: 'silent' })
  const clock = settableClock()
  const fresh = await freshDatabase<ContentTables>('sqlite', contentMigrations)
  closers.push(() => fresh.remove())
  const { database } = fresh
  const write = (slug: string, title: string) => saveStories(database, [story(slug, { title })], clock)
  await write('_default/gifts', 'Gifts')
  const service = createContentService({ database, log })
  const door = { open: true }
  /** The cache versions that stories were asked under. */
  const versions: (string | null)[] = []
  const reach = {
    baseUrl: 'http://content',
    fetch: (request: Request) => {
      const { pathname, searchParams } = new URL(request.url)
      if (pathname === '/stories') versions.push(searchParams.get('cv'))
      return door.open ? service.fetch(request) : Promise.reject(new Error('closed'))
    },
  }
  const kept = keepContent(contentClient(reach))
  // The page has no goods, so nobody is asked for any.
  const discovery = discoveryClient(() => Promise.reject(new Error('closed')))
  const shipping = { methods: () => Promise.resolve([]) }
  const content = isKept ? kept.client : contentClient(reach)
  const pages = createPageAnswers({
    source: await builtPages('dist'),
    environment: 'production',
    externalAddresses: { au: 'https://au.example', nz: 'https://nz.example', jp: 'https://jp.example' },
    clients: { content, discovery, shipping, commerce: { offers: () => Promise.resolve({}) } },
    contentPast: (seen) => contentClient({ ...reach, ...seen }),
    shells: keepShells({ content, environment: 'production', clock, log }),
    cacheMegabytes: 8,
    publicUrl: () => 'https://shop.example',
    secure: false,
    settings: publicSettings(readConfig({})),
    prefixes: apiPrefixes(readConfig({})),
    clock,
    log,
  })
  const answer = (url: string, preview?: Preview) => {
    const address = readAddress(url, 'production')
    if (!address) throw new Error('no address')
    return pages.answer('data', address, undefined, preview)
  }
  const visit = async (url = '/uk/gifts', preview?: Preview) => {
    const { answer: told, outcome } = await answer(url, preview)
    return `${told.status} ${outcome}`
  }
  const words = async (url: string, preview?: Preview) => {
    const { body } = (await answer(url, preview)).answer
    return (body instanceof Packed ? body.identity : body).toString()
  }
  /** As the watch over content does every second. */
  const look = async () => {
    const touched = await kept.checkChanges()
    return pages.drop(touched === 'everything' ? ['content'] : touched)
  }
  return { clock, door, reach, versions, write, answer, visit, words, look, pages }
}

describe('a page whose service breaks', () => {
  it('stays as it was while it may be stale, and is an error only after that', async () => {
    const { clock, door, visit } = await kitchen({ isKept: false })
    expect(await visit()).toBe('200 miss')
    door.open = false
    clock.advance(61_000)
    // Each of them has it tried again.
    for (let times = 0; times < 20; times += 1) expect(await visit()).toBe('200 stale')
    clock.advance(86_400_000)
    expect(await visit()).toBe('503 bypass')
    door.open = true
    expect(await visit()).toBe('200 miss')
  })
})

describe('a page of content', () => {
  it('is made anew when a story of it changes, or one comes that takes its place, and then only', async () => {
    const { write, visit, look } = await kitchen({ isKept: true })
    await write('_default/about', 'Us')
    const all = async () => [await visit('/uk/gifts'), await visit('/de/gifts'), await visit('/uk/about')]
    await all()
    await write('_default/elsewhere', 'Somewhere')
    expect(await look()).toBe(0)
    expect(await all()).toEqual(['200 hit', '200 hit', '200 hit'])
    await write('_default/gifts', 'More gifts')
    expect(await look()).toBe(2)
    expect(await all()).toEqual(['200 miss', '200 miss', '200 hit'])
    await write('uk/gifts', 'Gifts for Britain')
    expect(await look()).toBe(1)
    expect(await all()).toEqual(['200 miss', '200 hit', '200 hit'])
  })

  it('~ERR-55 stays as it was when it has changed and cannot be made anew, and is not kept like that', async () => {
    const { door, write, visit, words, answer, look } = await kitchen({ isKept: true })
    await visit()
    await write('_default/gifts', 'More gifts')
    expect(await look()).toBe(1)
    door.open = false
    expect([await visit(), await visit()]).toEqual(['200 miss', '200 miss'])
    expect(await words('/uk/gifts')).toContain('"Gifts"')
    expect((await answer('/uk/gifts')).answer.headers['Cache-Control']).toBe('private, no-cache')
    door.open = true
    expect(await words('/uk/gifts')).toContain('"More gifts"')
    expect(await visit()).toBe('200 hit')
  })

  it('RTE-33 bust passes the pages and the content that are kept, and asks under its value', async () => {
    const { versions, write, visit, words, answer } = await kitchen({ isKept: true })
    expect(await words('/uk/gifts')).toContain('"Gifts"')
    await write('_default/gifts', 'Fresh gifts')
    expect(await visit('/uk/gifts')).toBe('200 hit')
    versions.length = 0
    expect(await words('/uk/gifts?bust=1700000001')).toContain('"Fresh gifts"')
    expect(versions.length).toBeGreaterThan(0)
    expect(new Set(versions)).toEqual(new Set(['1700000001']))
    expect((await answer('/uk/gifts?bust=2')).answer.headers['Cache-Control']).toBe('private, no-cache')
    // With a value that no service would take it passes them all the same.
    expect(await words('/uk/gifts?bust=%2F%26')).toContain('"Fresh gifts"')
    expect(await words('/uk/gifts')).toContain('"Gifts"')
  })

  it('that is drawn by an experiment is kept once for each of its variants, and by nobody else', async () => {
    const { pages } = await kitchen({ isKept: true })
    const address = readAddress('/uk/gifts', 'production')
    if (address?.target.kind !== 'page') throw new Error('no page')
    const experiments = [GEOLOCATION_MODAL_REDIRECT]
    const drawn = { ...address, target: { ...address.target, rule: { ...address.target.rule, experiments } } }
    const asked = async (variant: string) => {
      const { answer, outcome } = await pages.answer('data', drawn, `exp_${GEOLOCATION_MODAL_REDIRECT.id}=${variant}`)
      return `${outcome} ${answer.headers['Cache-Control']}`
    }
    const rest = 'private, no-cache'
    expect([await asked('variant1'), await asked('variant2'), await asked('variant1'), await asked('../x')]).toEqual([
      `miss ${rest}`,
      `miss ${rest}`,
      `hit ${rest}`,
      // Whatever is no variant is the default.
      `hit ${rest}`,
    ])
  })

  it('is made of drafts in a preview, for whoever has it and for nobody else', async () => {
    const { reach, write, visit, words, answer } = await kitchen({ isKept: true })
    await visit('/uk/gifts')
    await write('_default/gifts', 'Draft of gifts')
    const content = contentClient(reach)
    const preview = { content, release: 7, editor: 'https://editor.example', cookie: 'preview=1' }
    expect(await words('/uk/gifts', preview)).toContain('"Draft of gifts"')
    expect(await visit('/uk/gifts', preview)).toBe('200 bypass')
    expect((await answer('/uk/gifts', preview)).answer).toMatchObject({
      etag: undefined,
      keep: false,
      headers: { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex', 'Set-Cookie': 'preview=1' },
    })
    expect(await words('/uk/gifts')).toContain('"Gifts"')
  })
})
