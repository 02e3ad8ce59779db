/**
 * Security headers of the desk (STF-20). Unlike pages of the shop its document is never cached, so its policy can have a nonce:
 * the component library adds style elements with it.
 */
import { randomBytes } from 'node:crypto'
import type { ResponseHeaders } from '../../platform/http/operations.ts'
import { EVERYWHERE } from '../http/security-headers.ts'
import { DESK_PATH } from './route-desk.ts'

export const DESK_REPORTS_PATH = `${DESK_PATH}/csp-reports`

/** 128 random bits. */
export const newNonce = (): string => randomBytes(16).toString('base64')

type Transport = {
  /** Whether to require https from then on. The server does so by itself where the shop has an https address. */
  readonly hsts: boolean
}

/** Of every response but the built files, which contain no data. */
export const deskHeaders = ({ hsts }: Transport): ResponseHeaders => ({
  ...EVERYWHERE,
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': NOTHING_LOADS,
  'Cross-Origin-Opener-Policy': 'same-origin',
  ...(hsts && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
})

/** For what is no document. */
const NOTHING_LOADS = "default-src 'none'; frame-ancestors 'none'"

export type DeskDocumentOptions = Transport & {
  readonly nonce: string
  /** Origin of the shop: the only one that the desk shows in a frame, and pictures of products come from it. */
  readonly shop: string
  /** Hot reload opens a WebSocket. */
  readonly development: boolean
}

export const deskDocumentHeaders = (options: DeskDocumentOptions): ResponseHeaders => ({
  ...deskHeaders(options),
  'Content-Type': 'text/html; charset=utf-8',
  // A form opens previews at the shop, which accepts it from the desk only: with `no-referrer` its origin would be `null`.
  'Referrer-Policy': 'strict-origin',
  'Content-Security-Policy': deskPolicy(options),
  ...(options.development ? {} : { 'Reporting-Endpoints': `csp="${DESK_REPORTS_PATH}"` }),
  'Permissions-Policy':
    'camera=(), geolocation=(), microphone=(), usb=(), browsing-topics=(), publickey-credentials-get=(self), publickey-credentials-create=(self)',
})

function deskPolicy({ nonce, shop, development }: DeskDocumentOptions): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: ${shop}`,
    "font-src 'self'",
    `connect-src 'self'${development ? ' ws:' : ''}`,
    `frame-src ${shop}`,
    // The ticket of a preview is sent to the shop by a form, into the frame.
    `form-action ${shop}`,
    "base-uri 'none'",
    // Hot reload shows errors as HTML.
    ...(development ? [] : [`require-trusted-types-for 'script'; trusted-types 'none'`]),
    ...(development ? [] : [`report-uri ${DESK_REPORTS_PATH}; report-to csp`]),
    "frame-ancestors 'none'",
  ].join('; ')
}
