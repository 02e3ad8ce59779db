/** How the clients of discovery call. Runs in the browser. */
import { isObject } from '../answer-kinds.ts'
import { CallError } from '../call-json.ts'
import type { CallRequest, Reply, OperationRoute, Transport } from '../transport.ts'

/** The profile of visitors without consent to tracking: its responses can be cached for all of them. */
export const ANONYMOUS_PROFILE = 'everybody'

/** An invalid SKU is not requested: it may come from an address that a visitor typed. */
export const SKU = /^[\w-]{1,40}$/

/** SRC-19, ERR-36 to ERR-38 */
const CONFIG_ERRORS: ReadonlySet<unknown> = new Set([
  'Search config not found',
  'Tenant config not found',
  'Widget config not found',
])

/** Rejects with a CallError; with the error of the catalogue where the configuration is unknown to the service. */
export async function callDiscovery(
  transport: Transport,
  route: OperationRoute,
  request: CallRequest = {},
): Promise<Reply> {
  try {
    return await transport(route, request)
  } catch (cause) {
    throw configErrorOf(cause) ?? cause
  }
}

function configErrorOf(cause: unknown): Error | undefined {
  if (!(cause instanceof CallError) || cause.status !== 404 || !isObject(cause.answer)) return undefined
  const message: unknown = Reflect.get(cause.answer, 'message')
  return typeof message === 'string' && CONFIG_ERRORS.has(message) ? new Error(message, { cause }) : undefined
}
