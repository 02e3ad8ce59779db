/** Names as the provider gives them. */
import { randomBytes } from 'node:crypto'

/** Thirty-two letters and digits that are not mistaken for one another. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** Of a payment or of a change to one: sixteen characters. */
export function newPspReference(): string {
  return Array.from(randomBytes(16), (byte) => LETTERS.charAt(byte % LETTERS.length)).join('')
}

export function newSessionId(): string {
  return `CS${randomBytes(8).toString('hex').toUpperCase()}`
}
