import { describe, expect, it } from 'vitest'
import { DatabaseUnavailable, isUnavailable, whileAvailable } from './database-unavailable.ts'

const withCode = (code: string, message = '') => Object.assign(new Error(message), { code })

describe('whether the database is unavailable', () => {
  it.each([
    ['refused connections', withCode('ECONNREFUSED')],
    ['a shutdown', withCode('57P01', 'terminating connection due to administrator command')],
    ['a server that still starts', withCode('57P03', 'the database system is starting up')],
    ['no connection left at the server', withCode('53300')],
    ['a connection pooler without a server', withCode('08P01', 'query_wait_timeout')],
    ['a statement that took too long', withCode('57014')],
    ['no connection left in the pool', new Error('timeout exceeded when trying to connect')],
    ['a lost connection', new Error('Connection terminated unexpectedly')],
  ])('~SCL-02 %s', async (_, error) => {
    expect(isUnavailable(error)).toBe(true)
    await expect(whileAvailable(() => Promise.reject(error))).rejects.toBeInstanceOf(DatabaseUnavailable)
  })

  it.each([
    ['a duplicate', withCode('23505')],
    ['a deadlock', withCode('40P01')],
    ['a dropped table', withCode('42P01')],
    ['a bug', new TypeError('Connection is not a function')],
    ['no error', 'Connection terminated'],
  ])('not after %s', async (_, error) => {
    expect(isUnavailable(error)).toBe(false)
    await expect(whileAvailable(() => Promise.reject(error))).rejects.toBe(error)
  })
})
