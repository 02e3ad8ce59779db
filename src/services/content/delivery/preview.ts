/** Which requests may read unpublished content. */
import { createHash, timingSafeEqual } from 'node:crypto'

/**
 * Without a configured preview token all previews are rejected. Constant-time comparison, so that timing reveals
 * nothing about the token.
 */
export function mayPreview(previewToken: string | undefined, token: string | undefined): boolean {
  if (previewToken === undefined || token === undefined) return false
  return timingSafeEqual(digestOf(previewToken), digestOf(token))
}

function digestOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
