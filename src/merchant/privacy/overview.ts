/** Records of a person in groups that a person can read: what is deleted, what stays, until when and why. */
import { z } from 'zod'
import { FATE_REASONS, FATES, RECORD_KINDS, type PersonRecord } from '../../contracts/staff/person-records.ts'

const MAX_LABELS = 20

export const recordGroup = z.object({
  kind: z.enum(RECORD_KINDS),
  fate: z.enum(FATES),
  reason: z.enum(FATE_REASONS).optional(),
  /** The last day of the retention. */
  until: z.string().optional(),
  count: z.int(),
  /** The first ones. */
  labels: z.array(z.string()),
})

export type RecordGroup = z.output<typeof recordGroup>

/** In the order of the kinds; of one kind those that stay longest come last. */
export function groupRecords(records: readonly PersonRecord[]): readonly RecordGroup[] {
  const keyOf = ({ kind, fate, reason, until }: PersonRecord) => [kind, fate, reason, until].join('/')
  const groups = [...Map.groupBy(records, keyOf).values()].flatMap((group): RecordGroup[] => {
    const [first] = group
    if (first === undefined) return []
    const { kind, fate, reason, until } = first
    const labels = [...new Set(group.map(({ label }) => label))].filter((label) => label !== '').slice(0, MAX_LABELS)
    return [
      {
        kind,
        fate,
        ...(reason !== undefined && { reason }),
        ...(until !== undefined && { until }),
        count: group.length,
        labels,
      },
    ]
  })
  return groups.toSorted(
    (a, b) =>
      RECORD_KINDS.indexOf(a.kind) - RECORD_KINDS.indexOf(b.kind) || (a.until ?? '').localeCompare(b.until ?? ''),
  )
}
