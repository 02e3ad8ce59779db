/** The demo shop is a folder in the formats of the merchant's commands: what it brings in goes out again the same. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exportCatalogue } from '../../src/merchant/catalogue/export-catalogue.ts'
import { importCatalogue } from '../support/import-catalogue.ts'
import { listShippingOperation } from '../../src/merchant/commerce/shipping-operations.ts'
import { historyFileText } from '../../src/merchant/history/history-file.ts'
import { exportHistoryOperation } from '../../src/merchant/history/history-operations.ts'
import { loadDrawings } from '../../src/merchant/drawings.ts'
import { exportRules } from '../../src/merchant/search-rules/export-rules.ts'
import { bundledDatasources } from '../../tools/bundled-datasources.ts'
import { contentPusher, type ContentPusher } from '../support/content-pusher.ts'
import { DEMO_FOLDER, demoShippingMethods, fillWithDemo, LOOM } from '../support/demo-shop.ts'
import { engines } from '../support/fresh-database.ts'
import { noProgress } from '../support/no-progress.ts'

const textOf = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8')

describe.each(engines)('the demo folder on %s', (engine) => {
  let shop: ContentPusher
  let dir: string

  beforeAll(async () => {
    shop = await contentPusher(engine)
    dir = mkdtempSync(join(tmpdir(), 'demo-folder-'))
    await fillWithDemo(shop.database, { clock: shop.shop.clock, dataDir: shop.dataDir })
  })
  afterAll(async () => {
    await shop.close()
    rmSync(dir, { recursive: true, force: true })
  })

  it('HSE-27 a pull of the filled shop writes the stories and datasources of the demo, byte by byte', async () => {
    expect(await shop.pull(DEMO_FOLDER)).toEqual({ problems: [], changed: 0, gone: [] })
  })

  it('HSE-27 pull and push change nothing', async () => {
    await shop.pull(dir)
    const pushed = await shop.push(dir, { publish: true, deleteMissing: true })
    expect(pushed).toMatchObject({ problems: [], unknownTexts: [] })
    expect(pushed.answer).toEqual({ problems: [], drafts: [], published: [], deleted: [], datasources: [] })
  })

  it('HSE-27 the catalogue comes out as it went in, and importing it again has no mistakes', async () => {
    const { database, dataDir } = shop
    const file = join(dir, 'catalogue.jsonl')
    await exportCatalogue({ file, database, dataDir, progress: noProgress })
    expect(textOf(dir, 'catalogue.jsonl') === textOf(DEMO_FOLDER, 'catalogue.jsonl')).toBe(true)
    const drawings = await loadDrawings(LOOM)
    const { clock } = shop.shop
    const report = await importCatalogue({ file, database, dataDir, drawings, clock, progress: noProgress })
    expect(report).toMatchObject({ problems: [], written: true, products: 702 })
  })

  it('HSE-27 search rules, shipping methods and past orders come out as they went in', async () => {
    await exportRules({ file: join(dir, 'search-rules.json'), database: shop.database })
    expect(textOf(dir, 'search-rules.json')).toBe(textOf(DEMO_FOLDER, 'search-rules.json'))
    expect(await shop.run(listShippingOperation, {})).toEqual(demoShippingMethods())
    const orders = await shop.run(exportHistoryOperation, {})
    expect(historyFileText(orders) === textOf(DEMO_FOLDER, 'history.csv')).toBe(true)
  })
})

it('~HSE-27 the datasources of the demo are the texts of the shop: npm run datasources', async () => {
  for (const [file, text] of await bundledDatasources()) expect(textOf(DEMO_FOLDER, file)).toBe(text)
})
