/** How the latency of an interaction is stated, and how it is pressed: the same for storefront and desk. */
import type { Locator, Page } from '@playwright/test'
import { median, type Finding } from '../finding.ts'

/** How much the CPU is slowed down, and how often each interaction is measured. */
export const SLOW_DOWN = 4
export const TIMES = 20

type Times = {
  readonly what: string
  readonly times: readonly number[]
  /** Of one button on a bare page. */
  readonly bare: readonly number[]
  readonly limitMs: number
}

export function interactionFinding({ what, times, bare, limitMs }: Times): Finding {
  const worst = Math.max(...times)
  return {
    what: `${what}, ${SLOW_DOWN} × slowed down: to the next frame, median and worst of ${TIMES}`,
    measured: `${median(times)} ms and ${worst} ms`,
    limit: `at most ${limitMs} ms`,
    within: worst <= limitMs,
    detail: `${inOrder(times)} ms; one button on a bare page: ${inOrder(bare)} ms; in steps of 8, from 16 on`,
  }
}

export const inOrder = (times: readonly number[]): string => times.toSorted((a, b) => a - b).join(', ')

/** A raw press: the checks of the test library would be measured, too. */
export async function press(page: Page, goal: Locator): Promise<void> {
  const { x, y } = await centerOf(goal)
  await page.mouse.click(x, y)
}

/** The same with a finger. */
export async function tap(page: Page, goal: Locator): Promise<void> {
  const { x, y } = await centerOf(goal)
  await page.touchscreen.tap(x, y)
}

async function centerOf(goal: Locator): Promise<{ readonly x: number; readonly y: number }> {
  await goal.scrollIntoViewIfNeeded()
  const box = await goal.boundingBox()
  if (!box) throw new Error('There is nothing to press')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
