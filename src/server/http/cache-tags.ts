/**
 * Tags by which a shared cache may purge a response: the same as in our page cache. Sent only to clients that identify as a
 * CDN (RFC 8586): a browser has no use for two kilobytes of tags.
 */
import type { IncomingMessage } from 'node:http'

export function cacheTags(
  { headers }: Pick<IncomingMessage, 'headers'>,
  { tags }: { readonly tags: readonly string[] },
): string[] {
  if (headers['cdn-loop'] === undefined || tags.length === 0) return []
  return ['Cache-Tag', tags.map(escapedTag).join(',')]
}

/** Header values are ASCII, and tags are separated by commas. */
export const escapedTag = (tag: string): string => encodeURI(tag.toWellFormed()).replaceAll(',', '%2C')
