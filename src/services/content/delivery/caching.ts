/** How long a response may be cached. */
import type { Context } from 'hono'

/** Under its version a published response never changes. A draft must not be cached at all. */
export function allowCaching(
  c: Context,
  {
    isPreview,
    requestedCv,
    cv,
  }: { readonly isPreview: boolean; readonly requestedCv: string | undefined; readonly cv: number },
): void {
  const published = requestedCv === String(cv) ? 'public, max-age=31536000' : 'no-cache'
  c.header('Cache-Control', isPreview ? 'private, no-store' : published)
}
