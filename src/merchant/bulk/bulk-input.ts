/** The input of a bulk operation: a list of inputs of one operation, each checked as if it came alone. */
import { z } from 'zod'
import type { Language } from '../../markets/languages/languages.ts'
import { fail, ok, type Result } from '../../platform/result.ts'
import type { PreparedOperation, RegisteredOperation } from '../declaration.ts'
import { messageOf, rejected, type OperationFailure } from '../failures/operation-failure.ts'

export const MAX_SUBJECTS = 5000

/** More than this many run as a job (OPS-09). */
export const MAX_WITHOUT_JOB = 500

export const bulkSchema = (item: z.ZodType) => z.strictObject({ items: z.array(item).min(1) })

const itemsOnly = z.strictObject({ items: z.array(z.unknown()).min(1) })

/** What is wrong with an item. */
export type ItemProblem = {
  readonly index: number
  readonly subject?: string
  readonly code: string
  readonly message: string
  readonly field?: string
}

export function prepareItems(
  name: string,
  { checkInput }: RegisteredOperation,
  given: unknown,
): Result<readonly PreparedOperation[], OperationFailure> {
  const list = itemsOnly.safeParse(given)
  if (!list.success) {
    const [issue] = list.error.issues
    const field = [...(issue?.path ?? []), ...(issue?.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [])]
    return rejected(
      'INVALID_INPUT',
      { operation: name, problem: 'must be a list of items' },
      { field: field.map(String).join('.') || 'items' },
    )
  }
  const { items } = list.data
  if (items.length > MAX_SUBJECTS) return rejected('TOO_MANY_SUBJECTS', { most: MAX_SUBJECTS })
  const prepared: PreparedOperation[] = []
  const problems: ItemProblem[] = []
  for (const [index, item] of items.entries()) {
    const one = checkInput(item)
    if (one.ok) prepared.push(one.value)
    else problems.push(problemOf(index, one.failure))
  }
  if (problems.length === 0) return ok(prepared)
  const [first] = problems
  return fail({
    code: 'INVALID_INPUT',
    parameters: { operation: name, problem: first?.message ?? '' },
    field: `items.${first?.index ?? 0}${first?.field === undefined ? '' : `.${first.field}`}`,
    details: { problems },
  })
}

export function problemOf(
  index: number,
  failure: OperationFailure,
  subject?: string,
  language?: Language,
): ItemProblem {
  const { code, field } = failure
  return {
    index,
    ...(subject !== undefined && { subject }),
    code,
    message: messageOf(failure, language),
    ...(field !== undefined && { field }),
  }
}
