/** A part of the fault matrix: some of the points at which a refund can be interrupted before its credit note is issued. */
import { describe, expect, it } from 'vitest'
import { emptyDatabase, engines } from '../support/fresh-database.ts'
import { runRefundMatrix } from './documents/refunds.ts'
import { someOf } from './purchase/matrix.ts'

describe.each(engines)('failing refunds on %s', (engine) => {
  it('INV-07 INV-01 have one credit note and one mail wherever the shop is killed, and numbers without gaps', async () => {
    const shop = await emptyDatabase(engine)
    const verdicts = await runRefundMatrix(shop.options, { kills: someOf(4), cuts: someOf(2) })
    expect(verdicts.filter(({ broken }) => broken.length > 0)).toEqual([])
    expect(verdicts).toHaveLength(engine === 'postgres' ? 6 : 4)
    await shop.remove()
  })
})
