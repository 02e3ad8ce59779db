import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { engines } from '../support/fresh-database.ts'
import { useTestShop } from './test-shop.ts'

describe.each(engines)('values on %s', (engine) => {
  const shop = useTestShop(engine)
  const { left, stock } = shop

  it.each([
    ['a primary key', () => stock('twice', 1)],
    [
      'a unique constraint',
      () => shop.database.query.insertInto('jobs').values({ id: 2, state: 'x', note: 'n' }).execute(),
    ],
  ])('recognises that %s is taken', async (_, insert) => {
    await stock('twice', 1)
    await shop.database.query.insertInto('jobs').values({ id: 1, state: 'x', note: 'n' }).execute()
    const error: unknown = await insert().then(
      () => undefined,
      (reason: unknown) => reason,
    )
    expect(error).toBeInstanceOf(Error)
    expect(shop.database.isUniqueViolation(error)).toBe(true)
  })

  it('does not take another failure for that', async () => {
    const error: unknown = await sql`insert into jobs (id, state) values (1, null)`
      .execute(shop.database.query)
      .catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(Error)
    expect(shop.database.isUniqueViolation(error)).toBe(false)
    expect(shop.database.isUniqueViolation(undefined)).toBe(false)
  })

  it('large integers, counts, sums and averages are numbers', async () => {
    await stock('most', Number.MAX_SAFE_INTEGER - 1)
    await stock('one', 1)
    const row = await shop.database.query
      .selectFrom('stock')
      .select((select) => [
        select.fn.countAll<number>().as('rows'),
        select.fn.sum<number>('left').as('sum'),
        select.fn.max('left').as('max'),
      ])
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ rows: 2, sum: Number.MAX_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER - 1 })
    const { rows } = await sql<{
      average: number
    }>`select avg("left") as average from (select 1 as "left" union select 2) t`.execute(shop.database.query)
    expect(rows[0]?.average).toBe(1.5)
  })

  it('an integer that a number cannot represent is an error, never another integer', async () => {
    await sql`insert into stock (sku, "left") values ('huge', 9007199254740993)`.execute(shop.database.query)
    await expect(left('huge')).rejects.toThrow('too large to be represented as a JavaScript number')
  })

  it.each([
    ['Unicode', '🧦 Größe 日本語 \u2028 e\u0301 \u200d عربي'],
    ['quotes and backslashes', `'; drop table jobs; -- " \\ \\n`],
    ['line ends', 'a\r\nb\n'],
    ['JSON', JSON.stringify({ title: 'Söckchen "rot"', blocks: [{ n: 1.5, ok: true, nothing: null }] })],
    ['nothing', ''],
    ['a long text', 'ß'.repeat(200_000)],
  ])('a text is read as it was written: %s', async (_, text) => {
    await shop.database.query.insertInto('jobs').values({ id: 1, state: text, note: null }).execute()
    const row = await shop.database.query
      .selectFrom('jobs')
      .select('state')
      .where('state', '=', text)
      .executeTakeFirst()
    expect(row?.state === text).toBe(true)
  })

  it('null is null', async () => {
    await shop.database.query.insertInto('jobs').values({ id: 1, state: 'x', note: null }).execute()
    expect(await shop.database.query.selectFrom('jobs').select('note').executeTakeFirst()).toEqual({ note: null })
  })

  it('ordered text sorts by code point, whatever the language of the server', async () => {
    const skus = ['b', 'B', 'a/b', 'a-b', 'ab', 'Z', '_default', 'é', 'zz', '🧦', '\uffee']
    for (const sku of skus) await stock(sku, 1)
    const rows = await shop.database.query.selectFrom('stock').select('sku').orderBy('sku').execute()
    const byCodePoint = skus.toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)))
    expect(rows.map(({ sku }) => sku)).toEqual(byCodePoint)
  })

  it('reports what was wrong with a statement', async () => {
    await expect(sql`select * from no_such_table`.execute(shop.database.query)).rejects.toThrow('no_such_table')
  })
})
