/** How many elements the browser restyles for a change: of the whole page that takes 17 ms of processor time, 70 on a slow phone. */
import type { Page } from '@playwright/test'
import { z } from 'zod'
import { expect, test } from './shop.ts'

const traceEvent = z.object({
  name: z.string(),
  pid: z.number(),
  tid: z.number(),
  ts: z.number(),
  args: z.looseObject({ elementCount: z.number().optional() }).optional(),
})
const trace = z.object({ traceEvents: z.array(traceEvent) })

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'loading']

/** The numbers of elements that were restyled in one piece after the first paint, or since the call where that was before. */
async function restyledDuring(page: Page, act: () => Promise<void>): Promise<readonly number[]> {
  const browser = page.context().browser()
  if (!browser) throw new Error('The page has no browser of its own')
  await browser.startTracing(page, { categories: CATEGORIES })
  await act()
  const { traceEvents } = trace.parse(JSON.parse((await browser.stopTracing()).toString('utf8')))
  const paint = traceEvents.findLast(({ name }) => name === 'firstContentfulPaint')
  return traceEvents
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .filter(({ pid, tid, ts }) => !paint || (pid === paint.pid && tid === paint.tid && ts > paint.ts))
    .map(({ args }) => args?.elementCount ?? 0)
}

/** A listing of 64 has 520 elements that are displayed before the menu is prerendered. */
const MANY = 300

test.describe('a first visit', () => {
  test.use({ newcomer: true, viewport: { width: 390, height: 844 } })

  test('~ENG-04 the question about cookies restyles a small part of the page when it comes and when it goes', async ({
    page,
  }) => {
    const answer = page.getByRole('button', { name: 'Reject all' })
    const body = page.locator('body')
    const coming = await restyledDuring(page, async () => {
      await page.goto('/uk/adults/socks')
      await expect(answer).toBeVisible()
      // Only once its room is there the page has been restyled.
      await expect(body).not.toHaveCSS('padding-bottom', '0px')
    })
    const going = await restyledDuring(page, async () => {
      await answer.click()
      await expect(body).toHaveCSS('padding-bottom', '0px')
    })
    expect(coming.length).toBeGreaterThan(0)
    expect(Math.max(...coming)).toBeLessThan(MANY)
    expect(Math.max(...going)).toBeLessThan(MANY)
  })
})

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  // Reserving it lays out the whole page: 10 ms of processor time for a listing.
  test('~ENG-06 an open menu reserves no room for the scroll bar of the page', async ({ page }) => {
    await page.goto('/uk')
    await page.locator('html[data-live]').waitFor()
    await page.getByRole('banner').getByRole('link', { name: 'Menu', exact: true }).tap()
    await expect(page.locator('dialog:modal')).toBeVisible()
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
    await expect(page.locator('html')).toHaveCSS('scrollbar-gutter', 'auto')
  })
})
