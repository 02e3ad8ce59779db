import { randomBytes } from 'node:crypto'

/** 144 random bits as 24 URL-safe characters: cannot be guessed, needs no padding, never collides in practice. */
export function newId(): string {
  return randomBytes(18).toString('base64url')
}

/** Unlike any other process, ever; the count tells its requests apart. */
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
