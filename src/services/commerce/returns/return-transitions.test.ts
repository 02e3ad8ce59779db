import { describe, expect, it } from 'vitest'
import { RETURN_STATES, RETURN_TRIGGERS, returnAfter } from './return-transitions.ts'

/** The allowed changes, written a second time. */
const ALLOWED: readonly string[] = [
  'unmatched return.match requested',
  'unmatched return.reject rejected',
  'requested return.accept accepted',
  'requested return.reject rejected',
  'requested return.cancel cancelled',
  'accepted return.cancel cancelled',
  'requested order.cancel cancelled',
  'accepted order.cancel cancelled',
  'received order.cancel cancelled',
  'accepted return.receive received',
  'accepted return.settle refunding',
  'received return.settle refunding',
  'refunding refund.confirmed settled',
  'refunding refund.refused received',
]

describe('a return', () => {
  it('~RET-03 changes as listed, and in no other way', () => {
    const all = RETURN_STATES.flatMap((state) =>
      RETURN_TRIGGERS.flatMap((trigger) => {
        const next = returnAfter(state, trigger)
        return next === undefined ? [] : [`${state} ${trigger} ${next}`]
      }),
    )
    expect(all.toSorted()).toEqual([...ALLOWED].toSorted())
  })
})
