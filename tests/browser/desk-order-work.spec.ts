/** The daily work on orders at the desk: ship, refund, hold, mails, stuck work, many orders together; what each task costs. */
import { readFile } from 'node:fs/promises'
import type { BrowserContext, Locator, Page } from '@playwright/test'
import { buyOrder } from '../support/buy-order.ts'
import { demoOwner } from '../support/desk-staff.ts'
import { succeeded } from '../support/enrol-staff.ts'
import { type Shop } from '../support/start-shop.ts'
import { startTask, type TaskCost } from './task-cost.ts'
import {
  addAuthenticator,
  expectAccessibleInBothSchemes,
  expectNoSidewaysScroll,
  goTo,
  openScreen,
  signInAsDemo,
} from './desk.ts'
import { changeRows, countRows, endFreshness, recordCalls } from './desk-people.ts'
import { testWithOwnShop } from './own-shop.ts'
import { expect, SLOW } from './shop.ts'

// The last test enrols an account, which ends the demo.
const test = testWithOwnShop({ indexed: true })

// Refused operations are part of these tests; the desk stores nothing for visitors.
test.use({ allowed: /Failed to load resource/, newcomer: true })
// In this order, on one worker: the last test ends the demo.
test.describe.configure({ mode: 'default' })

/** Of the carrier that ships to the Netherlands first. */
const TRACKING = '3SABCD1234567'

const dialog = (page: Page) => page.getByRole('dialog')
const toast = (page: Page, text: string | RegExp) => page.getByRole('alertdialog').filter({ hasText: text })

/** The dialog that a link to the order names opens with its screen. */
async function openAction(page: Page, number: string, action: string): Promise<Locator> {
  await page.goto(`/desk/orders/${number}?action=${action}`)
  const opened = page.locator('[role=dialog], [role=alertdialog]').filter({ has: page.getByRole('heading') })
  await expect(opened).toBeVisible()
  await page.waitForLoadState('networkidle')
  return opened
}

async function confirmAsDemo(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
}

test('DOR-05 the maximum follows what others refund, wrong amounts are refused, and two presses refund once', async ({
  page,
  shop,
}) => {
  const number = await buyOrder(shop)
  const colleague = await demoOwner(shop)
  await signInAsDemo(page, shop)
  await openAction(page, number, 'refund')
  const form = dialog(page)
  const amount = form.getByLabel(/Amount in EUR/)
  const most = form.getByText(/At most/)
  const before = (await most.innerText()).split(':')[0]
  succeeded(await colleague.call('order.refund', { number, amount: 100 }))
  await expect(most).not.toContainText(before ?? '')
  for (const [typed, problem] of [
    ['0', 'A refund is more than zero.'],
    ['999', /Only .* can be refunded/],
    ['12 GBP', 'Enter an amount'],
  ] as const) {
    await amount.fill(typed)
    await expect(form.getByText(problem)).toBeVisible()
    await expect(form.getByRole('button', { name: /^Refund/ })).toBeDisabled()
  }
  const calls = recordCalls(page, 'order.refund')
  await form.getByRole('checkbox').first().check()
  await form.getByRole('button', { name: /^Refund \d/ }).dblclick()
  await confirmAsDemo(page)
  await expect(toast(page, 'on its way back')).toBeVisible()
  expect(new Set(calls.keys).size).toBe(1)
  const { body } = await colleague.call('order.refundable', { number })
  expect(body).toMatchObject({ value: { lines: [{ units: [] }] } })
})

test('DOR-06 a held order shows both amounts and offers release and cancel, with what they do', async ({
  page,
  shop,
}) => {
  const number = await buyOrder(shop)
  const colleague = await demoOwner(shop)
  const { order } = Object(Object((await colleague.call('order.read', { number })).body).value)
  // The webhook of the payment would write its amount again.
  const worked = `select count(*) as n from payment_events where order_id = '${order.id}' and worked_at is not null`
  await expect.poll(() => countRows(shop, worked)).toBeGreaterThan(0)
  changeRows(shop.dataDir, `update orders set state = 'held', fulfilment = 'none' where number = '${number}'`)
  changeRows(shop.dataDir, `update payments set amount = amount - 100 where order_id = '${order.id}'`)
  await signInAsDemo(page, shop, `/orders/${number}`)
  const notice = page.getByRole('status').filter({ hasText: 'The paid amount is not what the order costs.' })
  const total = order.snapshot.totals.total
  const euro = (minor: number) => `${(minor / 100).toFixed(2)} EUR`.replace(' ', '\u00a0')
  await expect(notice).toContainText(euro(total))
  await expect(notice).toContainText(euro(total - 100))
  await expect(page.getByRole('main').getByRole('button', { name: /order$|Refund|Ship|More actions/ })).toHaveText([
    'Release order',
    'Cancel order',
  ])
  await notice.getByRole('button', { name: 'Cancel order' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('goes back to the shopper, the items are for sale again')
  await page.keyboard.press('Escape')
  await notice.getByRole('button', { name: 'Release order' }).click()
  await expect(page.getByRole('alertdialog')).toContainText(`is accepted instead of ${euro(total)}`)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Release order' }).click()
  await confirmAsDemo(page)
  await expect(toast(page, `Order ${number} released.`)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Ship/ })).toBeVisible()
})

