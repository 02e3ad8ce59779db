/** A preview in the visual editor: the shop in the frame of another site, which exchanges messages with it. */
import type { Page } from '@playwright/test'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { systemClock } from '../../src/platform/clock.ts'
import { openDatabase } from '../../src/platform/database/open-database.ts'
import { createLog } from '../../src/platform/log/log.ts'
import { createContentService } from '../../src/services/content/service.ts'
import { contentMigrations } from '../../src/services/content/migrations.ts'
import { writeDrafts } from '../../src/services/content/save-stories.ts'
import { saveStories } from '../support/save-stories.ts'
import type { ContentTables } from '../../src/services/content/tables.ts'
import { portOf } from '../support/port-of.ts'
import { PREVIEW, signedQuery } from '../support/signed-query.ts'
import { startShop, type Shop } from '../support/start-shop.ts'
import { story } from '../support/story-to-save.ts'
import { reach } from '../support/transports.ts'
import { expect, expectAccessible, SLOW, test } from './shop.ts'

/** The first page leads to the second. A hero that opened it would be its heading. */
const pages = (edition: string) => [
  story('_default/warm', {
    title: `Warm ${edition}`,
    body: [
      { _uid: 'q', component: 'quote', text: 'First words' },
      {
        _uid: 'h1',
        component: 'hero',
        title: 'Feet',
        link: { linktype: 'url', url: '/soft' },
        linkText: 'To the soft',
      },
      ...Array.from({ length: 12 }, (_, n) => ({ _uid: `q${n}`, component: 'quote', text: `Words ${n}` })),
    ],
  }),
  story('_default/soft', { title: `Soft ${edition}` }),
]

/** A content service whose drafts the test writes, as the editor's own site would. */
async function openContent() {
  const dataDir = await mkdtemp(join(tmpdir(), 'sockeye-content-'))
  const log = createLog({ level: 'silent' })
  const database = await openDatabase<ContentTables>({
    dataDir,
    databaseUrl: undefined,
    migrations: contentMigrations,
    log,
  })
  const service = createContentService({ database, log, previewToken: PREVIEW.token, spaceId: Number(PREVIEW.space) })
  const reached = await reach('over HTTP', service)
  await saveStories(database, [...pages('published'), story('_default/shared-content/s', { name: 's' }, 'segment')])
  return {
    url: reached.baseUrl,
    draft: (edition: string) =>
      database.transaction((transaction) => writeDrafts(transaction, pages(edition), systemClock.now())),
    async close() {
      await reached.close()
      await database.close()
      await rm(dataDir, { recursive: true })
    },
  }
}

/** Shows the address behind its question mark in a frame, and records the messages of the frame. */
const EDITOR_PAGE = `<!doctype html><title>Editor</title><script>
  const received = []
  addEventListener('message', ({ origin, data }) => received.push({ origin, ...data }))
  const send = (message) => document.querySelector('iframe').contentWindow.postMessage(message, '*')
</script><iframe width="1200" height="700"></iframe>
<script>document.querySelector('iframe').src = decodeURIComponent(location.search.slice(1))</script>`

async function openEditor() {
  const server = createServer((_, response) => response.setHeader('Content-Type', 'text/html').end(EDITOR_PAGE))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { url: `http://127.0.0.1:${portOf(server)}`, close: () => void server.close() }
}

let content: Awaited<ReturnType<typeof openContent>>
let editor: Awaited<ReturnType<typeof openEditor>>
let previewed: Shop

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  ;[content, editor] = await Promise.all([openContent(), openEditor()])
  previewed = await startShop({
    DEMO_SHOP: 'false',
    CONTENT_URL: content.url,
    CONTENT_PREVIEW_TOKEN: PREVIEW.token,
    CONTENT_SPACE_ID: PREVIEW.space,
    CONTENT_EDITOR_URL: editor.url,
    LOG_LEVEL: 'warn',
  })
})
test.afterAll(async () => {
  await previewed.stop()
  editor.close()
  await content.close()
})
test.beforeEach(() => content.draft('draft'))

/** The shop's page in the editor's frame, hydrated. */
async function openInEditor(page: Page, path: string) {
  await page.goto(`${editor.url}/?${encodeURIComponent(previewed.url + path + signedQuery())}`)
  const frame = page.frameLocator('iframe')
  await expect(frame.locator('html')).toHaveAttribute('data-live', '')
  return { frame, heading: frame.getByRole('heading', { level: 1 }) }
}

