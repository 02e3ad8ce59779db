/** How lists of the desk are requested and answered. */
export type ListQuery = {
  readonly filter?: Readonly<Record<string, readonly string[]>>
  readonly sort?: { readonly field: string; readonly descending: boolean }
  readonly offset: number
  readonly limit: number
  /** An export counts once, not with every page. */
  readonly isCounted?: boolean
}

export const MAX_LIST_LIMIT = 200

/** Rows are counted up to here; `more` is true when there are more. */
export const MAX_COUNTED = 100_000

export type ListAnswer<Row> = { readonly rows: readonly Row[]; readonly total: number; readonly more: boolean }

/** Counts up to a limit, because counting a million rows takes longer than a page, and not at all where the page shows the end. */
export async function withTotal<Row>(
  rows: readonly Row[],
  { offset, limit, isCounted = true }: Pick<ListQuery, 'offset' | 'limit' | 'isCounted'>,
  count: (most: number) => Promise<number>,
  maxCounted = MAX_COUNTED,
): Promise<ListAnswer<Row>> {
  const shown = offset + rows.length
  if (rows.length < limit && (rows.length > 0 || offset === 0)) return { rows, total: shown, more: false }
  if (!isCounted) return { rows, total: shown, more: true }
  const total = await count(maxCounted + 1)
  return { rows, total: Math.min(total, maxCounted), more: total > maxCounted }
}