test(
  'DOR-07 DOR-08 a mail is read before it is sent again, five times; a dead one is tried again or closed',
  SLOW,
  async ({ page, shop }) => {
    const number = await buyOrder(shop)
    await signInAsDemo(page, shop)
    await openAction(page, number, 'mails')
    await dialog(page).getByRole('button', { name: 'Preview' }).first().click()
    await expect(dialog(page).locator('pre')).toContainText(number)
    const [tab] = await Promise.all([
      page.waitForEvent('popup'),
      dialog(page).getByRole('link', { name: 'Open with its layout' }).click(),
    ])
    await expect(tab.locator('body')).toContainText(number)
    // Its styles are in the tags, and the policy of the page allows them.
    await expect(tab.locator('td').filter({ hasText: /^\s*Sockeye\s*$/ })).toHaveCSS(
      'background-color',
      'rgb(255, 91, 69)',
    )
    await tab.close()
    const again = dialog(page).getByRole('button', { name: 'Send again' })
    for (let time = 0; time < 5; time += 1) {
      const sent = page.waitForResponse(/order\.resend$/)
      await again.click()
      expect((await sent).status()).toBe(200)
      // Until the page has read the answer, it takes no other press.
      await expect(again).not.toHaveAttribute('data-busy')
    }
    await again.click()
    await expect(dialog(page).getByRole('alert')).toContainText('At most 5 emails')

    const dead = `payload = (select id from orders where number = '${number}'), dead_at = '2026-11-17T08:00:00.000Z', done_at = null, tries = 20, last_error = '550 no such mailbox'`
    const own = `topic = 'order-mail-again' and key like (select id from orders where number = '${number}') || '.%'`
    // A mail that is on its way would be noted as sent afterwards.
    const mailed = () => countRows(shop, `select count(*) as n from outbox where ${own} and done_at is not null`)
    await expect.poll(mailed).toBe(5)
    changeRows(
      shop.dataDir,
      `update outbox set ${dead} where ${own} and id in (select id from outbox where ${own} limit 2)`,
    )
    await openScreen(page, '/work')
    const entries = page.getByRole('main').getByRole('listitem').filter({ hasText: number })
    await expect(entries).toHaveCount(2)
    await expect(entries.first()).toContainText('550 no such mailbox')
    await entries.first().getByRole('button', { name: 'Done' }).click()
    await page.getByLabel('Note', { exact: true }).fill('Called the shopper')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Done' }).click()
    await expect(entries).toHaveCount(1)
    await expectAccessibleInBothSchemes(page)
    await expectNoSidewaysScroll(page)
    await entries.first().getByRole('button', { name: 'Try again' }).click()
    await expect(entries).toHaveCount(0)
  },
)

type KeyboardTask = TaskCost & {
  /** From the search over everything. */
  readonly chooseAction: (number: string, action: string) => Promise<void>
  readonly tabTo: (target: Locator) => Promise<void>
}

const MAX_TABS = 60

/** On the start screen, without a pointer. */
async function startOnKeyboard(page: Page): Promise<KeyboardTask> {
  await openScreen(page, '')
  const task = await startTask(page)
  return {
    ...task,
    async chooseAction(number, action) {
      await page.keyboard.press('Control+k')
      await page.keyboard.type(number)
      const options = page.getByRole('option')
      // Said with the answer to the whole number: that to its first digits has more orders, and may be shown before.
      const answered = dialog(page).getByRole('status')
      await task.waitFor(() => expect(answered).toContainText(`Enter opens: Order ${number}`))
      const names = await options.allInnerTexts()
      const steps = names.findIndex((name) => name.includes(action))
      expect(steps, names.join(', ')).toBeGreaterThan(0)
      // The first press leads to the first entry.
      for (let step = 0; step <= steps; step += 1) await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
    },
    async tabTo(target) {
      await task.waitFor(() => expect(target).toBeVisible())
      const isThere = () => target.evaluate((element) => element === document.activeElement)
      for (let tabs = 0; tabs < MAX_TABS && !(await isThere()); tabs += 1) await page.keyboard.press('Tab')
      await expect(target).toBeFocused()
    },
  }
}

