/** How the tags of changed pages are sent to a CDN: its address is that of its purge endpoint, and each kind has a form of its own. */
import type { Config } from '../../platform/config/read-config.ts'

type PurgeStyle = Config['cdnPurgeStyle']

export type PurgeEndpoint = { readonly url: string; readonly style: PurgeStyle; readonly token?: string | undefined }

/** As many as every one of them accepts in one request. */
export const MAX_TAGS = 30

/** In a regular expression. */
const literal = (tag: string): string => tag.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)

type Form = { readonly method: string; readonly headers: Readonly<Record<string, string>>; readonly body?: string }

const FORMS: Readonly<Record<PurgeStyle, (tags: readonly string[], token: string | undefined) => Form>> = {
  // A ban by the header Cache-Tag of stored answers, as in deploy/varnish.vcl.
  varnish: (tags, token) => ({
    method: 'BAN',
    headers: {
      'purge-tags': `(^|,)(${tags.map(literal).join('|')})(,|$)`,
      ...(token !== undefined && { 'purge-token': token }),
    },
  }),
  fastly: (tags, token) => ({
    method: 'POST',
    headers: { 'surrogate-key': tags.join(' '), ...(token !== undefined && { 'fastly-key': token }) },
  }),
  cloudflare: (tags, token) => ({
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ tags }),
  }),
}

/** `tags` as in the header Cache-Tag. */
export function purgeRequest({ url, style, token }: PurgeEndpoint, tags: readonly string[]): Request {
  return new Request(url, FORMS[style](tags, token))
}
