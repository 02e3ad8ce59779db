import { expect, it } from 'vitest'
import { unexpectedEnd } from './unexpected-failure.ts'

it.each([['not JSON'], ['{}'], ['{"kind":"cli","user":"root"}']])(
  'OPS-12 a job of the starter %s ends in English after an unexpected error',
  (actor) => {
    expect(unexpectedEnd({ actor }, 'request-1')).toEqual({
      state: 'failed',
      failure: { code: 'INTERNAL', message: 'Something went wrong', requestId: 'request-1' },
    })
  },
)
