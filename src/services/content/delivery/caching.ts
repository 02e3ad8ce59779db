/** How long an answer may be kept on its way. */
import type { Context } from 'hono'

/** Under its version a published answer never changes. A draft is nobody's to keep. */
export function allowCaching(
  c: Context,
  { isPreview, asked, cv }: { readonly isPreview: boolean; readonly asked: string | undefined; readonly cv: number },
): void {
  const published = asked === String(cv) ? 'public, max-age=31536000' : 'no-cache'
  c.header('Cache-Control', isPreview ? 'private, no-store' : published)
}
