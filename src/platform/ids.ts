import { randomBytes } from 'node:crypto'

const BYTES = 18
/** A call to the system takes longer than writing an id, so random bytes are fetched in blocks. Each byte is used once. */
const AT_ONCE = 64
let random = Buffer.alloc(0)
let next = 0

/**
 * 144 random bits as 24 URL-safe characters: cannot be guessed, needs no padding, never collides in practice. It does not begin
 * with a dash, which commands would read as an option.
 */
export function newId(): string {
  const id = randomId()
  return id.startsWith('-') ? newId() : id
}

function randomId(): string {
  if (next === random.length) {
    random = randomBytes(BYTES * AT_ONCE)
    next = 0
  }
  next += BYTES
  return random.toString('base64url', next - BYTES, next)
}

/** Unique for this process; the count distinguishes its requests. */
const process = newId()
let requests = 0

/**
 * Ties the lines of one request together; may be shown to a shopper who reports a problem. It opens nothing, so it need
 * not be unguessable, and fresh randomness for each request would cost more than sending a cached page.
 */
export function newRequestId(): string {
  requests += 1
  return `req_${process}_${requests.toString(36)}`
}
