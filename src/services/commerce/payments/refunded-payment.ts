/** Which payment of the shop a refund at the provider is for. */
import type { Transaction } from '../../../platform/database/open-database.ts'
import type { CommerceTables } from '../tables.ts'
import { readRefundParts } from './refund-parts.ts'

/**
 * The refund of a replacement order goes to the payment that the exchanged units were paid with; our reference of the refund says
 * which of both is meant. Undefined when the payment is not stored.
 */
export async function findRefundedPayment(
  transaction: Transaction<CommerceTables>,
  { refundId, pspReference }: { readonly refundId: string; readonly pspReference: string },
): Promise<CommerceTables['payments'] | undefined> {
  const parts = refundId === '' ? undefined : await readRefundParts(transaction, refundId)
  return transaction
    .selectFrom('payments')
    .selectAll()
    .where('psp_reference', '=', parts?.payment ?? pspReference)
    .executeTakeFirst()
}
