/**
 * Staff at work, as people use a desk: a click, then the screen is read for some seconds; the start screen is open beside it and
 * refreshes itself; and one export of all orders runs at any time, with the dialog that polls its progress.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { BACKGROUND_HEADER } from '../../src/contracts/staff/background-read.ts'
import { deskClient, demoTokenIn, type DeskClient } from '../../tests/support/desk-client.ts'
import { succeeded } from '../../tests/support/enrol-staff.ts'
import type { Shop } from '../../tests/support/start-shop.ts'

/** A person reads a screen between two clicks. */
export const BETWEEN_CLICKS_MS = 3000
/** As the start screen does. */
const REFRESH_MS = 8000
/** As the dialog of an export does. */
const POLL_MS = 1000

export type DeskWork = {
  readonly reads: number
  /** Ended within the round. */
  readonly exports: number
  readonly exportedRows: number
}

/** Signed in with the link of the demo, each in a browser of its own. */
export async function signIn({ url, lines }: Pick<Shop, 'url' | 'lines'>, sessions: number): Promise<DeskClient[]> {
  while (demoTokenIn(lines) === undefined) await wait(POLL_MS)
  const browsers = Array.from({ length: sessions }, () => deskClient(url))
  for (const browser of browsers) succeeded(await browser.post('auth/demo', { token: demoTokenIn(lines) }))
  return browsers
}

/** The orders of the other countries become more during the measurement, and would exceed what may be exported. */
export const EXPORTED_COUNTRY = 'BE'

const LIST = { offset: 0, limit: 100 }
const CLICKS: readonly (readonly [operation: string, input: object])[] = [
  ['order.list', LIST],
  ['search.find', { text: 'Lovelace' }],
  ['order.list', { ...LIST, filter: { search: ['Lovelace'] } }],
  ['order.list', { ...LIST, filter: { state: ['paid'] } }],
  ['product.list', LIST],
  ['audit.list', LIST],
  ['account.read', {}],
]

/** Until the signal; the sessions do not click at the same time. */
export async function work(browsers: readonly DeskClient[], signal: AbortSignal): Promise<DeskWork> {
  let [reads, exports, exportedRows] = [0, 0, 0]
  const rest = (milliseconds: number) => wait(milliseconds, undefined, { signal }).catch(() => {})
  const click = async (browser: DeskClient, place: number) => {
    await rest((place * BETWEEN_CLICKS_MS) / browsers.length)
    for (let turn = place; !signal.aborted; turn += 1) {
      const [operation, input] = CLICKS[turn % CLICKS.length] ?? ['account.read', {}]
      succeeded(await browser.call(operation, input))
      reads += 1
      await rest(BETWEEN_CLICKS_MS)
    }
  }
  const refresh = async (browser: DeskClient, place: number) => {
    await rest((place * REFRESH_MS) / browsers.length)
    while (!signal.aborted) {
      succeeded(await browser.call('desk.work', {}, { headers: { [BACKGROUND_HEADER]: '1' } }))
      reads += 1
      await rest(REFRESH_MS)
    }
  }
  const exporting = async (browser: DeskClient) => {
    while (!signal.aborted) {
      const rows = await exportAll(browser, signal)
      exportedRows += rows.done
      exports += rows.isEnded ? 1 : 0
    }
  }
  const [first] = browsers
  await Promise.all([...browsers.map(click), ...browsers.map(refresh), ...(first ? [exporting(first)] : [])])
  return { reads, exports, exportedRows }
}

const started = z.object({ job: z.object({ id: z.string() }) })
const job = z.object({ value: z.object({ state: z.string(), done: z.int() }) })

type Exported = { readonly done: number; readonly isEnded: boolean }

/** Cancelled at the end of the round. */
export async function exportAll(browser: DeskClient, signal: AbortSignal): Promise<Exported> {
  const columns = ['number', 'state', 'createdAt', 'country', 'currency', 'total']
  const filter = { country: [EXPORTED_COUNTRY] }
  const run = { operation: 'order.list', columns, filter }
  const { id } = started.parse(succeeded(await browser.call('export.run', run))).job
  let done = 0
  while (!signal.aborted) {
    const { value } = job.parse(succeeded(await browser.call('job.read', { id })))
    done = value.done
    if (value.state === 'done') return { done, isEnded: true }
    if (value.state === 'failed' || value.state === 'cancelled') throw new Error(`The export ${value.state}`)
    await wait(POLL_MS, undefined, { signal }).catch(() => {})
  }
  await browser.call('job.cancel', { id })
  return { done, isEnded: false }
}
