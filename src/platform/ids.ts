import { randomBytes } from 'node:crypto'

/** 144 random bits as 24 URL-safe characters: cannot be guessed, needs no padding, never collides in practice. */
export function newId(): string {
  return randomBytes(18).toString('base64url')
}

/** Ties the lines of one request together; may be shown to a shopper who reports a problem. */
export function newRequestId(): string {
  return `req_${newId()}`
}
