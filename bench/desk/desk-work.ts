/** Staff at work: sessions that read lists and orders, and an export of all orders that starts again when it is done. */
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { deskClient, demoTokenIn, type DeskClient } from '../../tests/support/desk-client.ts'
import { succeeded } from '../../tests/support/enrol-staff.ts'
import type { Shop } from '../../tests/support/start-shop.ts'

/** A person reads a screen between two clicks. */
const BETWEEN_CLICKS_MS = 1000
const POLL_MS = 200

export type DeskWork = { readonly reads: number; readonly exports: number; readonly exportedRows: number }

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
  ['order.list', { ...LIST, filter: { search: ['Lovelace'] } }],
  ['product.list', LIST],
  ['audit.list', LIST],
  ['account.read', {}],
]

/** Until the signal; at least one export runs at any time. */
export async function work(browsers: readonly DeskClient[], signal: AbortSignal): Promise<DeskWork> {
  let [reads, exports, exportedRows] = [0, 0, 0]
  const click = async (browser: DeskClient, from: number) => {
    for (let turn = from; !signal.aborted; turn += 1) {
      const [operation, input] = CLICKS[turn % CLICKS.length] ?? ['account.read', {}]
      succeeded(await browser.call(operation, input))
      reads += 1
      await wait(BETWEEN_CLICKS_MS)
    }
  }
  const exporting = async (browser: DeskClient) => {
    while (!signal.aborted) {
      exportedRows += await exportOrders(browser, signal)
      exports += 1
    }
  }
  const [first] = browsers
  await Promise.all([...browsers.map(click), ...(first ? [exporting(first)] : [])])
  return { reads, exports, exportedRows }
}

const started = z.object({ job: z.object({ id: z.string() }) })
const job = z.object({ value: z.object({ state: z.string(), total: z.int() }) })

/** Rows of the export; 0 if it was not finished in time. */
async function exportOrders(browser: DeskClient, signal: AbortSignal): Promise<number> {
  const columns = ['number', 'state', 'createdAt', 'country', 'currency', 'total']
  const filter = { country: [EXPORTED_COUNTRY] }
  const run = { operation: 'order.list', columns, filter }
  const { id } = started.parse(succeeded(await browser.call('export.run', run))).job
  while (!signal.aborted) {
    const { state, total } = job.parse(succeeded(await browser.call('job.read', { id }))).value
    if (state === 'done') return total
    if (state === 'failed' || state === 'cancelled') throw new Error(`The export ${state}`)
    await wait(POLL_MS)
  }
  await browser.call('job.cancel', { id })
  return 0
}