/** The messages of the page to its editor from now on: evaluated there. */
const receivedMessages = (page: Page): Promise<unknown[]> => page.evaluate('received')
/** Several are sent without a pause between them. */
const sendMessages = (page: Page, ...messages: readonly unknown[]) =>
  page.evaluate(`${JSON.stringify(messages)}.forEach(send)`)

/** Requests to the shop: documents, and data of pages. */
function requests(page: Page): string[] {
  const loads: string[] = []
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    if (origin !== previewed.url) return
    if (request.isNavigationRequest()) loads.push(`document ${pathname}`)
    if (pathname.startsWith('/_data/')) loads.push(`data ${pathname.replace(/^\/_data\/[^/]+/, '')}`)
  })
  return loads
}

test('CNT-30 a draft is shown in the editor’s frame, and so is the page behind its link', async ({ page }) => {
  const loads = requests(page)
  const { frame, heading } = await openInEditor(page, '/uk/warm')
  await expect(heading).toHaveText('Warm draft')
  await expect(frame.getByRole('complementary', { name: 'Preview: drafts' })).toBeVisible()
  // Outside of the preview no frame may show the shop.
  await expect(frame.getByRole('link', { name: 'Leave the preview' })).toHaveCount(0)
  await frame.getByRole('link', { name: 'To the soft' }).click()
  await expect(heading).toHaveText('Soft draft')
  await expect(frame.getByRole('complementary', { name: 'Preview: drafts' })).toBeVisible()
  expect(loads).toEqual(['document /uk/warm', 'data /uk/soft'])
})

test(
  'saved changes are shown in place: no page load, no layout shift, the editor retains the focus',
  SLOW,
  async ({ page }) => {
    const { frame, heading } = await openInEditor(page, '/uk/warm')
    await expect.poll(() => receivedMessages(page)).toContainEqual(expect.objectContaining({ action: 'initialized' }))
    await frame.getByText('Words 11').scrollIntoViewIfNeeded()
    const scrolled = () => frame.locator('html').evaluate(() => scrollY)
    const before = await scrolled()
    expect(before).toBeGreaterThan(0)
    const loads = requests(page)
    await content.draft('changed draft')
    await sendMessages(page, { action: 'change', storyId: 1 }, { action: 'published', storyId: 1 })
    await expect(heading).toHaveText('Warm changed draft')
    expect(loads).toEqual(['data /uk/warm'])
    expect(await scrolled()).toBe(before)
    await expect(frame.locator('main')).not.toBeFocused()
  },
)

test('only messages of the editor are handled', SLOW, async ({ page }) => {
  await page.clock.install()
  const { frame, heading } = await openInEditor(page, '/uk/warm')
  const loads = requests(page)
  await content.draft('other draft')
  const aMinute = () => page.clock.runFor(60_000)
  await frame.locator('html').evaluate(() => window.postMessage({ action: 'change' }, '*'))
  await aMinute()
  for (const message of [null, 'change', { action: ['change'] }, { action: 'input', story: { id: 1 } }]) {
    await sendMessages(page, message)
  }
  await aMinute()
  expect(loads).toEqual([])
  await sendMessages(page, { action: 'change' })
  await aMinute()
  await expect(heading).toHaveText('Warm other draft')
  expect(loads).toEqual(['data /uk/warm'])
})

test('while blocks are edited, the first click on one opens it in the editor and the next one acts', async ({
  page,
}) => {
  const { frame, heading } = await openInEditor(page, '/uk/warm')
  const edits = async () => (await receivedMessages(page)).slice(1)
  await sendMessages(page, { action: 'enterEditmode' })
  const link = frame.getByRole('link', { name: 'To the soft' })
  await link.click()
  const dataC = { name: 'hero', space: PREVIEW.space, uid: 'h1', id: expect.any(String) }
  await expect.poll(edits).toEqual([expect.objectContaining({ action: 'edit', dataC, origin: previewed.url })])
  await expect(heading).toHaveText('Warm draft')
  await heading.click()
  await expect.poll(edits).toEqual([expect.anything(), expect.objectContaining({ action: 'noFocus' })])
  await link.click()
  await link.click()
  await expect(heading).toHaveText('Soft draft')
})

test('outside of the editor a bar leads back to what is published', async ({ page }) => {
  await page.goto(`${previewed.url}/uk/soft${signedQuery()}`)
  await expect(page.locator('html')).toHaveAttribute('data-live', '')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Soft draft')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Leave the preview' }).click()
  await expect(page).toHaveURL(`${previewed.url}/uk/soft`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Soft published')
  await expect(page.getByRole('complementary')).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Soft published')
})
