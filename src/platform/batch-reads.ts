import { batchCalls } from './batch-calls.ts'

/** Answers concurrent reads with one. `read` gets all items and returns what finds the result of each. */
export function batchReads<Item, Result>(
  read: (items: readonly Item[]) => Promise<(item: Item) => Result>,
): (item: Item) => Promise<Result> {
  type Call = { readonly item: Item; readonly result: PromiseWithResolvers<Result> }
  const call = batchCalls(async (calls: readonly Call[]) => {
    const resultOf = await read(calls.map(({ item }) => item))
    for (const { item, result } of calls) result.resolve(resultOf(item))
  })
  return async (item) => {
    const result = Promise.withResolvers<Result>()
    await call({ item, result })
    return result.promise
  }
}
