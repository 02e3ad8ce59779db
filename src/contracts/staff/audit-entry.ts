/** One entry of the audit log: as it is appended, and as it is shown. */
import type { Actor } from './actor.ts'

export const AUDIT_OUTCOMES = ['done', 'denied', 'failed', 'undone'] as const
export type AuditOutcome = (typeof AUDIT_OUTCOMES)[number]

export type AuditChange = {
  readonly field: string
  readonly before: unknown
  readonly after: unknown
  /** Stored apart, so that it can be erased without breaking the chain. */
  readonly personal?: true
}

export type AuditEntry = {
  readonly at: Date
  readonly actor: Actor
  readonly operation: string
  /** `order:S-1000`, `staff:ID`. */
  readonly subject?: string
  readonly outcome: AuditOutcome
  readonly changes: readonly AuditChange[]
  /** Never personal: `changes` are the place for that. */
  readonly details?: Readonly<Record<string, unknown>>
  /** Shortened; where the actor has none of its own, such as a failed sign-in. */
  readonly network?: string
}

export type AuditValue = { readonly erased: true } | { readonly value: unknown }

export type AuditRow = {
  readonly id: string
  readonly at: string
  readonly actor: { readonly kind: Actor['kind']; readonly id?: string; readonly name?: string }
  readonly network: string | null
  readonly operation: string
  readonly subject: string | null
  readonly outcome: AuditOutcome
  readonly changes: readonly {
    readonly field: string
    readonly before: AuditValue
    readonly after: AuditValue
    readonly personal?: true
  }[]
  readonly details: Readonly<Record<string, unknown>>
  /** Whether the chain covers it yet. */
  readonly sealed: boolean
}
