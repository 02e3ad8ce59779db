/** Editing without loss: drafts, merges, expired sessions, a bad network, undo and languages, on the product screen. */
import type { BrowserContext, Page, Route } from '@playwright/test'
import { z } from 'zod'
import { LANGUAGES } from '../../src/markets/languages/languages.ts'
import { translator } from '../../src/desk/texts/translate.ts'
import { loadTexts } from '../../src/desk/texts/load-texts.ts'
import type { Shop } from '../support/start-shop.ts'
import { expireSession, fillSignIn, type Person, recordCalls, signInAs, test } from './desk-people.ts'
import { expect, expectAccessible, SLOW } from './shop.ts'

// Rejected operations, missing sessions and a lost network are part of these tests; the desk stores nothing for visitors.
test.use({ allowed: /Failed to load resource/, newcomer: true })
test.describe.configure({ mode: 'default' })

const SAVE = 'variant.change-many'
const MINUTE_MS = 60_000

const products = z.object({ value: z.object({ rows: z.array(z.object({ sku: z.string(), variants: z.int() })) }) })
const details = z.object({
  value: z.object({
    variants: z.array(
      z.object({
        sku: z.string(),
        size: z.string(),
        prices: z.array(z.object({ currency: z.string(), original: z.int(), final: z.int() })),
        stock: z.array(z.object({ warehouse: z.string(), quantity: z.int() })),
      }),
    ),
  }),
})

/** The tenth product: its page, its first variant, and what is stored of it. */
async function firstVariant({ browser }: Person) {
  const list = products.parse((await browser.call('product.list', { offset: 9, limit: 1 })).body)
  const sku = list.value.rows[0]?.sku ?? ''
  const read = async () => {
    const [variant] = details.parse((await browser.call('product.read', { sku })).body).value.variants
    if (variant === undefined) throw new Error(`${sku} has no variant`)
    const stockIn = (place: string) => variant.stock.find(({ warehouse }) => warehouse === place)?.quantity ?? null
    const euro = variant.prices.find(({ currency }) => currency === 'EUR')
    return { ...variant, nl: stockIn('nl'), us: stockIn('us'), euro: euro?.final }
  }
  const { sku: own, size, nl } = await read()
  const cell = (page: Page, title: string) => page.getByLabel(`${title}, ${size}, ${own}`, { exact: true })
  return {
    sku,
    path: `/desk/products/${sku}`,
    read,
    stored: nl ?? 0,
    nl: (page: Page) => cell(page, 'Netherlands'),
    us: (page: Page) => cell(page, 'United States'),
    euro: (page: Page) => cell(page, 'Price (EUR)'),
  }
}

/** A draft with one edit, which is that of the last step. */
const LAST_EDIT = /"edits":\[\{[^{}]*"after":1100\}\]/

const saveButton = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })
const saved = (page: Page) => page.getByText('Prices and stock are saved.')

/** A moment after the message the form has read what was stored: until then it ignores Save, and Ctrl-Z is its own. */
const expectSettled = (page: Page) => expect(saveButton(page)).toHaveCount(0)

async function openAs(context: BrowserContext, shop: Shop, person: Person, path: string): Promise<Page> {
  await signInAs(context, shop, person)
  const page = await context.newPage()
  await page.goto(shop.url + path)
  await expect(page.getByRole('table').first()).toBeVisible()
  return page
}

