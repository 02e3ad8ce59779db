/**
 * What a merchant's command does inside the shop: named, so that it can be asked for from another process, and checked
 * there as anything from outside is. An expected failure is a sentence.
 */
import type { z } from 'zod'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/open-database.ts'
import { firstProblem } from '../platform/http/checked.ts'
import { fail, type Result } from '../platform/result.ts'
import type { ShopSchema } from './shop-schema.ts'

export type TaskShop = { readonly database: Database<ShopSchema>; readonly clock: Clock }

export type Task<Payload, Value> = NamedTask & {
  readonly run: (payload: Payload, shop: TaskShop) => Promise<Result<Value, string>>
}

export type NamedTask = {
  readonly name: string
  /** The same for what came from another process. */
  readonly runChecked: (payload: unknown, shop: TaskShop) => Promise<Result<unknown, string>>
}

export function task<Payload, Value>({
  name,
  payload: contract,
  run,
}: {
  readonly name: string
  readonly payload: z.ZodType<Payload>
  readonly run: Task<Payload, Value>['run']
}): Task<Payload, Value> {
  return {
    name,
    run,
    async runChecked(given, shop) {
      const checked = contract.safeParse(given)
      if (checked.success) return run(checked.data, shop)
      return fail(`The shop does not take this from ${name}: ${firstProblem(checked.error).message}`)
    },
  }
}
