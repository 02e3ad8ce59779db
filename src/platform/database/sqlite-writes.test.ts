import { describe, expect, it } from 'vitest'
import { countWrites } from './sqlite-writes.ts'

describe('countWrites', () => {
  it.each([
    ['insert into "stock" ("sku") values (?)'],
    ['update stock set reserved = 1'],
    ['delete from main.STOCK where sku = ?'],
    ['with given as (select 1) insert into stock select * from given'],
    ['insert into reservations select sku from stock'],
    ['drop table stock'],
    ['rollback'],
    ['rollback to savepoint one'],
  ])('counts %s', (text) => {
    const writes = countWrites()
    const before = writes.to('stock')
    writes.noteOf(text)?.()
    expect(writes.to('stock')).toBeGreaterThan(before)
  })

  it.each([
    ['select * from stock'],
    ['begin'],
    ['commit'],
    ['update carts set lines = ?'],
    ['insert into livestock (sku) values (?)'],
  ])('does not count %s', (text) => {
    const writes = countWrites()
    const before = writes.to('stock')
    writes.noteOf(text)?.()
    expect(writes.to('stock')).toBe(before)
  })

  it('counts each time, for each table that somebody asks for', () => {
    const writes = countWrites()
    const [stock, carts] = [writes.to('stock'), writes.to('carts')]
    const note = writes.noteOf('update stock set reserved = 1')
    note?.()
    note?.()
    expect([writes.to('stock') - stock, writes.to('carts') - carts]).toEqual([2, 0])
  })
})
