/**
 * What a merchant can do with the shop: a named operation with a checked input. Every front end (command line, desk) runs
 * operations, also from another process. An expected failure is a sentence.
 */
import type { z } from 'zod'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/open-database.ts'
import { firstProblem } from '../platform/http/checked.ts'
import { fail, type Result } from '../platform/result.ts'
import type { ShopSchema } from './shop-schema.ts'

export type OperationContext = { readonly database: Database<ShopSchema>; readonly clock: Clock }

export type MerchantOperation<Input, Value> = RegisteredOperation & {
  readonly run: (input: Input, context: OperationContext) => Promise<Result<Value, string>>
}

export type RegisteredOperation = {
  readonly name: string
  /** Validates input from another process, then runs. */
  readonly runChecked: (input: unknown, context: OperationContext) => Promise<Result<unknown, string>>
}

export function merchantOperation<Input, Value>({
  name,
  input: schema,
  run,
}: {
  readonly name: string
  readonly input: z.ZodType<Input>
  readonly run: MerchantOperation<Input, Value>['run']
}): MerchantOperation<Input, Value> {
  return {
    name,
    run,
    async runChecked(given, context) {
      const checked = schema.safeParse(given)
      if (checked.success) return run(checked.data, context)
      return fail(`The shop rejects this input of ${name}: ${firstProblem(checked.error).message}`)
    },
  }
}
