import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { parseStoredJson, StoredJsonError } from './stored-json.ts'

const schema = z.object({ email: z.string(), lines: z.array(z.object({ quantity: z.int() })) })

describe('parseStoredJson', () => {
  it('HSE-22 returns what has the shape', () => {
    const text = '{"email":"a@b.example","lines":[{"quantity":2}]}'
    expect(parseStoredJson(schema, text, 'cart 1')).toEqual({ email: 'a@b.example', lines: [{ quantity: 2 }] })
  })

  it.each([
    ['a value of another type', '{"email":"a@b.example","lines":[{"quantity":"two"}]}', 'lines.0.quantity: '],
    ['a missing member', '{"lines":[]}', 'email: '],
    ['another kind of value', '"a@b.example"', '(value): '],
    ['text that is not JSON', '{"email":"a@b.example"', 'not JSON'],
    ['an empty text', '', 'not JSON'],
  ])('HSE-22 rejects %s by name and path, without its value', (_, text, problem) => {
    const parse = () => parseStoredJson(schema, text, 'cart 1')
    expect(parse).toThrow(StoredJsonError)
    expect(parse).toThrow(`Invalid stored JSON: cart 1: ${problem}`)
    expect(parse).not.toThrow('a@b.example')
  })
})
