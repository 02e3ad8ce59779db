import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sourceFiles } from './domain-words.ts'
import { unordered } from './orders-of-rows.ts'

/** Queues, deletions and counts: rows of one moment may come in any order. */
const IN_ANY_ORDER = [
  'src/merchant/jobs/stored-job.ts',
  'src/platform/outbox/outbox.ts',
  'src/services/commerce/fulfilment/late-orders.ts',
  'src/services/commerce/mail/order-mail-kinds.ts',
  'src/services/commerce/orders/purge-orders.ts',
  'src/services/commerce/payments/event-inbox.ts',
  'src/services/commerce/payments/reconcile-payments.ts',
  'src/services/commerce/privacy/purge-retained.ts',
  'src/services/payment-sandbox/modifications/work-changes.ts',
  'src/services/staff/audit/unsealed-row.ts',
  'src/services/staff/desk-state/drafts-and-preferences.ts',
]

describe('rows that are sorted by a moment', () => {
  it('are sorted by another column, too, wherever their order is seen', () => {
    const files = sourceFiles('src')
    expect(files.length).toBeGreaterThan(1000)
    const found = files.filter((file) => unordered(readFileSync(file, 'utf8')).length > 0)
    expect(found.toSorted()).toEqual(IN_ANY_ORDER)
  })

  it.each([
    [".orderBy('created_at').execute()", ['created_at']],
    [".orderBy('refunds.updated_at', 'desc')\n    .limit(5)", ['refunds.updated_at']],
    [".orderBy('created_at')\n    .orderBy('id')\n    .execute()", []],
    [".orderBy('paid_at')\n  .orderBy('waiting_since')\n  .orderBy('source')", []],
    [".orderBy('name').execute()", []],
  ])('the check reads %j', (source, columns) => {
    expect(unordered(source)).toEqual(columns)
  })
})
