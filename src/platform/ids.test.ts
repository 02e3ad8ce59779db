import { describe, expect, it } from 'vitest'
import { newId, newRequestId } from './ids.ts'

describe('ids', () => {
  it('an id holds at least 128 bits and only characters that are safe in an address', () => {
    const id = newId()
    expect(id).toMatch(/^[\w-]{24}$/)
    expect(Buffer.from(id, 'base64url').length * 8).toBeGreaterThanOrEqual(128)
  })

  it('ids do not repeat, and none is read as an option of a command', () => {
    const ids = Array.from({ length: 10_000 }, newId)
    expect(new Set(ids).size).toBe(10_000)
    expect(ids.filter((id) => id.startsWith('-'))).toEqual([])
  })

  it('a request id can be distinguished from any other id', () => {
    const ids = [newRequestId(), newRequestId()]
    expect(new Set(ids).size).toBe(2)
    for (const id of ids) expect(id).toMatch(/^req_[\w-]{24}_[\da-z]+$/)
  })
})
