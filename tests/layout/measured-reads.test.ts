/** The benchmark of the desk calls every read operation: one without an input, or with one that is rejected, would end it halfway. */
import { expect, it } from 'vitest'
import { READS } from '../../bench/operations/read-inputs.ts'
import { isSingle, type TimedRead } from '../../bench/operations/timed-read.ts'
import { MERCHANT_REGISTRY } from '../../src/merchant/operations.ts'

const inputsOf = (reads: (typeof READS)[string]): readonly TimedRead[] =>
  isSingle(reads) ? [reads] : Object.values(reads)

it('every read operation of the desk is measured, with inputs that it accepts', () => {
  const measured = MERCHANT_REGISTRY.operations.filter(
    ({ kind, commandLineOnly }) => kind === 'read' && !commandLineOnly,
  )
  const wrong = measured.filter(({ name, inputSchema }) => {
    const inputs = inputsOf(READS[name] ?? {})
    return inputs.length === 0 || inputs.some(({ input }) => !inputSchema.safeParse(input).success)
  })
  expect(measured.length).toBeGreaterThan(80)
  expect(wrong.map(({ name }) => name)).toEqual([])
})
