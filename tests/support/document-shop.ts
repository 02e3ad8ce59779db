/** Paid orders and a seller, for tests of invoices and credit notes. */
import type { CountryCode } from '../../src/markets/types.ts'
import { createLog } from '../../src/platform/log/log.ts'
import { issueRequested, issueWaiting } from '../../src/services/commerce/documents/document-handlers.ts'
import type { DocumentRequest } from '../../src/services/commerce/documents/document-requests.ts'
import type { DocumentDeps } from '../../src/services/commerce/documents/issue-invoice.ts'
import { saveSeller, type SellerProfile } from '../../src/services/commerce/documents/seller-profile.ts'
import type { OrderSnapshot } from '../../src/services/commerce/orders/order-snapshot.ts'
import { NOW, useCommerceDatabase } from './commerce-database.ts'
import { SELLER } from './seller.ts'
import { settableClock } from './settable-clock.ts'
import { snapshotFor, storedOrder } from './stored-order.ts'

type PaidOver = {
  readonly snapshot?: OrderSnapshot
  readonly amount?: number
  readonly currency?: string
  readonly paidAt?: string
  readonly createdAt?: string
}

export function useDocumentShop(engine: 'sqlite' | 'postgres', over: Partial<DocumentDeps> = {}) {
  const shop = useCommerceDatabase(engine)
  const clock = settableClock(NOW.toISOString())
  const deps = (): DocumentDeps => ({ database: shop.database, clock, log: createLog({ level: 'silent' }), ...over })
  const issue = (request: DocumentRequest) => issueRequested(deps(), request)

  return {
    shop,
    clock,
    deps,
    issue,
    issueWaiting: () => issueWaiting(deps()),
    seller: (profile: Partial<SellerProfile> = {}) =>
      shop.inTransaction((transaction) => saveSeller(transaction, { ...SELLER, ...profile }, clock.now())),
    /** With its payment, whose reference is `psp-NUMBER`. */
    pay: async (number: number, country: CountryCode, more: PaidOver = {}) => {
      const { snapshot = snapshotFor(country), paidAt = NOW.toISOString(), createdAt = paidAt } = more
      const order = storedOrder(number, { snapshot, paidAt, createdAt })
      await shop.insertOrder(order)
      const attempt = `attempt-${number}`
      await shop.insertAttempt({ id: attempt, order_id: order.id })
      await shop.insertPayment({
        psp_reference: `psp-${number}`,
        attempt_id: attempt,
        order_id: order.id,
        amount: more.amount ?? snapshot.totals.total,
        currency: more.currency ?? snapshot.market.currency,
      })
      return order
    },
    invoice: (number: number) => issue({ kind: 'invoice', orderId: `order-${number}`, pspReference: `psp-${number}` }),
    credit: (number: number, amount: number | undefined, reference: string) =>
      issue({
        kind: 'credit-note',
        orderId: `order-${number}`,
        pspReference: `psp-${number}`,
        reference,
        reason: amount === undefined ? 'cancellation' : 'refund',
        ...(amount !== undefined && { amount }),
      }),
    documents: () =>
      shop.query.selectFrom('documents').selectAll().orderBy('issued_at').orderBy('kind').orderBy('sequence').execute(),
    numbers: async () =>
      (await shop.query.selectFrom('documents').select('number').orderBy('number').execute()).map(
        ({ number }) => number,
      ),
    waiting: () =>
      shop.query.selectFrom('waiting_documents').select(['order_id', 'reason', 'detail']).orderBy('source').execute(),
  }
}
