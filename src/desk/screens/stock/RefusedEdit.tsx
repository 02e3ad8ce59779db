import { failureText } from '../../api/failure-text.ts'
import { OperationError } from '../../api/operation-error.ts'
import { hrefOf } from '../../navigation/location.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Notice } from '../../ui/Notice.tsx'

const MAX_LINKS = 5

/** Nothing without a failure. A count that is too low names the orders that units belong to: each can be opened. */
export function RefusedEdit({ error }: { readonly error: unknown }) {
  const t = useTexts()
  if (error === undefined) return null
  const orders = error instanceof OperationError ? (error.details.orders ?? []) : []
  return (
    <Notice
      tone="danger"
      actions={orders.slice(0, MAX_LINKS).map((number) => (
        <a key={number} href={hrefOf(`/orders/${number}`)}>
          {t('stock.order', { number })}
        </a>
      ))}
    >
      {failureText(t, error)}
    </Notice>
  )
}
