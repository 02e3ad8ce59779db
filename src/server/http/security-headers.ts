/**
 * Security headers. Scripts are allowed by hash: the one inline bootstrap, and what that script itself imports. A nonce
 * would not work, because pages are cached and all visitors would get the same one.
 */
import { createHash } from 'node:crypto'
import type { ResponseHeaders } from '../../platform/http/operations.ts'

/** Where browsers report violations of the policy. */
export const CSP_REPORTS_PATH = '/api/csp-reports'

/** Sent with every response. */
export const EVERYWHERE: ResponseHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

export type PolicyOptions = {
  /** The one inline script of every document. */
  readonly bootstrap: string
  /** Hot reload injects styles and opens a WebSocket. */
  readonly development: boolean
  /** Who may show the document in a frame: sources of the policy. */
  readonly framedBy?: string
  /** The one other site whose pictures may be shown: where a remote content service stores them. */
  readonly picturesFrom?: string | undefined
  /** Other sites that optional scripts (chat, error reports) call. The scripts themselves are loaded by ours, so they need no entry. */
  readonly thirdParties?: readonly string[] | undefined
  /** Other origins that services of the shop are called at. */
  readonly services?: readonly string[] | undefined
  /** The payment provider: on checkout pages only. */
  readonly paidBy?: PaidBy | undefined
}

/** The sandbox is part of the shop; Adyen has its own hosts for each environment. */
export type PaidBy = { readonly provider: 'sandbox' | 'adyen'; readonly environment: string }

type PaymentSources = {
  readonly connect: string
  readonly images: string
  readonly frames: string
  readonly forms: string
  readonly styles: readonly string[]
}

const NO_PAYMENTS: PaymentSources = { connect: '', images: '', frames: '', forms: '', styles: [] }

/**
 * Banks show their 3-D Secure challenges in frames, on hosts that cannot be listed, and receive data by form submission. The
 * provider's component puts style attributes on the frames of its card fields.
 */
function paymentSources(paidBy: PaidBy | undefined): PaymentSources {
  if (paidBy === undefined) return NO_PAYMENTS
  if (paidBy.provider === 'sandbox') return { ...NO_PAYMENTS, frames: " 'self'" }
  const { environment } = paidBy
  const shopper = `https://checkoutshopper-${environment}.adyen.com`
  const pictures = `https://checkoutshopper-${environment}.cdn.adyen.com`
  return {
    connect: ` ${shopper} ${pictures} https://checkoutanalytics-${environment}.adyen.com`,
    images: ` ${shopper} ${pictures}`,
    frames: " 'self' https:",
    forms: ' https:',
    styles: [`style-src-attr 'unsafe-inline'`],
  }
}

function contentSecurityPolicy(options: PolicyOptions): string {
  const { bootstrap, development, framedBy, picturesFrom, thirdParties = [], services = [], paidBy } = options
  const payments = paymentSources(paidBy)
  const others = thirdParties.map((origin) => ` ${origin}`).join('')
  const called = services.map((origin) => ` ${origin}`).join('')
  const hash = createHash('sha256').update(bootstrap).digest('base64')
  return [
    `default-src 'none'`,
    `script-src 'strict-dynamic' 'sha256-${hash}'`,
    `style-src 'self'${development ? " 'unsafe-inline'" : ''}${others}`,
    ...payments.styles,
    `img-src 'self' data:${picturesFrom === undefined ? '' : ` ${picturesFrom}`}${others}${payments.images}`,
    `font-src 'self'`,
    `manifest-src 'self'`,
    `worker-src 'self'`,
    `connect-src 'self'${development ? ' ws:' : ''}${called}${others}${payments.connect}`,
    ...(others + payments.frames === '' ? [] : [`frame-src${others}${payments.frames}`]),
    `form-action 'self'${payments.forms}`,
    `base-uri 'none'`,
    // Hot reload and the editor's bridge write HTML, and scripts of others may, too.
    ...(development || framedBy !== undefined || thirdParties.length > 0 ? [] : [TRUSTED_TYPES]),
    ...(development ? [] : [REPORT_DIRECTIVES]),
    `frame-ancestors ${framedBy ?? "'none'"}`,
  ].join('; ')
}

/** Only the default policy of the bootstrap script exists: injected code cannot make another one. */
const TRUSTED_TYPES = `require-trusted-types-for 'script'; trusted-types default`

/** Browsers that know `report-to` ignore the older `report-uri`. */
const REPORT_DIRECTIVES = `report-uri ${CSP_REPORTS_PATH}; report-to csp`

const reportHeaders = ({ development }: PolicyOptions): ResponseHeaders =>
  development ? {} : { 'Reporting-Endpoints': `csp="${CSP_REPORTS_PATH}"` }

export const documentHeaders = (options: PolicyOptions): ResponseHeaders => ({
  ...EVERYWHERE,
  'Content-Security-Policy': contentSecurityPolicy(options),
  ...reportHeaders(options),
  'Cross-Origin-Opener-Policy': options.framedBy === undefined ? 'same-origin' : 'unsafe-none',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), usb=(), browsing-topics=()',
})
