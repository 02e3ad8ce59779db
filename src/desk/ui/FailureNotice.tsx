import { failureText } from '../api/failure-text.ts'
import { OperationError } from '../api/operation-error.ts'
import { useTexts } from '../texts/use-texts.ts'
import { Notice } from './Notice.tsx'

/** Nothing without a failure. The request id is there to be searched in the log. */
export function FailureNotice({ error }: { readonly error: unknown }) {
  const t = useTexts()
  if (error === undefined || error === null) return null
  const requestId = error instanceof OperationError ? error.details.requestId : undefined
  return (
    <Notice tone="danger">
      {failureText(t, error)}
      {requestId !== undefined && <div>{t('failure.requestId', { id: requestId })}</div>}
    </Notice>
  )
}
