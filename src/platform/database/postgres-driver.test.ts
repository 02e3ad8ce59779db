import { describe, expect, it } from 'vitest'
import { namesItsColumns } from './postgres-driver.ts'

describe('namesItsColumns', () => {
  it.each([
    ['named columns', 'select "id", "sku" from "variants"', true],
    ['a count', 'select count(*) as "count" from "orders"', true],
    ['a product of columns', 'select sum(holder.of_email * reservations.quantity) from reservations', true],
    ['a write without a result', 'update "stock" set "reserved" = "reserved" * 2', true],
    ['all columns', 'select * from "orders"', false],
    ['all columns of a table', 'select "payments".* from "payments"', false],
    ['all columns after others', 'select 1 as "one", * from "orders"', false],
    ['all distinct columns', 'select distinct * from "orders"', false],
    ['all columns of what was written', 'insert into "orders" ("id") values ($1) returning *', false],
  ])('%s', (_, text, isNamed) => {
    expect(namesItsColumns(text)).toBe(isNamed)
  })
})
