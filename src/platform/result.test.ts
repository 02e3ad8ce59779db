import { describe, expect, it } from 'vitest'
import { fail, ok, type Result } from './result.ts'

function take(left: number): Result<number, { code: 'OUT_OF_STOCK' }> {
  return left > 0 ? ok(left - 1) : fail({ code: 'OUT_OF_STOCK' })
}

describe('result', () => {
  it('a success holds its value and a failure its reason', () => {
    expect(take(3)).toEqual({ ok: true, value: 2 })
    expect(take(0)).toEqual({ ok: false, failure: { code: 'OUT_OF_STOCK' } })
  })
})
