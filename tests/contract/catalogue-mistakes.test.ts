import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stringify } from 'csv-stringify/sync'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemClock } from '../../src/platform/clock.ts'
import { COLUMNS } from '../../src/merchant/catalogue/columns.ts'
import { toRows } from '../../src/merchant/catalogue/csv-product.ts'
import { importCatalogue } from '../support/import-catalogue.ts'
import { CatalogueFileError } from '../../src/merchant/catalogue/problem.ts'
import { noProgress } from '../support/no-progress.ts'
import { loadDrawings } from '../../src/merchant/drawings.ts'
import { MIGRATIONS, type ShopSchema } from '../../src/merchant/shop-schema.ts'
import { barcode, product, variant } from '../support/catalogue-product.ts'
import { freshDatabase, type FreshDatabase } from '../support/fresh-database.ts'

/** One product to a row, from row 2 on. */
const PRODUCTS = Array.from({ length: 70 }, (_, index) =>
  product(`P${index}`, {
    images: [
      {
        picture: 'drawing:crew.pair.lemons_sun',
        imageType: 'product',
        backgroundColor: '#fff0c2',
        alt: { en: 'Lemons' },
      },
    ],
    variants: [variant(index + 1, { sku: `P${index}-S` })],
  }),
)
const NAMES = COLUMNS.map(({ name }) => name)

/** Row, column, the wrong value, and the message about it. */
const MISTAKES: readonly (readonly [row: number, column: string, text: string, pattern: RegExp])[] = [
  [2, 'sku', 'p-small', /capital letters/],
  [3, 'sku', 'P-UP', /must not hold -UP/],
  [5, 'name.en', '', /is missing/],
  [6, 'name.de', 'x'.repeat(121), /at most 120 characters/],
  [7, 'name.fr', 'a\u0007b', /control characters/],
  [8, 'description.short.en', '', /is missing/],
  [9, 'description.full.en', 'x'.repeat(5001), /at most 5000/],
  [11, 'family', 'shoes', /must be one of socks/],
  [12, 'sku', 'P2', /the same product stands in row 4/],
  [13, 'ageGroup', 'old', /must be one of adult/],
  [14, 'silhouette', 'Crew Sock', /one lower-case word/],
  [16, 'occasion', 'Day Off', /one lower-case word/],
  [17, 'colour.primary', 'nope', /must be one of black/],
  [18, 'colour.secondary', 'Red', /must be one of black/],
  [19, 'linkedProducts', 'P17', /must not name the product itself/],
  [20, 'linkedProducts', 'NOWHERE', /neither in the file nor in the shop/],
  [21, 'categories', '/adults', /path of lower-case words/],
  [22, 'categories', 'new | new', /the same twice/],
  [23, 'collections', 'Low Socks', /one lower-case word/],
  [24, 'materials', 'plastic', /must be one of cotton/],
  [25, 'displayFeatures', 'flying', /must be one of non-slip/],
  [26, 'badges', 'hot', /must be one of new/],
  [27, 'compositions', 'body: cotton', /parts with their fibres/],
  [28, 'compositions', 'body: cotton 99', /add up to 100/],
  [29, 'compositions', 'body: silk 100', /must be one of cotton/],
  [30, 'compositions', '', /fibres must be named/],
  [31, 'washingInstructions', 'boil', /must be one of machine-40/],
  [32, 'sizeGuideBlock', 'Size Guide', /one lower-case word/],
  [33, 'origin', 'moon', /must be one of imported/],
  [34, 'seasonalClearance', 'perhaps', /yes or no/],
  [35, 'recommended', '1', /yes or no/],
  [36, 'image.1.picture', '../secret.jpg', /in the folder of the catalogue/],
  [37, 'image.1.picture', 'lost.jpg', /there is no file lost.jpg/],
  [38, 'image.1.picture', 'drawing:crew.pair.unicorns_sun', /nothing this shop can draw/],
  [39, 'image.1.imageType', 'selfie', /must be one of product/],
  [40, 'image.1.backgroundColor', 'red', /a colour such as/],
  [42, 'variant.id', '2900000000019', /right last digit/],
  [43, 'variant.id', '123', /13 digits/],
  [44, 'variant.id', barcode(1), /the same barcode stands in row 2/],
  [45, 'variant.sku', 'P9-S', /the same variant stands in row 11/],
  [46, 'variant.sku', 'a b', /capital letters/],
  [47, 'variant.size', 'a size far too long to print', /at most 16/],
  [48, 'variant.price.EUR.original', '12.345', /an amount such as 12.50/],
  [49, 'variant.price.EUR.final', '13.00', /above the original/],
  [50, 'variant.price.KRW.final', '90.50', /without decimals/],
  [51, 'variant.price.GBP.final', 'free', /an amount such as/],
  [53, 'variant.stock.nl', '-1', /negative/],
  [54, 'variant.stock.nl', 'plenty', /whole number/],
  [55, 'meta.description.en', 'x'.repeat(401), /at most 400/],
  [56, 'certifications', 'x'.repeat(61), /at most 60/],
]

