/**
 * By what a shared cache may drop an answer: the tags that ours drops it by. For those only who say that they are one
 * (RFC 8586): a browser has no use for two kilobytes of names.
 */
import type { IncomingMessage } from 'node:http'

export function cacheTags(
  { headers }: Pick<IncomingMessage, 'headers'>,
  { tags }: { readonly tags: readonly string[] },
): string[] {
  if (headers['cdn-loop'] === undefined || tags.length === 0) return []
  return ['Cache-Tag', tags.map(escaped).join(',')]
}

/** In a header there is no room for other alphabets, nor for a comma in a name. */
const escaped = (tag: string): string => encodeURI(tag.toWellFormed()).replaceAll(',', '%2C')
