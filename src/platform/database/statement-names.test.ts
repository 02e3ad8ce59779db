import { describe, expect, it } from 'vitest'
import { nameStatements } from './statement-names.ts'

const run = (times: number, text: string, nameOf = nameStatements()) =>
  Array.from({ length: times }, () => nameOf(text)).at(-1)

describe('nameStatements', () => {
  it('names what comes again, always in the same way', () => {
    const nameOf = nameStatements()
    expect([nameOf('select 1'), nameOf('select 1')]).toEqual([undefined, undefined])
    const name = nameOf('select 1')
    expect(name).toMatch(/^[\w-]{22}$/)
    expect([nameOf('select 1'), run(3, 'select 1')]).toEqual([name, name])
  })

  it('gives every statement a name of its own', () => {
    const nameOf = nameStatements()
    expect(run(3, 'select 1', nameOf)).not.toBe(run(3, 'select 2', nameOf))
  })

  it.each(['select * from carts', 'select "carts".* from "carts"', 'insert into carts values (1) returning *'])(
    'never names what asks for all columns: %s',
    (text) => {
      expect(run(10, text)).toBeUndefined()
    },
  )

  it.each(['select 2 * 3', 'select count(*) from carts'])('knows a sum and a count from all columns: %s', (text) => {
    expect(run(3, text)).toBeDefined()
  })

  it('stops at a number that a connection can remember, and keeps those it has', () => {
    const nameOf = nameStatements()
    const names = Array.from({ length: 400 }, (_, index) => run(3, `select ${index}`, nameOf))
    expect(names.filter((name) => name !== undefined)).toHaveLength(150)
    expect(nameOf('select 0')).toBe(names[0])
  })

  it('forgets what came once, however much of it comes', () => {
    const nameOf = nameStatements()
    for (let index = 0; index < 5000; index += 1) nameOf(`select ${index}`)
    expect(run(3, 'select again', nameOf)).toBeDefined()
  })
})
