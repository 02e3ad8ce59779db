/**
 * Reports errors of the browser to the shop: one way for all, with a limit, so that a visit in which everything fails
 * does not send a thousand reports.
 */
import { type DiagnosticsClient, diagnosticsClient } from '../../contracts/engagement/diagnostics-client.ts'
import { readStored, writeStored } from './browser-storage.ts'
import { readEmbedded } from './embedded-data.ts'

type Report = Parameters<DiagnosticsClient['log']>
type Listener = (...report: Report) => void

const REPORTS_KEY = 'sockeye.reports'
const MAX_REPORTS = 10

/** DIA-06: from 1 to 100, otherwise ten. */
export const mostReports = (configured: unknown): number =>
  typeof configured === 'number' && configured >= 1 && configured <= 100 ? configured : MAX_REPORTS

const listeners = new Set<Listener>()

/** Registers a listener for reports. Returns a function that removes it. */
export function onReport(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** DIA-05: counted for the whole session where the browser keeps it, otherwise for the page. */
export function limitReports(client: DiagnosticsClient, most: () => number): DiagnosticsClient {
  let sent = 0
  return {
    log: async (...report) => {
      const stored = readStored('session', REPORTS_KEY)
      sent = Math.max(sent, typeof stored === 'number' ? stored : 0)
      if (sent >= most()) return
      sent += 1
      writeStored('session', REPORTS_KEY, sent)
      for (const listener of listeners) notifyListener(listener, report)
      await client.log(...report)
    },
  }
}

/** DIA-04: a failing listener must not affect the others. */
function notifyListener(listener: Listener, report: Report): void {
  try {
    listener(...report)
  } catch {
    // The shop receives the report all the same.
  }
}

export const diagnostics = limitReports(diagnosticsClient({ fetch: (request) => fetch(request), baseUrl: '' }), () =>
  mostReports(readEmbedded('add-ons')['mostReports']),
)
