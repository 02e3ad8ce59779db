import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../../src/platform/database/open-database.ts'
import { createLog } from '../../src/platform/log/log.ts'
import { MIGRATIONS, type ShopSchema } from '../../src/merchant/shop-schema.ts'
import { writeLargeCatalogue } from '../support/large-catalogue.ts'

/** Enough that holding them all would exceed the heap; `npm run bench -- growth` imports more than three times as many. */
const ROWS = 30_000
/** A fraction of what the products would need if they were all held at once. */
const HEAP_MB = 192
const COMMAND = 'src/cli/catalogue/command.ts'

describe('a catalogue far larger than the memory', () => {
  let folder: string

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'sockeye-large-'))
    await writeLargeCatalogue(join(folder, 'large.csv'), ROWS)
    await writeLargeCatalogue(join(folder, 'smaller.csv'), ROWS / 3)
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  const importInto = (dataDir: string, file: string) =>
    spawn(process.execPath, [`--max-old-space-size=${HEAP_MB}`, COMMAND, 'import', join(folder, file)], {
      env: { PATH: process.env['PATH'], DATA_DIR: dataDir },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
  const count = async (dataDir: string) => {
    const database = await openDatabase<ShopSchema>({
      dataDir,
      migrations: MIGRATIONS,
      log: createLog({ level: 'silent' }),
    })
    const tables = ['products', 'variants', 'prices', 'price_history', 'stock', 'pictures'] as const
    const counts = await Promise.all(
      tables.map(async (table) => {
        const { n } = await database.query
          .selectFrom(table)
          .select((select) => select.fn.countAll<number>().as('n'))
          .executeTakeFirstOrThrow()
        return [table, n] as const
      }),
    )
    await database.close()
    return Object.fromEntries(counts)
  }

  it('is imported completely, in little memory, with its progress shown', async () => {
    const dataDir = join(folder, 'whole')
    const child = importInto(dataDir, 'large.csv')
    const [output, progress, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
    expect(progress).toContain('Checking 50 %')
    expect(progress).toContain('Writing 100 %')
    expect([code, output]).toEqual([0, `large.csv: ${ROWS} products with ${ROWS} variants are in the shop.\n`])
    expect(await count(dataDir)).toEqual({
      products: ROWS,
      variants: ROWS,
      prices: ROWS * 9,
      price_history: ROWS * 9,
      stock: ROWS,
      pictures: 1,
    })
  }, 400_000)

  it('killed during writing is rolled back', async () => {
    const dataDir = join(folder, 'killed')
    const child = importInto(dataDir, 'smaller.csv')
    let progress = ''
    for await (const chunk of child.stderr.setEncoding('utf8')) {
      progress += String(chunk)
      if (progress.includes('Writing 30 %')) break
    }
    child.kill('SIGKILL')
    await once(child, 'exit')
    expect(progress).toContain('Writing 30 %')
    expect(new Set(Object.values(await count(dataDir)))).toEqual(new Set([0]))
  }, 400_000)
})
