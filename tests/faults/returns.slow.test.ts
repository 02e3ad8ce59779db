/** A part of the fault matrix: some of the points at which shipments, returns and refunds can be interrupted. */
import { describe, expect, it } from 'vitest'
import { emptyDatabase, engines } from '../support/fresh-database.ts'
import { someOf } from './purchase/matrix.ts'
import { runReturnMatrix } from './returns/matrix.ts'
import { STAFF_STEPS } from './returns/steps.ts'

describe.each(engines)('what staff do with orders on %s', (engine) => {
  it('FUL-06 RET-06 RET-07 RET-15 happens once, with one mail and one document, wherever the shop is killed', async () => {
    const shop = await emptyDatabase(engine)
    // `npm run faults` interrupts each of them at every point.
    const steps = STAFF_STEPS.filter(({ name }) => name === 'void' || name === 'receive' || /settle|credit/.test(name))
    const verdicts = await runReturnMatrix(shop.options, { kills: someOf(1), cuts: someOf(1) }, steps)
    expect(verdicts.filter(({ broken }) => broken.length > 0)).toEqual([])
    expect(verdicts).toHaveLength(steps.length * (engine === 'postgres' ? 2 : 1))
    await shop.remove()
  })
})
