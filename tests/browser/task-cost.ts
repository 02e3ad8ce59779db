/**
 * What a task costs the person who does it: clicks, keys, and seconds by the keystroke-level model plus the time that the desk
 * made them wait. Texts must be typed with `pressSequentially`: `fill` presses no keys.
 */
import { availableParallelism, loadavg } from 'node:os'
import type { Locator, Page } from '@playwright/test'
import { estimateSeconds, type PersonInput } from '../support/keystroke-level.ts'
import { expect, test } from './shop.ts'

type TaskLimits = {
  readonly clicks: number
  readonly seconds: number
  /** What is typed takes as long as it takes. */
  readonly besidesTyping?: boolean
}

export type TaskCost = {
  /** Counts the time until it is done as waiting: what the person has to see before they go on. */
  readonly waitFor: <Value>(work: () => Promise<Value>) => Promise<Value>
  readonly paste: (field: Locator, text: string) => Promise<void>
  /** The virtual authenticator answers without a touch, which is counted here. */
  readonly touchPasskey: () => void
  /** Fails above the limits, and writes the cost into the report. */
  readonly expectWithin: (limits: TaskLimits) => Promise<void>
}

let bindings = 0

/** From now on, in this page and in those that it opens. */
export async function startTask(page: Page): Promise<TaskCost> {
  const inputs: PersonInput[] = []
  let waitedMs = 0
  bindings += 1
  const binding = `recordInput${bindings}`
  const context = page.context()
  await context.exposeBinding(binding, (_, input: PersonInput) => void inputs.push(input))
  await context.addInitScript(listenForInput, binding)
  await page.evaluate(listenForInput, binding)

  return {
    async waitFor(work) {
      const start = performance.now()
      try {
        return await work()
      } finally {
        waitedMs += performance.now() - start
      }
    },
    async paste(field, text) {
      await expect(field).toBeFocused()
      inputs.push({ kind: 'paste' })
      await page.keyboard.insertText(text)
    },
    touchPasskey: () => void inputs.push({ kind: 'passkey' }),
    async expectWithin({ clicks, seconds, besidesTyping = false }) {
      // The answer arrives after all inputs that were sent before.
      await page.evaluate(() => true)
      const clicked = inputs.filter(({ kind }) => kind === 'click').length
      const pressed = inputs.filter(({ kind }) => kind === 'key').length
      const acting = estimateSeconds(inputs, { besidesTyping })
      const waiting = waitedMs / 1000 / processesPerCore()
      const description = `${clicked} clicks, ${pressed} keys, ${acting.toFixed(1)} s acting, ${waiting.toFixed(1)} s waiting`
      test.info().annotations.push({ type: 'task', description })
      expect(clicked, description).toBeLessThanOrEqual(clicks)
      expect(acting + waiting, description).toBeLessThanOrEqual(seconds)
    },
  }
}

/** A machine that others use, too, serves this test with a part of its processors: waiting counts by that part (HSE-24). */
const processesPerCore = (): number => Math.max(1, (loadavg()[0] ?? 0) / availableParallelism())

/** Runs in the page. */
function listenForInput(binding: string): void {
  const record = (input: PersonInput): void => void Reflect.get(window, binding)(input)
  const options = { capture: true, passive: true }
  window.addEventListener('pointerdown', ({ isTrusted }) => isTrusted && record({ kind: 'click' }), options)
  window.addEventListener(
    'keydown',
    ({ isTrusted, key, ctrlKey, altKey, metaKey }) =>
      isTrusted && record({ kind: 'key', key, isCommand: ctrlKey || altKey || metaKey }),
    options,
  )
}