test(
  'DSK-12 edits go back 101 steps, are stored every 5 s and offered after a crash; leaving them asks',
  SLOW,
  async ({ page, context, shop, people }) => {
    const { sku, path, nl, us, stored } = await firstVariant(people.ada)
    await signInAs(context, shop, people.ada)
    await page.clock.install()
    await page.goto(path)
    await expect(nl(page)).toBeVisible()
    await expectAccessible(page)
    await page.setViewportSize({ width: 360, height: 740 })
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    await page.setViewportSize({ width: 1440, height: 900 })
    // Two fields in turns: keystrokes in one field are one step.
    for (let step = 0; step < 101; step += 1) await (step % 2 === 0 ? nl : us)(page).fill(String(1000 + step))
    await expect(page.getByText('2 changes', { exact: true })).toBeVisible()
    for (let step = 0; step < 101; step += 1) await page.keyboard.press('Control+z')
    await expect(nl(page)).toHaveValue(String(stored))
    await expect(page.getByText('No changes', { exact: true })).toBeVisible()
    for (let step = 0; step < 101; step += 1) await page.keyboard.press('Control+Shift+z')
    await expect(nl(page)).toHaveValue('1100')
    // Edits are stored all the time, and the last one perhaps before the clock is moved: its own answer counts.
    const stores = page.waitForResponse(
      (answer) => answer.url().endsWith('/draft.save') && LAST_EDIT.test(answer.request().postData() ?? ''),
    )
    // Back to the start value is no change.
    await us(page).fill('')
    await expect(page.getByText('1 change', { exact: true })).toBeVisible()
    await page.clock.fastForward(5000)
    expect((await stores).status()).toBe(200)
    // A crash: no question, and nothing that ends the page.
    await page.close()
    const next = await context.newPage()
    await next.goto(`${shop.url}/desk/products?search=${sku}`)
    await next.locator(`a[href="${path}"]`).click()
    await expect(next.getByText('There are unsaved changes of yours from')).toBeVisible()
    await expect(nl(next)).toHaveValue(String(stored))
    await next.getByRole('button', { name: 'Restore' }).click()
    await expect(nl(next)).toHaveValue('1100')

    await next.getByRole('link', { name: 'Orders', exact: true }).click()
    await next.getByRole('button', { name: 'Stay here' }).click()
    await next.goBack()
    await next.getByRole('button', { name: 'Stay here' }).click()
    await next.getByRole('button', { name: /Ada Lovelace/ }).click()
    await next.getByRole('menuitem', { name: 'Sign out' }).click()
    await next.getByRole('button', { name: 'Stay here' }).click()
    await expect(nl(next)).toHaveValue('1100')
    await next.getByRole('link', { name: 'Orders', exact: true }).click()
    const removed = next.waitForResponse('**/desk/api/draft.delete')
    await next.getByRole('button', { name: 'Leave and discard' }).click()
    await expect(next.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
    expect((await removed).status()).toBe(200)
    const offers = next.waitForResponse('**/desk/api/draft.read')
    await next.goto(shop.url + path)
    expect(await (await offers).json()).toEqual({ value: { draft: null } })
    await expect(nl(next)).toHaveValue(String(stored))
  },
)

test('DSK-13 edits of other fields are merged and saved without a question; of the same field the person chooses', async ({
  page,
  context,
  browser,
  shop,
  people,
}) => {
  const { path, nl, us, read, stored } = await firstVariant(people.ada)
  await signInAs(context, shop, people.ada)
  await page.goto(path)
  await expect(nl(page)).toHaveValue(String(stored))
  const other = await browser.newContext()
  const hers = await openAs(other, shop, people.grace, path)

  const save = async (of: Page) => {
    const answered = of.waitForResponse(`**/desk/api/${SAVE}`)
    await saveButton(of).click()
    return (await answered).status()
  }
  await nl(hers).fill('501')
  expect(await save(hers)).toBe(200)
  await us(page).fill('77')
  expect(await save(page)).toBe(409)
  await expect(nl(page)).toHaveValue('501')
  await expect(saveButton(page)).toHaveCount(0)
  expect(await read()).toMatchObject({ nl: 501, us: 77 })

  for (const [choice, mine, theirs] of [
    ['Theirs', 612, 611],
    ['Yours', 622, 621],
  ] as const) {
    await hers.reload()
    const base = await nl(hers).inputValue()
    await nl(hers).fill(String(theirs))
    await expect(nl(page)).toHaveValue(base)
    await nl(page).fill(String(mine))
    expect(await save(hers)).toBe(200)
    expect(await save(page)).toBe(409)
    const dialog = page.getByRole('alertdialog')
    await expect(dialog.getByText(`Before: ${base}`)).toBeVisible()
    await expect(dialog.locator('label', { hasText: 'Yours' })).toContainText(String(mine))
    await expect(dialog.locator('label', { hasText: 'Theirs' })).toContainText(String(theirs))
    await expect(dialog.getByRole('button', { name: 'Take these values' })).toBeDisabled()
    expect((await read()).nl).toBe(theirs)
    await dialog.getByLabel(choice).check()
    await dialog.getByRole('button', { name: 'Take these values' }).click()
    if (choice === 'Yours') expect(await save(page)).toBe(200)
    await expect(nl(page)).toHaveValue(String(choice === 'Yours' ? mine : theirs))
    expect((await read()).nl).toBe(choice === 'Yours' ? mine : theirs)
  }
  await other.close()
})

test('DSK-14 an expired session is renewed over the work: the request is sent once; another person discards it', async ({
  page,
  context,
  shop,
  people,
}) => {
  const { path, nl, us, read } = await firstVariant(people.ada)
  await signInAs(context, shop, people.ada, { isOwn: true })
  await page.goto(path)
  const { keys } = recordCalls(page, SAVE)
  await nl(page).fill('301')
  await us(page).fill('302')
  // With the save on its way: any other request of the screen would open the dialog before the button is pressed.
  const saveExpired = async () => {
    const expire = async (route: Route) => {
      await expireSession(context, shop)
      await route.continue()
    }
    await page.route(`**/desk/api/${SAVE}`, expire, { times: 1 })
    await saveButton(page).click()
  }
  await saveExpired()
  const dialog = page.getByRole('dialog', { name: 'Your session has expired' })
  await expect(dialog).toBeVisible()
  await expect(nl(page)).toHaveValue('301')
  await fillSignIn(dialog, people.ada)
  await expect(saved(page)).toBeVisible()
  await expectSettled(page)
  expect([keys.length, new Set(keys).size]).toEqual([2, 1])
  expect(await read()).toMatchObject({ nl: 301, us: 302 })

  await nl(page).fill('399')
  await saveExpired()
  await fillSignIn(dialog, people.grace)
  const warning = page.getByRole('alertdialog', { name: 'That is another account' })
  await expect(warning).toContainText('Unsaved work of Ada Lovelace would be discarded.')
  await warning.getByRole('button', { name: 'Discard and continue' }).click()
  await expect(page.getByRole('button', { name: /Grace Hopper/ })).toBeVisible()
  await expect(nl(page)).toHaveValue('301')
  await expect(saveButton(page)).toHaveCount(0)
  // The second save was sent once, and rejected.
  expect(keys.length).toBe(3)
})

test('DSK-15 without network, after a server error and a timeout, a write is retried with its key; a newer build waits', async ({
  page,
  context,
  shop,
  people,
}) => {
  const { path, nl, read } = await firstVariant(people.ada)
  await signInAs(context, shop, people.ada)
  await page.clock.install()
  await page.goto(path)
  await expect(nl(page)).toBeVisible()
  const { keys } = recordCalls(page, SAVE)
  const banner = page.getByText(/Nothing is lost\. One change is waiting/)

  await context.setOffline(true)
  await nl(page).fill('401')
  await saveButton(page).click()
  await expect(banner).toContainText('You are offline')
  await expect(nl(page)).toHaveValue('401')
  await context.setOffline(false)
  await expect(saved(page).first()).toBeVisible()
  await expect(banner).toHaveCount(0)
  await expectSettled(page)
  expect([new Set(keys).size, (await read()).nl]).toEqual([1, 401])

  // Two server errors, then an answer that does not come, then the real one. On a slow machine, too, each in its turn.
  await page.clock.pauseAt(Date.now() + MINUTE_MS)
  keys.length = 0
  await page.route(`**/desk/api/${SAVE}`, async (route) => {
    if (keys.length <= 2) await route.fulfill({ status: 503, body: '' })
    else if (keys.length > 3) await route.continue()
  })
  await nl(page).fill('402')
  await saveButton(page).click()
  for (const [attempt, wait] of [1000, 2000, 40_000].entries()) {
    await expect.poll(() => keys.length).toBe(attempt + 1)
    if (attempt < 2) await expect(banner).toContainText('The shop does not answer')
    await page.clock.fastForward(wait)
  }
  // Four seconds later.
  await page.clock.resume()
  await expect.poll(() => keys.length).toBe(4)
  await expect(saveButton(page)).toHaveCount(0)
  expect([keys.length, new Set(keys).size, (await read()).nl]).toEqual([4, 1, 402])
  await page.unroute(`**/desk/api/${SAVE}`)

  await page.route('**/desk/help', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<script src="/desk/assets/entry-of-another-build.js"></script>' }),
  )
  await nl(page).fill('403')
  await page.clock.fastForward(5 * MINUTE_MS)
  await expect(page.getByText('There is a new version of the desk.')).toBeVisible()
  const question = page.waitForEvent('dialog')
  const pressed = page.getByRole('button', { name: 'Reload' }).click()
  const dialog = await question
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  await pressed
  await expect(nl(page)).toHaveValue('403')
})

test('DSK-16 a saved edit can be undone for 10 s, longer while hovered or focused, and by Ctrl-Z; a mail cannot', async ({
  page,
  context,
  shop,
  people,
}) => {
  const { path, nl, read } = await firstVariant(people.ada)
  await signInAs(context, shop, people.ada, { isOwn: true })
  await page.clock.install()
  await page.goto(path)
  const undo = page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo' })
  const before = (await read()).nl
  const save = async (quantity: string) => {
    await nl(page).fill(quantity)
    await saveButton(page).click()
    await expect(undo).toBeVisible()
    await expectSettled(page)
  }
  await save('701')
  await undo.hover()
  await page.clock.runFor(MINUTE_MS)
  await expect(undo).toBeVisible()
  await page.mouse.move(0, 0)
  await undo.focus()
  await page.clock.runFor(MINUTE_MS)
  await undo.press('Enter')
  await expect(nl(page)).toHaveValue(String(before))
  await expect(page.getByText('Undone.')).toBeVisible()
  expect((await read()).nl).toBe(before)

  // After two minutes already; on a slow machine, too, the ten seconds are those that pass here.
  await page.clock.pauseAt(Date.now() + 5 * MINUTE_MS)
  await save('702')
  await page.mouse.move(0, 0)
  await page.clock.runFor(9000)
  await expect(undo).toBeVisible()
  await page.clock.runFor(2000)
  await expect(undo).toHaveCount(0)
  await page.clock.resume()

  await save('703')
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('Control+z')
  await expect(nl(page)).toHaveValue('702')
  await expect.poll(async () => (await read()).nl).toBe(702)

  await page.goto('/desk/staff')
  await page.getByRole('button', { name: 'Invite' }).click()
  await page.getByLabel(/^E-?mail address$/).fill('late@example.com')
  await page.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(page.getByRole('dialog').locator('code')).toContainText('#link=')
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toHaveCount(0)
})

test('DSK-21 the desk speaks six languages; switching keeps edits; times have the zone of the account, amounts their currency', async ({
  page,
  context,
  shop,
  people,
}) => {
  const { path, read } = await firstVariant(people.grace)
  const { size, sku, euro = 0 } = await read()
  await signInAs(context, shop, people.grace)
  await page.goto(path)
  let now = translator(await loadTexts('en'), 'en')
  const amount = () => page.getByLabel(`${now('product.final')} (EUR), ${size}, ${sku}`, { exact: true })
  await expect(amount()).toHaveValue((euro / 100).toFixed(2))
  await amount().fill('987.65')
  for (const language of [...LANGUAGES.filter((one) => one !== 'en'), 'en' as const]) {
    await page.getByRole('button', { name: /Grace Hopper/ }).click()
    await page.getByRole('menuitem', { name: now('menu.language') }).click()
    await page.getByRole('dialog').locator(`li[lang="${language}"] button`).click()
    now = translator(await loadTexts(language), language)
    await expect(page.getByRole('heading', { level: 2, name: now('product.prices') })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(amount()).toHaveValue(language === 'en' ? '987.65' : '987,65')
  }
  expect((await read()).euro).toBe(euro)
  await page.getByRole('button', { name: now('draft.discard'), exact: true }).click()

  for (const timeZone of ['Asia/Tokyo', 'America/New_York']) {
    await page.goto('/desk/account')
    await page.getByLabel(now('account.timeZone')).selectOption(timeZone)
    await saveButton(page).click()
    await expect(saveButton(page)).toHaveCount(0)
    // Of the events, which are not read again: other times of the screen may be loaded before them.
    const events = page.locator('section').filter({ has: page.getByRole('heading', { name: now('activity.title') }) })
    const time = events.locator('time').first()
    const at = new Date((await time.getAttribute('datetime')) ?? '')
    const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone })
    await expect(time).toHaveAttribute('title', format.format(at))
  }
})
