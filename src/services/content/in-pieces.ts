/** Far below the number of parameters that either engine takes in a statement, also with twenty columns. */
const ROWS_PER_STATEMENT = 500

/** Long lists are written and read in batches, because a statement has a limited number of parameters. */
export function* inPieces<Item>(items: readonly Item[]): Generator<Item[]> {
  for (let first = 0; first < items.length; first += ROWS_PER_STATEMENT) {
    yield items.slice(first, first + ROWS_PER_STATEMENT)
  }
}
