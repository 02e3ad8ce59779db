/** Whether a call failed because its service cannot answer now; it may soon. Other failures are bugs. */
import type { CallError } from './call-json.ts'

/** Of a service without its database, and of a proxy before a service that is gone. */
const UNAVAILABLE: ReadonlySet<number> = new Set([502, 503, 504])

export const isUnavailable = (error: unknown): boolean =>
  isCallError(error) &&
  (error.kind === 'network' ||
    error.kind === 'timeout' ||
    (error.status !== undefined && UNAVAILABLE.has(error.status)))

/** By its name: the server and its pages are built separately, and each build has a class of its own. */
const isCallError = (error: unknown): error is CallError => error instanceof Error && error.name === 'CallError'
