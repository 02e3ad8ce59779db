/** What a running operation reports as changed, by subject. */
import type { Change, ChangeLog } from '../declaration.ts'

/** A subject with the version that the edit is based on, and its changes. */
export type ChangedSubject = {
  readonly subject: string | undefined
  readonly version: number | undefined
  readonly changes: readonly Change[]
  readonly details: Readonly<Record<string, unknown>>
  /** What undo writes back. */
  readonly state: () => unknown
}

/** A subject that changed along with others. */
export type AlsoChanged = { readonly subject: string; readonly fields: readonly string[] }

export type ChangeCollector = {
  /** The log of one subject. A bulk operation begins one per item. */
  readonly begin: (subject: string | undefined, version?: number) => ChangeLog
  readonly subjects: () => readonly ChangedSubject[]
  readonly alsoChanged: (subject: string, fields: readonly string[]) => void
  readonly others: () => readonly AlsoChanged[]
}

export function collectChanges(): ChangeCollector {
  const begun: ChangedSubject[] = []
  const logs = new Map<string, ChangeLog>()
  const others = new Map<string, readonly string[]>()
  return {
    begin(subject, version) {
      const known = subject === undefined ? undefined : logs.get(subject)
      if (known !== undefined) return known
      const changes: Change[] = []
      const details: Record<string, unknown> = {}
      let restored: unknown
      begun.push({ subject, version, changes, details, state: () => restored })
      const log: ChangeLog = {
        changed(change) {
          changes.push(change)
        },
        restores(state) {
          restored = state
        },
        detail(name, value) {
          details[name] = value
        },
      }
      if (subject !== undefined) logs.set(subject, log)
      return log
    },
    subjects: () => begun,
    alsoChanged(subject, fields) {
      others.set(subject, [...new Set([...(others.get(subject) ?? []), ...fields])])
    },
    others: () => [...others].map(([subject, fields]) => ({ subject, fields })),
  }
}
