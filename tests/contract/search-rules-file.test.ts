import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { FileError } from '../../src/merchant/errors.ts'
import { exportRules } from '../../src/merchant/search-rules/export-rules.ts'
import { importRules } from '../support/import-rules.ts'
import { productsVersion } from '../../src/services/discovery/products/read-products.ts'
import { readRules } from '../../src/services/discovery/rules/read-rules.ts'
import { saveRules } from '../../src/services/discovery/rules/save-rules.ts'
import type { SearchRule } from '../../src/services/discovery/rules/search-rule.ts'
import { product, variant } from '../support/catalogue-product.ts'
import { engines, type EngineName } from '../support/fresh-database.ts'
import { shopWithProducts } from '../support/shop-with-products.ts'

const REDIRECT: SearchRule = { id: 'back', kind: 'redirect', terms: ['returns', 'Rückgabe'], target: '/faq/returns' }
const SYNONYM: SearchRule = { id: 'cats', kind: 'synonym', language: 'en', words: ['cat', 'puss'] }
const BOOST: SearchRule = { id: 'gifts', kind: 'boost', match: { family: ['gift-boxes'] }, factor: 2 }
const PIN: SearchRule = { id: 'love', kind: 'pin', terms: ['love'], skus: ['A1', 'A2'], from: '2027-01-15' }
const RULES = [REDIRECT, SYNONYM, BOOST, PIN]
const EXAMPLE = 'docs/examples/search-rules.json'

const turned = (rule: SearchRule) => Object.fromEntries(Object.entries(rule).toReversed())

