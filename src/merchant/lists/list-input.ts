/** Input and output of lists at the desk. */
import { z } from 'zod'
import { MAX_LIST_LIMIT } from '../../contracts/staff/list-query.ts'

/** As many as orders can be selected (DOR-09). */
export const MAX_FILTER_VALUES = 500

const values = z.array(z.string().max(200)).max(MAX_FILTER_VALUES)

const listFilter = <const Name extends string>(names: readonly Name[]) => z.partialRecord(z.enum(names), values)

const listSort = <const Field extends string>(fields: readonly Field[]) =>
  z.strictObject({ field: z.enum(fields), descending: z.boolean() })

export function listInput<const Name extends string, const Field extends string>(
  filters: readonly Name[],
  sorts: readonly Field[],
) {
  return z.strictObject({
    filter: listFilter(filters).exactOptional(),
    sort: listSort(sorts).exactOptional(),
    offset: z.int().min(0).max(10_000_000).default(0),
    limit: z.int().min(1).max(MAX_LIST_LIMIT).default(50),
  })
}

export const listOutput = <Row>(row: z.ZodType<Row>) =>
  z.object({ rows: z.array(row), total: z.int(), more: z.boolean() })

/** A day, or a time, as the beginning of a range. */
export const rangeStart = (given: string | undefined): string | undefined => isoOf(given, 0)

/** A day is included to its end. */
export const rangeEnd = (given: string | undefined): string | undefined =>
  isoOf(given, given !== undefined && DAY.test(given) ? 1 : 0)

const DAY = /^\d{4}-\d{2}-\d{2}$/

function isoOf(given: string | undefined, moreDays: number): string | undefined {
  if (given === undefined) return undefined
  const moment = new Date(given)
  if (Number.isNaN(moment.getTime())) return undefined
  moment.setUTCDate(moment.getUTCDate() + moreDays)
  return moment.toISOString()
}
