/** `discount show`: the command that it prints leaves the discount as it is, and creates a stopped one again. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  createDiscountOperation,
  listDiscountsOperation,
  type DiscountDefinition,
} from '../../src/merchant/commerce/discount-operations.ts'
import { MIGRATIONS, type ShopSchema } from '../../src/merchant/shop-schema.ts'
import { systemClock } from '../../src/platform/clock.ts'
import { openDatabase, type Database } from '../../src/platform/database/open-database.ts'
import { createLog } from '../../src/platform/log/log.ts'
import { runCommandInProcess } from '../support/run-command-in-process.ts'

const SELECTION = {
  skus: ['A1', 'B2-S'],
  sections: ['gifts'],
  categories: ['adults/socks'],
  collections: ['xmas'],
  families: ['socks', 'gift-boxes'],
}
const AMOUNTS = { EUR: 500, GBP: 450, KRW: 8000, SEK: 5 }

type Over = Partial<DiscountDefinition> & Pick<DiscountDefinition, 'effect'>

const discount = (id: string, over: Over): DiscountDefinition => ({
  id,
  name: `The ${id}`,
  sortOrder: 0,
  isExclusive: false,
  isStackable: true,
  ...over,
})

/** Every kind, every condition, and names that a shell could misread. */
const DISCOUNTS: readonly DiscountDefinition[] = [
  discount('percentage', { code: 'TEN', effect: { kind: 'percentage', percent: 12.5 } }),
  discount('amount', { code: 'FIVE', effect: { kind: 'amount', amounts: AMOUNTS }, minimumSpend: { EUR: 4000 } }),
  discount('free-shipping', { effect: { kind: 'free-shipping' }, markets: ['GB', 'DE'], sortOrder: -3 }),
  discount('product-percentage', {
    effect: { kind: 'product-percentage', percent: 100, goods: SELECTION },
    isExclusive: true,
    isStackable: false,
  }),
  discount('product-amount', {
    effect: { kind: 'product-amount', amounts: AMOUNTS, goods: { skus: ['A1 (blue)', '$(id)'] } },
    requires: { goods: SELECTION, quantity: 3 },
    sortOrder: 20,
  }),
  discount('gift', {
    effect: { kind: 'gift', variantIds: ['2900000000018', '2900000000117'], quantity: 2 },
    from: Date.parse('2026-11-27T08:00:00.125Z'),
    until: Date.parse('2026-12-01T00:00:00Z'),
  }),
  discount('quotes-7', { name: `-10 % "today" it's *all* \\ $HOME`, effect: { kind: 'percentage', percent: 10 } }),
]
const LIMIT = 25

/** The options can express neither: a comma separates products, and a control character could change the terminal. */
const INEXPRESSIBLE: readonly DiscountDefinition[] = [
  discount('comma', { effect: { kind: 'product-percentage', percent: 5, goods: { skus: ['A,B'] } } }),
  discount('control', { name: 'red \u001B[31m', effect: { kind: 'free-shipping' } }),
  discount('never', { until: 9e15, effect: { kind: 'free-shipping' } }),
]

describe('discount show', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'sockeye-discounts-'))
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

  const run = (...args: readonly string[]) =>
    runCommandInProcess('src/cli/shop/command.ts', args, { DATA_DIR: dataDir })

  async function inShop<Value>(work: (database: Database<ShopSchema>) => Promise<Value>): Promise<Value> {
    const log = createLog({ level: 'silent' })
    const database = await openDatabase<ShopSchema>({ dataDir, databaseUrl: undefined, migrations: MIGRATIONS, log })
    try {
      return await work(database)
    } finally {
      await database.close()
    }
  }

  const listed = () =>
    inShop(async (database) => {
      const list = await listDiscountsOperation.run({}, { database, clock: systemClock })
      if (!list.ok) throw new Error(list.failure)
      return new Map(list.value.map((one) => [one.id, one]))
    })

  /** The words of a printed command, as a shell reads them. */
  function wordsOf(line: string): readonly string[] {
    const [, rest = ''] = line.split('npm run shop -- ')
    const { stdout } = spawnSync('sh', ['-c', `set -- ${rest}; printf '%s\\0' "$@"`], { encoding: 'utf8' })
    return stdout.split('\0').slice(0, -1)
  }

  beforeAll(() =>
    inShop(async (database) => {
      for (const definition of [...DISCOUNTS, ...INEXPRESSIBLE]) {
        const created = await createDiscountOperation.run(
          { definition, ...(definition.code === undefined ? {} : { usageLimit: LIMIT }) },
          { database, clock: systemClock },
        )
        if (!created.ok) throw new Error(created.failure)
      }
    }),
  )

  it.each(DISCOUNTS.map((definition) => [definition.id, definition] as const))(
    '~DSH-03 prints a command that revises %s to what it is, and another name changes nothing else',
    async (id, definition) => {
      const { stdout } = await run('discount', 'show', id)
      const commands = stdout.split('\n').filter((line) => line.startsWith('npm run shop -- '))
      expect(commands).toHaveLength(1)
      const words = wordsOf(commands[0] ?? '')
      const limit = definition.code === undefined ? null : LIMIT
      const revised = async () => {
        const { createdAt: _created, stoppedAt, ...rest } = (await listed()).get(id) ?? {}
        expect(stoppedAt).toBeUndefined()
        return rest
      }
      expect(await run(...words)).toMatchObject({ code: 0, stdout: `${id}: revised.\n` })
      expect(await revised()).toEqual({ ...definition, limit, uses: 0 })
      expect(await run(...words, '--name', 'Renamed')).toMatchObject({ code: 0 })
      expect(await revised()).toEqual({ ...definition, name: 'Renamed', limit, uses: 0 })
    },
  )

  it('~HSE-11 lists everything that was set, and of a stopped discount the command that creates it again', async () => {
    await run('discount', 'create', 'spring', '--percent', '5', '--of', 'family:socks', '--limit', '9', '--exclusive')
    await run('discount', 'stop', 'spring')
    const { code, stdout } = await run('discount', 'show', 'spring')
    expect(code).toBe(0)
    expect(stdout.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME')).toBe(
      `id         spring
does       product-percentage
name       spring
percent    5
of         family:socks
limit      9
exclusive  yes
used       0
created    TIME
stopped    TIME

To create it again, with another id because ids are not reused:
npm run shop -- discount create spring-2 --name spring --percent 5 --of family:socks --limit 9 --exclusive
`,
    )
  })

  it.each(INEXPRESSIBLE.map(({ id }) => id))('prints no command for %s, which options cannot express', async (id) => {
    const { code, stdout } = await run('discount', 'show', id)
    expect([code, stdout]).toEqual([0, expect.stringContaining('cannot express this discount')])
    expect(stdout).not.toContain('npm run')
    expect(stdout).not.toContain('\u001B')
  })

  it('rejects an id that no discount has', async () => {
    expect(await run('discount', 'show', 'nothing')).toMatchObject({
      code: 1,
      stderr: 'There is no discount nothing.\n',
    })
    expect(await run('discount', 'show')).toMatchObject({ code: 2 })
  })
})
