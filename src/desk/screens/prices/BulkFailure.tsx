/** Why many changes were refused together: the sentence, and each problem once. */
import * as z from 'zod/mini'
import { OperationError } from '../../api/operation-error.ts'
import { FailureNotice } from '../../ui/FailureNotice.tsx'
import { Notice } from '../../ui/Notice.tsx'

const problemSchema = z.object({ message: z.string() })

const MAX_SHOWN = 5

export function BulkFailure({ error }: { readonly error: unknown }) {
  const problems = error instanceof OperationError ? (error.details.problems ?? []) : []
  const messages = problems.flatMap((problem) => {
    const parsed = problemSchema.safeParse(problem)
    return parsed.success ? [parsed.data.message] : []
  })
  return (
    <>
      <FailureNotice error={error} />
      {[...new Set(messages)].slice(0, MAX_SHOWN).map((message) => (
        <Notice key={message} tone="danger">
          {message}
        </Notice>
      ))}
    </>
  )
}
