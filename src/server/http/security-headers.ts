/**
 * The headers that keep a browser from doing what we never asked for. Scripts are allowed by hash: the one inline
 * bootstrap, and what that script itself imports. Pages sit in caches, so a nonce would be the same for everyone;
 * a hash does not mind.
 */
import { createHash } from 'node:crypto'

export type Headers = { readonly [name: string]: string }

/** Sent with every answer, whatever it holds. */
export const EVERYWHERE: Headers = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

export type PolicyOptions = {
  /** The one inline script of every document. */
  readonly bootstrap: string
  /** Hot reload injects styles and keeps a socket open. */
  readonly development: boolean
  /** The shop is known by an https address: browsers must never try another. */
  readonly secure: boolean
  /** The one other site that may show the document in a frame and keep hold of its window. */
  readonly framedBy?: string
  /** The one other site whose pictures may be shown: where a remote content service keeps them. */
  readonly picturesFrom?: string | undefined
}

function contentSecurityPolicy(options: Omit<PolicyOptions, 'secure'>): string {
  const { bootstrap, development, framedBy, picturesFrom } = options
  const hash = createHash('sha256').update(bootstrap).digest('base64')
  return [
    `default-src 'none'`,
    `script-src 'strict-dynamic' 'sha256-${hash}'`,
    `style-src 'self'${development ? " 'unsafe-inline'" : ''}`,
    `img-src 'self' data:${picturesFrom === undefined ? '' : ` ${picturesFrom}`}`,
    `font-src 'self'`,
    `connect-src 'self'${development ? ' ws:' : ''}`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `frame-ancestors ${framedBy === undefined ? "'none'" : `'self' ${framedBy}`}`,
  ].join('; ')
}

export const documentHeaders = (options: PolicyOptions): Headers => ({
  ...EVERYWHERE,
  'Content-Security-Policy': contentSecurityPolicy(options),
  'Cross-Origin-Opener-Policy': options.framedBy === undefined ? 'same-origin' : 'unsafe-none',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), usb=(), browsing-topics=()',
  ...(options.secure ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {}),
})
