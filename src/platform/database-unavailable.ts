/**
 * The database could not be reached, or had no connection to spare, in time. The work may succeed later: requests get status
 * 503 with `Retry-After` instead of 500 (SCL-02).
 */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable'
}

/** In seconds: about as long as a server needs to restart. */
export const DATABASE_RETRY_AFTER = 5

const NETWORK_CODES: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
])

/** SQLSTATE: connection exceptions, insufficient resources, shutdown and start of the server, a cancelled statement. */
const SERVER_CODES = /^(?:08|53)|^57(?:014|P0[1-5])$|^25P03$/

/** Messages of pg, which have no code. */
const DRIVER_MESSAGES =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client (?:has encountered a connection error|was closed))/

export function isUnavailable(error: unknown): error is Error {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? error.code : undefined
  if (NETWORK_CODES.has(code)) return true
  return typeof code === 'string' ? SERVER_CODES.test(code) : DRIVER_MESSAGES.test(error.message)
}

/** For a driver: runs a call to the server, and reports its absence as DatabaseUnavailable. */
export async function whileAvailable<Value>(call: () => Promise<Value>): Promise<Value> {
  try {
    return await call()
  } catch (error) {
    if (!isUnavailable(error)) throw error
    throw new DatabaseUnavailable(error.message || 'Cannot connect to the database', { cause: error })
  }
}