describe('a catalogue with mistakes', () => {
  let fresh: FreshDatabase<ShopSchema>
  let folder: string

  beforeAll(async () => {
    fresh = await freshDatabase('sqlite', MIGRATIONS)
    folder = mkdtempSync(join(tmpdir(), 'sockeye-mistakes-'))
  })
  afterAll(async () => {
    await fresh.remove()
    rmSync(folder, { recursive: true, force: true })
  })

  const take = async (name: string, text: string | Uint8Array) => {
    writeFileSync(join(folder, name), text)
    const drawings = await loadDrawings('loom/index.ts')
    const { database } = fresh
    const file = join(folder, name)
    return importCatalogue({ file, database, dataDir: folder, drawings, clock: systemClock, progress: noProgress })
  }
  const written = async () =>
    (await fresh.database.query.selectFrom('variants').select('id').execute()).length +
    (await fresh.database.query.selectFrom('products').select('sku').execute()).length
  const sheet = (over: readonly (readonly [number, string, string, RegExp])[] = []): string[][] => {
    const rows = [[...NAMES], ...PRODUCTS.flatMap((given) => toRows(COLUMNS, given))]
    for (const [row, column, text] of over) {
      const cells = rows[row - 1]
      if (cells) cells[NAMES.indexOf(column)] = text
    }
    return rows
  }

  it('all fifty planted mistakes are reported by row and column, and nothing is written', async () => {
    expect(MISTAKES).toHaveLength(50)
    const { problems, written: isWritten } = await take('fifty.csv', stringify(sheet(MISTAKES)))
    expect(isWritten).toBe(false)
    const reported = problems.map(({ row, column }) => `${row} ${column}`)
    expect(reported).toEqual(MISTAKES.map(([row, column]) => `${row} ${column}`))
    for (const [index, [, , , pattern]] of MISTAKES.entries()) expect(problems[index]?.message).toMatch(pattern)
    expect(await written()).toBe(0)
  })

  it('without them the same sheet is imported', async () => {
    expect(await take('right.csv', stringify(sheet()))).toMatchObject({ written: true, products: 70, problems: [] })
  })

  it.each([
    ['a semicolon between cells, as European spreadsheets write', stringify(sheet(), { delimiter: ';' })],
    ['tabs between cells', stringify(sheet(), { delimiter: '\t' })],
    ['a byte order mark', `\uFEFF${stringify(sheet())}`],
    ['line ends of Windows', stringify(sheet(), { record_delimiter: '\r\n' })],
    ['empty columns at the end', stringify(sheet().map((row) => [...row, '', '']))],
    ['one kind of line end in the first row and another below', stringify(sheet()).replace('\n', '\r\n')],
    ['empty lines', stringify(sheet()).replaceAll('\n', '\n\n')],
    ['columns in another order', stringify(sheet().map((row) => row.toReversed()))],
  ])('accepts %s', async (_, text) => {
    expect(await take('form.csv', text)).toMatchObject({ written: true, products: 70, problems: [] })
  })

  const small = (...lines: string[]) => lines.join('\n')
  it.each([
    ['an unknown column', small('sku,variant.id,variant.sku,nmae.en', 'A,1,B,x'), '1 nmae.en is not a column we know'],
    ['a column twice', small('sku,sku,variant.id,variant.sku', 'A,A,1,B'), '1 sku stands in the first row twice'],
    ['a needed column missing', small('sku,variant.sku', 'A,B'), '1 variant.id is missing in the first row'],
    [
      'keywords without English',
      small('sku,keywords.de,variant.id,variant.sku', 'A,"Katzen, Kater",1,B'),
      '2 keywords.en is missing',
    ],
    [
      'a design of two words',
      small('sku,design,variant.id,variant.sku', 'A,Cat Nap,1,B'),
      '2 design must be one lower-case word, with hyphens',
    ],
    [
      'a cell too many',
      small('sku,variant.id,variant.sku', 'A,1,B,surplus'),
      '2 (4) stands outside the columns of the first row',
    ],
    [
      'an open quotation mark',
      small('sku,variant.id,variant.sku', 'A,1,B', '"C,1,B'),
      '3 (file) has a quotation mark that is never closed; what follows was not looked at',
    ],
    [
      'a stray quotation mark',
      small('sku,variant.id,variant.sku', 'A,1,B', 'C,"1"2,B'),
      '3 (file) has a quotation mark in the wrong place; what follows was not looked at',
    ],
    [
      'two rows of one product that disagree',
      small('sku,family,variant.id,variant.sku', 'A,socks,1,B', 'A,slippers,2,C'),
      '3 family differs from row 2 of the same product',
    ],
    [
      'a product whose rows are apart',
      small('sku,variant.id,variant.sku', 'A,1,B', 'C,2,D', 'A,3,E'),
      '4 sku the same product stands in row 2',
    ],
    ['an empty table', 'sku,variant.id,variant.sku\n', '1 (file) holds no product'],
  ])('reports %s', async (_, text, expected) => {
    const before = await written()
    const { problems } = await take('small.csv', text)
    expect(problems.map(({ row, column, message }) => `${row} ${column} ${message}`)).toContain(expected)
    expect(await written()).toBe(before)
  })

  it.each([
    [
      'latin1.csv',
      Buffer.from('sku,variant.id,variant.sku,name.en\nA,1,B,caf\xe9\n', 'latin1'),
      'is not written in UTF-8; what follows was not looked at',
    ],
    ['cut.json', '[{"sku":"A"},{"sku":', 'is not valid JSON from here on; what follows was not looked at'],
    ['odd.json', '[{"sku":"A"} nonsense]', 'is not valid JSON from here on; what follows was not looked at'],
    ['odd.jsonl', '{"sku":"A"}\nnonsense\n', 'is not valid JSON from here on; what follows was not looked at'],
  ])('reports where %s becomes unreadable', async (name, bytes, message) => {
    const { problems } = await take(name, bytes)
    expect(problems.filter(({ column }) => column === '(file)')).toEqual([
      { row: expect.any(Number), column: '(file)', message },
    ])
  })

  it.each([
    ['empty.json', '', 'is empty'],
    ['other.csv', 'a,b,c\n1,2,3\n', 'has no column we know in its first row'],
  ])('does not begin with %s', async (name, text, message) => {
    await expect(take(name, text)).rejects.toThrow(new CatalogueFileError(message, 1))
  })

  it('counts the problems beyond the listed ones', async () => {
    const rows = Array.from({ length: 700 }, (_, index) => `P${index},1,B`)
    const { problems, more } = await take('many.csv', small('sku,variant.id,variant.sku', ...rows))
    expect(problems).toHaveLength(1000)
    expect(more).toBeGreaterThan(1000)
  })
})
