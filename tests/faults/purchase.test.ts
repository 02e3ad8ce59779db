/** A part of the fault matrix: some of the points at which a purchase can be interrupted, and every fault of notifications. */
import { describe, expect, it } from 'vitest'
import { emptyDatabase, engines } from '../support/fresh-database.ts'
import { NOTIFICATION_CASES } from './purchase/notifications.ts'
import { runMatrix, someOf } from './purchase/matrix.ts'

describe.each(engines)('failing purchases on %s', (engine) => {
  it('INV-01 lose nothing and do nothing twice, also no invoice, wherever the shop is killed and whatever the notifications contain', async () => {
    const shop = await emptyDatabase(engine)
    const verdicts = await runMatrix(shop.options, {
      kills: someOf(4),
      cuts: someOf(2),
      notifications: NOTIFICATION_CASES,
    })
    expect(verdicts.filter(({ broken }) => broken.length > 0)).toEqual([])
    expect(verdicts).toHaveLength(2 * 4 + (engine === 'postgres' ? 2 * 2 : 0) + NOTIFICATION_CASES.length)
    await shop.remove()
  })
})
