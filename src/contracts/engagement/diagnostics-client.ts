import type { Fetch } from '../call-json.ts'
import { LOG_DIAGNOSTICS } from './engagement-routes.ts'
import { MAX_DIAGNOSTICS_MESSAGE_LENGTH, type DiagnosticsEntry, type DiagnosticsLevel } from './diagnostics.ts'

interface DiagnosticsDetails {
  /** The code replaces a missing message. */
  readonly message?: string
  readonly data?: unknown
  readonly level?: DiagnosticsLevel
}

export interface DiagnosticsClient {
  /** Never rejects: a shop must not fail because it could not report a failure (DIA-04). */
  readonly log: (service: string, code: string, details?: DiagnosticsDetails) => Promise<void>
}

/** Part of the first load of every page, so it leans on nothing. */
export function diagnosticsClient({ fetch, baseUrl }: { fetch: Fetch; baseUrl: string }): DiagnosticsClient {
  return {
    async log(service, code, { message, data, level = 'error' } = {}) {
      try {
        const prefixed = `${service}_${code}`
        const text = (message || prefixed).slice(0, MAX_DIAGNOSTICS_MESSAGE_LENGTH)
        const entry: DiagnosticsEntry = { message: text, code: prefixed, data, level, service }
        await fetch(
          new Request(baseUrl + LOG_DIAGNOSTICS.path, {
            method: LOG_DIAGNOSTICS.method,
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(entry),
            // The page may be on its way out when it reports.
            keepalive: true,
          }),
        )
      } catch {
        // DIA-04
      }
    },
  }
}
