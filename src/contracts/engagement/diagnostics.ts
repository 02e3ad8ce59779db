/** The diagnostics log: how a browser reports to the server that something went wrong for a shopper. */
export const DIAGNOSTICS_LEVELS = ['error', 'info', 'warn'] as const

export type DiagnosticsLevel = (typeof DIAGNOSTICS_LEVELS)[number]

/** Longer messages are truncated by the client and rejected by the service. */
export const MAX_DIAGNOSTICS_MESSAGE_LENGTH = 2000

export interface DiagnosticsEntry {
  readonly message: string
  /** `{service}_{code}` */
  readonly code: string
  readonly data?: unknown
  readonly level: DiagnosticsLevel
  readonly service: string
}
