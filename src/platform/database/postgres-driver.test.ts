import { describe, expect, it } from 'vitest'
import { selectsAll } from './postgres-driver.ts'

describe('selectsAll', () => {
  it.each([
    ['named columns', 'select "id", "sku" from "variants"', false],
    ['a count', 'select count(*) as "count" from "orders"', false],
    ['a product of columns', 'select sum(holder.of_email * reservations.quantity) from reservations', false],
    ['a write without a result', 'update "stock" set "reserved" = "reserved" * 2', false],
    ['all columns', 'select * from "orders"', true],
    ['all columns of a table', 'select "payments".* from "payments"', true],
    ['all columns after others', 'select 1 as "one", * from "orders"', true],
    ['all distinct columns', 'select distinct * from "orders"', true],
    ['all columns of what was written', 'insert into "orders" ("id") values ($1) returning *', true],
  ])('%s', (_, text, isAll) => {
    expect(selectsAll(text)).toBe(isAll)
  })
})