test(
  'TSK-02 TSK-05 DSK-19 shipping and correcting an address cost few clicks, and every dialog fits a phone',
  SLOW,
  async ({ page, shop }) => {
    const [first, second, third, fourth] = [
      await buyOrder(shop),
      await buyOrder(shop),
      await buyOrder(shop),
      await buyOrder(shop),
    ]
    await signInAsDemo(page, shop)
    const ship = await startTask(page)
    await page.getByRole('link', { name: /^\d+ ?To ship/ }).click()
    await ship.waitFor(() => expect(page.getByRole('link', { name: first })).toBeVisible())
    await page.getByRole('link', { name: first }).click()
    await ship.waitFor(() => expect(page.getByRole('button', { name: /^Ship \d/ })).toBeVisible())
    await page.getByRole('button', { name: /^Ship \d/ }).click()
    await ship.paste(dialog(page).getByLabel('Tracking number'), TRACKING)
    await page.keyboard.press('Enter')
    await ship.waitFor(() => expect(toast(page, 'shipped.')).toBeVisible())
    await ship.expectWithin({ clicks: 3, seconds: 12 })

    for (const action of ['ship', 'refund', 'address', 'mails', 'hold', 'cancel']) {
      const opened = await openAction(page, second, action)
      await expectAccessibleInBothSchemes(page)
      await expectNoSidewaysScroll(page, opened)
    }

    await openScreen(page, '')
    const correct = await startTask(page)
    await page.getByRole('button', { name: /^Search/ }).click()
    await page.keyboard.type(second)
    const action = page.getByRole('option', { name: 'Correct address' })
    await correct.waitFor(() => expect(action).toBeVisible())
    await action.click()
    await correct.waitFor(() => expect(dialog(page).getByLabel('Street and number')).toBeFocused())
    await page.keyboard.press('Control+a')
    await page.keyboard.type('Keizersgracht 7')
    await dialog(page).getByRole('button', { name: 'Save and send' }).click()
    await correct.waitFor(() => expect(toast(page, 'confirmation sent again')).toBeVisible())
    await correct.expectWithin({ clicks: 4, seconds: 20 })
    await expect(page.getByRole('main')).toContainText('Keizersgracht 7')

    const byKeyboard = await startOnKeyboard(page)
    await byKeyboard.chooseAction(third, 'Ship it')
    await byKeyboard.waitFor(() => expect(dialog(page).getByLabel('Tracking number')).toBeFocused())
    await page.keyboard.type(TRACKING)
    await page.keyboard.press('Enter')
    await byKeyboard.waitFor(() => expect(toast(page, 'shipped.')).toBeVisible())
    await byKeyboard.expectWithin({ clicks: 0, seconds: 12 })

    const correctByKeyboard = await startOnKeyboard(page)
    await correctByKeyboard.chooseAction(fourth, 'Correct address')
    await correctByKeyboard.waitFor(() => expect(dialog(page).getByLabel('Street and number')).toBeFocused())
    await page.keyboard.press('Control+a')
    await page.keyboard.type('Prinsengracht 9')
    await page.keyboard.press('Enter')
    await correctByKeyboard.waitFor(() => expect(toast(page, 'confirmation sent again')).toBeVisible())
    await correctByKeyboard.expectWithin({ clicks: 0, seconds: 20 })
  },
)

/** Orders of earlier tests leave the list of what is to be shipped, and twenty new ones enter it. */
async function buyTwenty(shop: Shop): Promise<readonly string[]> {
  changeRows(shop.dataDir, `update orders set fulfilment = 'shipped' where fulfilment <> 'none'`)
  const numbers: string[] = []
  for (let order = 0; order < 20; order += 1) numbers.push(await buyOrder(shop, undefined, { quantity: 1 }))
  return numbers
}

