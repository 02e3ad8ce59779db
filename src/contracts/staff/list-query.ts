/** How lists of the desk are requested and answered. */
export type ListQuery = {
  readonly filter?: Readonly<Record<string, readonly string[]>>
  readonly sort?: { readonly field: string; readonly descending: boolean }
  readonly offset: number
  readonly limit: number
}

export const MAX_LIST_LIMIT = 200

/** Rows are counted up to here; `more` is true when there are more. */
export const MAX_COUNTED = 100_000

export type ListAnswer<Row> = { readonly rows: readonly Row[]; readonly total: number; readonly more: boolean }
