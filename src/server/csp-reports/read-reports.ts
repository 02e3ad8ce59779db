/** Reads reports of browsers on violations of the content security policy, in both formats. Nothing in them is trusted. */
import { z } from 'zod'

export type Violation = {
  /** A directive that exists, or `other`. */
  readonly directive: string
  /** Origin of what was blocked, or a keyword such as `inline`. */
  readonly blocked: string
}

/** Of one request; browsers collect reports for a minute. */
const MAX_REPORTS = 20

/** The labels of the metric: no text of a stranger becomes one. */
const DIRECTIVES: ReadonlySet<string> = new Set([
  'default-src',
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'font-src',
  'connect-src',
  'frame-src',
  'form-action',
  'base-uri',
  'frame-ancestors',
  'require-trusted-types-for',
  'trusted-types',
])

const text = z.string().max(4096).catch('')

/** `report-to` */
const collected = z.array(z.looseObject({ body: z.looseObject({ effectiveDirective: text, blockedURL: text }) }))

/** `report-uri` */
const single = z.looseObject({
  'csp-report': z.looseObject({ 'effective-directive': text, 'violated-directive': text, 'blocked-uri': text }),
})

/** Empty when it is no report. */
export function readReports(body: unknown): readonly Violation[] {
  const many = collected.safeParse(Array.isArray(body) ? body.slice(0, MAX_REPORTS) : undefined)
  if (many.success) {
    return many.data.map(({ body: { effectiveDirective, blockedURL } }) => toViolation(effectiveDirective, blockedURL))
  }
  const one = single.safeParse(body)
  if (!one.success) return []
  const {
    'effective-directive': effective,
    'violated-directive': violated,
    'blocked-uri': blocked,
  } = one.data['csp-report']
  return [toViolation(effective || violated, blocked)]
}

function toViolation(directive: string, blocked: string): Violation {
  const [name = ''] = directive.split(' ')
  return { directive: DIRECTIVES.has(name) ? name : 'other', blocked: originOf(blocked) }
}

/** Without path and query, which may be personal. */
function originOf(blocked: string): string {
  if (/^[a-z-]{1,40}$/.test(blocked)) return blocked
  const url = URL.parse(blocked)
  if (url === null) return ''
  return url.origin === 'null' ? url.protocol : url.origin.slice(0, 200)
}
