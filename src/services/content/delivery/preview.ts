/** Who may see what is not published. */
import { createHash, timingSafeEqual } from 'node:crypto'

/** Without a preview token nobody may. Of equal length, so that the time tells nothing about the token. */
export function mayPreview(previewToken: string | undefined, token: string | undefined): boolean {
  if (previewToken === undefined || token === undefined) return false
  return timingSafeEqual(digestOf(previewToken), digestOf(token))
}

function digestOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