test('DOR-09 TSK-03 slips for 20 orders, 20 pasted tracking numbers, all posted', SLOW, async ({ page, shop }) => {
  const numbers = await buyTwenty(shop)
  await signInAsDemo(page, shop)
  const tile = page.getByRole('link', { name: /^\d+ ?To ship/ })
  await expect(tile).toContainText('20')
  const task = await startTask(page)
  await tile.click()
  const selectAll = page.getByRole('button', { name: 'Select all 20 of this filter' })
  await task.waitFor(() => expect(selectAll).toBeVisible())
  await selectAll.click()
  await page.getByRole('button', { name: 'Packing slips' }).click()
  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    dialog(page).getByRole('button', { name: 'Print 20 packing slips' }).click(),
  ])
  await task.waitFor(() => expect(tab.locator('section')).toHaveCount(20))
  await tab.close()
  await page.getByRole('button', { name: 'Ship', exact: true }).click()
  const area = dialog(page).getByLabel('Paste from a spreadsheet')
  await expect(area).toBeFocused()
  const tracking = numbers.map((_, place) => `3SABCD${String(1000000 + place)}`)
  await task.paste(area, tracking.join('\n'))
  const post = dialog(page).getByRole('button', { name: 'Ship 20 orders' })
  await task.waitFor(() => expect(post).toBeEnabled())
  await post.click()
  await task.waitFor(() => expect(toast(page, '20 orders shipped.')).toBeVisible())
  await task.expectWithin({ clicks: 6, seconds: 90 })

  await openScreen(page, `/orders?search=${numbers[0]}`)
  // Now none of them qualifies, and one that is ticked by keyboard is named before anything happens.
  await page
    .getByRole('row', { name: numbers[0] ?? '' })
    .getByRole('gridcell')
    .first()
    .focus()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Ship', exact: true }).click()
  await expect(dialog(page)).toContainText('1 order is left out')
  await expect(dialog(page)).toContainText('Shipped already')
  await expect(dialog(page).getByRole('button', { name: /^Ship/ })).toHaveCount(0)
  await expectAccessibleInBothSchemes(page)
  await expectNoSidewaysScroll(page, dialog(page))
  await page.keyboard.press('Escape')
  await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Export' }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog(page).getByRole('button', { name: 'Export 1 order' }).click(),
  ])
  const csv = await readFile(await file.path(), 'utf8')
  expect(csv.trim().split('\n')).toHaveLength(2)
  expect(csv).toContain(numbers[0])

  const more = await buyTwenty(shop)
  const byKeyboard = await startOnKeyboard(page)
  await byKeyboard.tabTo(page.getByRole('link', { name: 'Skip to the content' }))
  await page.keyboard.press('Enter')
  await byKeyboard.tabTo(page.getByRole('link', { name: /^\d+ ?To ship/ }))
  await page.keyboard.press('Enter')
  await byKeyboard.tabTo(page.getByRole('button', { name: 'Select all 20 of this filter' }))
  await page.keyboard.press('Enter')
  await byKeyboard.tabTo(page.getByRole('button', { name: 'Packing slips' }))
  await page.keyboard.press('Enter')
  await byKeyboard.tabTo(dialog(page).getByRole('button', { name: 'Print 20 packing slips' }))
  const [slips] = await Promise.all([page.waitForEvent('popup'), page.keyboard.press('Enter')])
  await byKeyboard.waitFor(() => expect(slips.locator('section')).toHaveCount(20))
  await slips.close()
  await byKeyboard.tabTo(page.getByRole('button', { name: 'Ship', exact: true }))
  await page.keyboard.press('Enter')
  const others = more.map((_, place) => `3SABCD${String(2000000 + place)}`)
  await byKeyboard.paste(dialog(page).getByLabel('Paste from a spreadsheet'), others.join('\n'))
  const postMore = dialog(page).getByRole('button', { name: 'Ship 20 orders' })
  await byKeyboard.waitFor(() => expect(postMore).toBeEnabled())
  await byKeyboard.tabTo(postMore)
  await page.keyboard.press('Enter')
  await byKeyboard.waitFor(() => expect(toast(page, '20 orders shipped.')).toBeVisible())
  await byKeyboard.expectWithin({ clicks: 0, seconds: 90 })
})

/** Delivered, withdrawn, and its refund due tomorrow. */
async function buyWithdrawn(shop: Shop): Promise<string> {
  const number = await buyOrder(shop)
  const colleague = await demoOwner(shop)
  const posted = succeeded(await colleague.call('shipment.post', { number, carrier: 'letter' }))
  succeeded(await colleague.call('shipment.deliver', { number, shipment: Object(Object(posted).value).shipment.id }))
  const opened = succeeded(await colleague.call('return.open', { number, kind: 'withdrawal' }))
  const tomorrow = new Date(Date.now() + 24 * 60 * 60_000).toISOString().slice(0, 10)
  changeRows(shop.dataDir, `update returns set due_on = '${tomorrow}' where id = '${Object(Object(opened).value).id}'`)
  return number
}

