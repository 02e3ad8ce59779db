import { describe, expect, it } from 'vitest'
import { freshDatabase } from '../../../tests/support/fresh-database.ts'
import { contentClient } from '../../contracts/content-client.ts'
import { discoveryClient } from '../../contracts/discovery-client.ts'
import { settableClock } from '../../platform/clock.ts'
import { publicSettings } from '../../platform/config/public-settings.ts'
import { readConfig } from '../../platform/config/read-config.ts'
import { createLog } from '../../platform/log/log.ts'
import { createContentService } from '../../services/content/content-service.ts'
import { contentMigrations } from '../../services/content/migrations.ts'
import { saveStories } from '../../services/content/save-stories.ts'
import type { ContentTables } from '../../services/content/tables.ts'
import { builtPages } from './built-pages.ts'
import { createPageAnswers } from './page-answers.ts'
import { readAddress } from './visit.ts'

/** The built pages on the real content service, behind a door that the test can close. */
async function kitchen() {
  const log = createLog({ level: 'silent' })
  const clock = settableClock()
  const fresh = await freshDatabase<ContentTables>('sqlite', contentMigrations)
  const story = {
    full_slug: '_default/gifts',
    name: 'gifts',
    content: { _uid: '1', component: 'page', title: 'Gifts' },
  }
  await saveStories(fresh.database, [story], clock)
  const service = createContentService({ database: fresh.database, log })
  const door = { open: true }
  const content = contentClient({
    baseUrl: 'http://content',
    fetch: (request) => (door.open ? service.fetch(request) : Promise.reject(new Error('closed'))),
  })
  // The page has no goods, so nobody is asked for any.
  const discovery = discoveryClient({
    baseUrl: 'http://discovery',
    fetch: () => Promise.reject(new Error('closed')),
  })
  const pages = createPageAnswers({
    source: await builtPages('dist'),
    environment: 'production',
    externalAddresses: { au: 'https://au.example', nz: 'https://nz.example', jp: 'https://jp.example' },
    clients: { content, discovery },
    cacheMegabytes: 8,
    secure: false,
    settings: publicSettings(readConfig({})),
    clock,
    log,
  })
  const address = readAddress('/uk/gifts', 'production')
  if (!address) throw new Error('no address')
  const visit = async () => {
    const { answer, outcome } = await pages.answer('document', address, undefined)
    return `${answer.status} ${outcome}`
  }
  return { clock, door, visit, remove: () => fresh.remove() }
}

describe('a page whose service breaks', () => {
  it('stays as it was while it may be stale, and is an error only after that', async () => {
    const { clock, door, visit, remove } = await kitchen()
    expect(await visit()).toBe('200 miss')
    door.open = false
    clock.advance(61_000)
    expect(await visit()).toBe('200 stale')
    expect(await visit()).toBe('200 stale')
    clock.advance(86_400_000)
    expect(await visit()).toBe('500 bypass')
    door.open = true
    expect(await visit()).toBe('200 miss')
    await remove()
  })
})
