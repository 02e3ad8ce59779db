/** Problems of a product at their fields: by the column of the catalogue file and the row of the variant. */
import * as z from 'zod/mini'
import { OperationError } from '../../../api/operation-error.ts'
import { productProblemSchema, type ColumnProblem } from '../../../api/product-schemas.ts'

/** Those that an operation was rejected with. */
export function problemsIn(error: unknown): readonly ColumnProblem[] {
  if (!(error instanceof OperationError) || error.code !== 'PRODUCT_PROBLEMS') return []
  const parsed = z.array(productProblemSchema).safeParse(error.details.problems)
  return parsed.success ? parsed.data : []
}

export type ProblemAt = (column: string, row?: number) => string | undefined

export const problemsAt =
  (problems: readonly ColumnProblem[]): ProblemAt =>
  (column, row = 1) => {
    const found = problems.filter((problem) => problem.column === column && problem.row === row)
    return found.length === 0 ? undefined : found.map(({ message }) => message).join('; ')
  }

/** Any in a group of columns, such as those of a language. */
export const hasProblem = (problems: readonly ColumnProblem[], matches: (column: string) => boolean): boolean =>
  problems.some(({ column }) => matches(column))

/** The field of a problem, to move the focus to it. */
export const fieldId = (column: string, row = 1): string => `field-${row}-${column}`