/** An owner with a passkey, whose factor is no longer fresh. */
async function enrolWithPasskey(page: Page, context: BrowserContext, shop: Shop): Promise<void> {
  const demo = await demoOwner(shop)
  const link = Object(
    Object(succeeded(await demo.call('staff.invite', { email: 'grace@example.com', role: 'owner' }))).value,
  ).link
  await addAuthenticator(context, page)
  await page.goto(link)
  await page.getByLabel('Name', { exact: true }).fill('Grace Hopper')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: /With a passkey/ }).click()
  await expect(page.getByRole('navigation')).toBeVisible()
}

test('TSK-01 TSK-04 refunding a line and settling a withdrawal cost few clicks, with a passkey', async ({
  page,
  context,
  shop,
}) => {
  const [refunded, third] = [
    await buyOrder(shop, undefined, { lines: 2 }),
    await buyOrder(shop, undefined, { lines: 2 }),
  ]
  const [withdrawn, fourth] = [await buyWithdrawn(shop), await buyWithdrawn(shop)]
  await enrolWithPasskey(page, context, shop)

  await endFreshness(context, shop)
  await openScreen(page, '')
  const refund = await startTask(page)
  await page.keyboard.press('Control+k')
  await page.keyboard.type(refunded)
  await refund.waitFor(() => expect(page.getByRole('option').first()).toContainText(refunded))
  await page.keyboard.press('Enter')
  await refund.waitFor(() => expect(page.getByRole('button', { name: 'Refund', exact: true })).toBeVisible())
  await page.getByRole('button', { name: 'Refund', exact: true }).click()
  await expect(dialog(page).getByRole('checkbox').first()).toBeFocused()
  await page.keyboard.press('Space')
  await expect(dialog(page).getByLabel('Put the items back in stock')).toBeChecked()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: /passkey/ }).click()
  refund.touchPasskey()
  await refund.waitFor(() => expect(toast(page, 'on its way back')).toBeVisible())
  await refund.expectWithin({ clicks: 4, seconds: 20 })
  const mail = () => countRows(shop, `select count(*) as n from mailbox where key like 'refund-mail.%'`)
  await expect.poll(mail).toBeGreaterThan(0)

  await endFreshness(context, shop)
  await openScreen(page, '')
  const settle = await startTask(page)
  await page.getByRole('main').getByRole('link', { name: withdrawn }).click()
  await page.getByRole('button', { name: 'Receive and settle' }).click()
  await expect(dialog(page)).toContainText('Delivery')
  await dialog(page)
    .getByRole('button', { name: /^Receive and refund/ })
    .click()
  await page.getByRole('button', { name: /passkey/ }).click()
  settle.touchPasskey()
  await settle.waitFor(() => expect(toast(page, 'on its way back')).toBeVisible())
  await settle.expectWithin({ clicks: 4, seconds: 25 })

  const passkey = page.getByRole('button', { name: /passkey/ })
  await endFreshness(context, shop)
  const byKeyboard = await startOnKeyboard(page)
  await byKeyboard.chooseAction(third, 'Refund')
  await byKeyboard.waitFor(() => expect(dialog(page).getByRole('checkbox').first()).toBeFocused())
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await byKeyboard.tabTo(passkey)
  await page.keyboard.press('Enter')
  byKeyboard.touchPasskey()
  await byKeyboard.waitFor(() => expect(toast(page, 'on its way back')).toBeVisible())
  await byKeyboard.expectWithin({ clicks: 0, seconds: 20 })

  await endFreshness(context, shop)
  const settleByKeyboard = await startOnKeyboard(page)
  await goTo(page, 'r')
  await settleByKeyboard.tabTo(page.getByRole('main').getByRole('link', { name: fourth }))
  await page.keyboard.press('Enter')
  await settleByKeyboard.tabTo(page.getByRole('button', { name: 'Receive and settle' }))
  await page.keyboard.press('Enter')
  await settleByKeyboard.waitFor(() =>
    expect(dialog(page).getByRole('button', { name: /^Receive and refund/ })).toBeFocused(),
  )
  await page.keyboard.press('Enter')
  await settleByKeyboard.tabTo(passkey)
  await page.keyboard.press('Enter')
  settleByKeyboard.touchPasskey()
  await settleByKeyboard.waitFor(() => expect(toast(page, 'on its way back')).toBeVisible())
  await settleByKeyboard.expectWithin({ clicks: 0, seconds: 25 })
})
