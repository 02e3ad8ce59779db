/**
 * A report in the common envelope format of error report services: a header line, an item header line, and the item. It
 * contains the page and the build, and no personal data.
 */
import type { DiagnosticsLevel } from '../../../../contracts/engagement/diagnostics.ts'
import { stripPersonal } from '../../../../contracts/engagement/strip-personal.ts'

export type EnvelopeReport = {
  readonly id: string
  readonly time: Date
  readonly level: DiagnosticsLevel
  readonly service: string
  readonly code: string
  readonly message: string
  readonly data: unknown
}

/** Where it happened. */
export type EnvelopeScene = {
  readonly build: string
  readonly stage: string
  /** The kind of page, and its path. */
  readonly page: string
  readonly path: string
  readonly storefront: string | undefined
}

const LEVELS = { error: 'error', info: 'info', warn: 'warning' } as const satisfies Record<DiagnosticsLevel, string>

export function envelopeOf(report: EnvelopeReport, { build, stage, page, path, storefront }: EnvelopeScene): string {
  const { id, time, level, service, code, message, data } = report
  const event = {
    event_id: id,
    timestamp: time.getTime() / 1000,
    platform: 'javascript',
    level: LEVELS[level],
    logger: service,
    transaction: page,
    release: build,
    environment: stage,
    message: { formatted: message },
    tags: { code: `${service}_${code}`, ...(storefront === undefined ? {} : { storefront }) },
    request: { url: path },
    extra: { data },
  }
  const lines = [
    { event_id: id, sent_at: time.toISOString() },
    { type: 'event', content_type: 'application/json' },
    stripPersonal(event),
  ]
  return `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`
}
