/** The entries of the page's data layer, for tests that read it. */
import type { Page } from '@playwright/test'
import { expect, test } from './shop.ts'

/** As in tools/test-reports.ts. */
const SEEN_EVENT = 'event'

export type Entry = Readonly<Record<string, unknown>> & { readonly event?: unknown }

export const entriesOf = (page: Page): Promise<readonly Entry[]> =>
  page.evaluate(() => {
    const entries: readonly unknown[] = window.dataLayer ?? []
    return entries.flatMap((entry) => (typeof entry === 'object' && entry !== null ? [{ ...entry }] : []))
  })

export async function eventsCalled(page: Page, name: string): Promise<readonly Entry[]> {
  return (await entriesOf(page)).filter(({ event }) => event === name)
}

/** Waits for that number of events: they are reported in an idle callback. */
export async function expectEvents(page: Page, name: string, expected: readonly object[]): Promise<void> {
  await expect.poll(async () => (await eventsCalled(page, name)).length, { message: name }).toBe(expected.length)
  expect(await eventsCalled(page, name)).toMatchObject([...expected])
  // ANA-01: the gate compares what was seen in all tests with the names of the specification.
  if (expected.length > 0) test.info().annotations.push({ type: SEEN_EVENT, description: name })
}

/** ANA-02, ANA-03 */
export async function expectFacts(page: Page, country: string): Promise<void> {
  const entries = await entriesOf(page)
  expect(entries.length).toBeGreaterThan(0)
  for (const entry of entries) expect(entry).toMatchObject({ countryCode: country, inSplitTest: expect.any(Boolean) })
}

/** Until all idle callbacks have started: they report page views. */
export const idleWorkStarted = (page: Page): Promise<void> =>
  expect.poll(() => eventsCalled(page, 'SPA-PageView')).not.toHaveLength(0)
