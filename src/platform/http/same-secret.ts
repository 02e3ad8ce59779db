import { timingSafeEqual } from 'node:crypto'

/** The time it takes discloses the length of the secret, and nothing else of it. */
export function isSameSecret(given: string, secret: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(secret)]
  return one.length === other.length && timingSafeEqual(one, other)
}