/** A shop with two products, a folder for its files, and its commands. */
async function openShop(engine: EngineName) {
  const fresh = await shopWithProducts(engine, [product('A1'), product('A2', { variants: [variant(2)] })])
  const { database } = fresh
  const folder = mkdtempSync(join(tmpdir(), 'sockeye-rules-'))
  const file = (name: string) => join(folder, name)
  const read = () => readRules(database.query)
  const version = () => productsVersion(database.query)
  const take = (name: string, checkOnly = false) => importRules({ file: resolve(folder, name), database, checkOnly })
  return {
    database,
    folder,
    file,
    read,
    version,
    save: (rules: readonly SearchRule[]) =>
      database.transaction((transaction) => saveRules(transaction, database, rules)),
    /** Everything that an import could have changed. */
    state: async () => ({ rules: await read(), version: await version() }),
    take,
    takeRules: (rules: unknown, checkOnly = false) => {
      writeFileSync(file('rules.json'), JSON.stringify(rules))
      return take('rules.json', checkOnly)
    },
    give: async (name: string) => {
      await exportRules({ file: file(name), database })
      return readFileSync(file(name), 'utf8')
    },
    remove: async () => {
      await fresh.remove()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

describe.each(engines)('the rules of a shop on %s', (engine) => {
  let shop: Awaited<ReturnType<typeof openShop>>

  beforeAll(async () => {
    shop = await openShop(engine)
  })
  afterAll(() => shop.remove())
  beforeEach(() => shop.save(RULES))

  describe('saved', () => {
    it('are these and no others', async () => {
      const others: readonly SearchRule[] = [
        { ...SYNONYM, words: ['cat', 'moggy'] },
        { ...PIN, id: 'late' },
      ]
      expect(await shop.save(others)).toBe(true)
      expect(await shop.read()).toEqual(others)
      expect(await shop.save([])).toBe(true)
      expect(await shop.read()).toEqual([])
    })

    it('come back in the order that they were given in', async () => {
      const ids = ['b', '10', 'a-1', '9', 'ab', 'a', 'a1', 'a-b']
      await shop.save(ids.map((id) => ({ ...REDIRECT, id })))
      expect((await shop.read()).map(({ id }) => id)).toEqual(ids)
    })

    it('again change nothing, and no node is notified', async () => {
      const before = await shop.state()
      expect(await shop.save(RULES)).toBe(false)
      expect(await shop.state()).toEqual(before)
    })

    it.each<[string, readonly SearchRule[]]>([
      ['one more', [...RULES, { ...PIN, id: 'more' }]],
      ['one less', RULES.slice(1)],
      ['one with another id', [...RULES.slice(1), { ...REDIRECT, id: 'retour' }]],
      ['one with another value', [{ ...REDIRECT, target: '/faq' }, SYNONYM, BOOST, PIN]],
      ['one with values in another order', [REDIRECT, SYNONYM, BOOST, { ...PIN, skus: ['A2', 'A1'] }]],
      ['one with one member more', [REDIRECT, SYNONYM, { ...BOOST, storefronts: ['uk'] }, PIN]],
      ['one of another kind', [{ ...SYNONYM, id: 'back' }, SYNONYM, BOOST, PIN]],
      ['another order', RULES.toReversed()],
      ['none', []],
    ])('with %s raise the version of the products once', async (_, rules) => {
      const before = await shop.version()
      expect(await shop.save(rules)).toBe(true)
      expect(await shop.state()).toEqual({ rules, version: before + 1 })
    })

    it('stay as they were when the transaction fails, or a rule is wrong', async () => {
      const before = await shop.state()
      const failing = shop.database.transaction(async (transaction) => {
        await saveRules(transaction, shop.database, [BOOST])
        throw new Error('changed my mind')
      })
      await expect(failing).rejects.toThrow('changed my mind')
      await expect(shop.save([BOOST, BOOST])).rejects.toThrow('duplicates rule 1')
      expect(await shop.state()).toEqual(before)
    })

    it('written concurrently are those of one writer', async () => {
      const before = await shop.version()
      const files = ['a', 'b', 'c', 'd', 'e'].map((name) =>
        RULES.map((rule) => ({ ...rule, id: `${name}-${rule.id}` })),
      )
      expect(await Promise.all(files.map(shop.save))).toEqual(files.map(() => true))
      expect(files).toContainEqual(await shop.read())
      expect(await shop.version()).toBe(before + files.length)
    })
  })

  describe('in a file', () => {
    it('replace those of the shop, and the same file again changes nothing', async () => {
      const file = [BOOST, { ...PIN, skus: ['A1'] }]
      expect(await shop.takeRules(file)).toEqual({ rules: 2, problems: [], unknownSkus: [], hasChanged: true })
      const before = await shop.state()
      expect(before.rules).toEqual(file)
      expect(await shop.takeRules(file.map(turned))).toMatchObject({ rules: 2, hasChanged: false })
      expect(await shop.state()).toEqual(before)
    })

    it('may be none', async () => {
      expect(await shop.takeRules([])).toEqual({ rules: 0, problems: [], unknownSkus: [], hasChanged: true })
      expect(await shop.read()).toEqual([])
    })

    it('with check are not written', async () => {
      const before = await shop.state()
      const looked = await shop.takeRules([{ ...PIN, skus: ['B7'] }], true)
      expect(looked).toEqual({ rules: 1, problems: [], unknownSkus: ['B7'], hasChanged: false })
      expect(await shop.state()).toEqual(before)
    })

    it('may name products that the shop does not have; each of them is reported once', async () => {
      const rules = [
        { ...PIN, skus: ['B9', 'A1', 'B7'] },
        { ...BOOST, match: { skus: ['A2', 'B7', 'B8'] } },
      ]
      expect(await shop.takeRules(rules)).toMatchObject({ unknownSkus: ['B9', 'B7', 'B8'], hasChanged: true })
      expect(await shop.read()).toEqual(rules)
    })

    it('that are exported can be imported without a change, and exported again with the same bytes', async () => {
      const first = await shop.give('out.json')
      expect(JSON.parse(first)).toEqual(RULES)
      expect(first.endsWith(']\n')).toBe(true)
      const before = await shop.state()
      expect(await shop.take('out.json')).toMatchObject({ rules: 4, problems: [], hasChanged: false })
      expect(await shop.state()).toEqual(before)
      expect(await shop.give('out.json')).toBe(first)
      // However a merchant has sorted their members.
      await shop.save([])
      await shop.takeRules(RULES.map(turned))
      expect(await shop.give('again.json')).toBe(first)
    })

    it('are exported completely or not at all', async () => {
      mkdirSync(shop.file('taken.json'))
      await expect(shop.give('taken.json')).rejects.toThrow('EISDIR')
      await expect(shop.give('nowhere/out.json')).rejects.toThrow('ENOENT')
      expect(readdirSync(shop.folder).filter((name) => name.includes('unfinished'))).toEqual([])
    })

    it('of the documentation are accepted', async () => {
      const example: readonly SearchRule[] = JSON.parse(readFileSync(EXAMPLE, 'utf8'))
      expect(await shop.take(resolve(EXAMPLE))).toMatchObject({ rules: 5, problems: [], hasChanged: true })
      expect(await shop.read()).toEqual(example)
      const [, shown] = /^```json\n(.*?)^```/ms.exec(readFileSync('docs/search.md', 'utf8')) ?? []
      writeFileSync(shop.file('shown.json'), shown ?? '')
      expect(await shop.take('shown.json', true)).toMatchObject({ rules: 2, problems: [] })
    })

    it('may follow a byte order mark, as some editors write', async () => {
      writeFileSync(shop.file('mark.json'), `\uFEFF${JSON.stringify([BOOST])}`)
      expect(await shop.take('mark.json')).toMatchObject({ rules: 1, problems: [], hasChanged: true })
    })

    it.each([
      ['in another encoding', Buffer.from('[{"id":"caf\xe9"}]', 'latin1'), 'is not in UTF-8'],
      ['that breaks off', '[{"id":', 'is not valid JSON'],
      ['that is empty', '', 'is not valid JSON'],
      ['with a comma too many', '[\n  {\n    "id": "a",\n  }\n]', 'is not valid JSON (line 4 column 3)'],
    ])('%s are not read', async (_, bytes, message) => {
      const before = await shop.state()
      writeFileSync(shop.file('odd.json'), bytes)
      await expect(shop.take('odd.json')).rejects.toThrow(new FileError(message))
      expect(await shop.state()).toEqual(before)
    })

    it('are not read when it is too large, or missing', async () => {
      writeFileSync(shop.file('large.json'), '')
      truncateSync(shop.file('large.json'), 64 * 1024 * 1024 + 1)
      await expect(shop.take('large.json')).rejects.toThrow(new FileError('is larger than 64 MB'))
      await expect(shop.take('lost.json')).rejects.toThrow('ENOENT')
    })
  })
})

describe('a second import on postgres', () => {
  it('waits for the first, and no reader sees a part of it', async () => {
    const { database, read, save, remove } = await openShop('postgres')
    await save(RULES)
    const [written, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const first = database.transaction(async (transaction) => {
      await saveRules(transaction, database, [{ ...PIN, id: 'first' }])
      written.resolve()
      await mayEnd.promise
    })
    await Promise.race([first, written.promise])
    const second = save([{ ...PIN, id: 'second' }])
    const waiting = sql<{ pid: number }>`
      select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    try {
      await expect.poll(async () => (await waiting.execute(database.query)).rows).toHaveLength(1)
      expect(await read()).toEqual(RULES)
    } finally {
      mayEnd.resolve()
    }
    await Promise.all([first, second])
    expect(await read()).toEqual([{ ...PIN, id: 'second' }])
    await remove()
  })
})
