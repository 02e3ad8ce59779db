/** Rows in the order they came, some at a time, so that any number of them fits through. */

/** The position of a row in the order. */
export type RowPosition = { readonly created_at: string; readonly id: string }

export const ROWS_AT_ONCE = 1000

/** `read` gives the next rows after a place, at most ROWS_AT_ONCE, and none at the end. */
export async function* inBatches<Row extends RowPosition>(
  read: (after: RowPosition) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  let after: RowPosition = { created_at: '', id: '' }
  for (;;) {
    const rows = await read(after)
    const last = rows.at(-1)
    if (last === undefined) return
    yield rows
    after = last
  }
}
