/** A part of the fault matrix: some of the points at which the capture of a shipment can be interrupted. */
import { describe, expect, it } from 'vitest'
import { emptyDatabase, engines } from '../support/fresh-database.ts'
import { someOf } from './purchase/matrix.ts'
import { CAPTURE_STEPS } from './returns/capture-steps.ts'
import { runReturnMatrix } from './returns/matrix.ts'

describe.each(engines)('captures at shipment on %s', (engine) => {
  it('FUL-17 happen once, with what the parcel costs, wherever the shop is killed', async () => {
    const shop = await emptyDatabase(engine)
    // `npm run faults` interrupts each of them at every point.
    const options = { kills: someOf(2), cuts: someOf(1), captureAt: 'shipment' } as const
    const steps = CAPTURE_STEPS.filter(({ name }) => name === 'capture' || name === 'release')
    const verdicts = await runReturnMatrix(shop.options, options, steps)
    expect(verdicts.filter(({ broken }) => broken.length > 0)).toEqual([])
    expect(verdicts).toHaveLength(steps.length * (engine === 'postgres' ? 3 : 2))
    await shop.remove()
  })
})
