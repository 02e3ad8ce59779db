import { describe, expect, it } from 'vitest'
import { paddedSignature } from './padded-signature.ts'

const der = (...numbers: readonly string[]): Buffer => {
  const body = numbers.map((hex) => `02${(hex.length / 2).toString(16).padStart(2, '0')}${hex}`).join('')
  return Buffer.from(`30${(body.length / 2).toString(16).padStart(2, '0')}${body}`, 'hex')
}

const FULL = '7f'.repeat(32)

describe('signatures with leading zeros', () => {
  it.each([
    ['two full numbers', der(FULL, FULL), [FULL, FULL]],
    ['a high bit', der(`00${'ff'.repeat(32)}`, FULL), ['ff'.repeat(32), FULL]],
    ['a short first number', der('7f'.repeat(31), FULL), [`00${'7f'.repeat(31)}`, FULL]],
    ['a short second number', der(FULL, '01'), [FULL, `${'00'.repeat(31)}01`]],
  ])('~STF-07 writes %s in 33 bytes each', (_, signature, numbers) => {
    expect(paddedSignature(signature)?.toString('hex')).toBe(`3046${numbers.map((hex) => `022100${hex}`).join('')}`)
  })

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['a number of 33 bytes', der('7f'.repeat(33), FULL)],
    ['one number', der(FULL)],
    ['three numbers', der(FULL, FULL, FULL)],
    ['a length beyond the end', Buffer.from('300602017f02207f', 'hex')],
    ['another type', Buffer.from('3106020101020101', 'hex')],
  ])('~STF-07 rejects %s', (_, signature) => {
    expect(paddedSignature(signature)).toBeUndefined()
  })
})
