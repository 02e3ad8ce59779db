import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { DOMAIN_FOLDERS, forbiddenWords, linesOf, sourceFiles } from './domain-words.ts'

describe('domain code and the database', () => {
  it('HSE-07 domain code contains no database performance vocabulary', () => {
    const files = DOMAIN_FOLDERS.flatMap(sourceFiles)
    expect(files.length).toBeGreaterThan(100)
    expect(files.flatMap((file) => forbiddenWords(file, readFileSync(file, 'utf8')))).toEqual([])
  })

  it.each([
    ['await updateCart(database.lastly(transaction), cart, now)', 'lastly'],
    ['{ mayRepeat: true, mayShare: true },', 'mayShare'],
    ['const READ = keptStatement((query) => query)', 'keptStatement'],
    ["import { together } from '../../../platform/together.ts'", 'platform/together'],
    ['const statement = database.prepare(text)', '.prepare('],
    ['// sent in one pipeline with the commit', 'pipeline'],
    ['if (database.isCheckViolation(error)) return order(true)', 'isCheckViolation'],
    ["import { Pool } from 'pg'", "from 'pg'"],
  ])('HSE-07 the check finds %s', (line, word) => {
    expect(forbiddenWords('a.ts', `first\n${line}\n`)).toEqual([{ file: 'a.ts', line: 2, word }])
  })

  it.each([
    'const prepared = preparePage(page)',
    'for (const batch of batches) await save(batch)',
    'await database.transaction(async (transaction) => lockCart(transaction, database, id))',
  ])('HSE-07 the check accepts %s', (line) => {
    expect(forbiddenWords('a.ts', line)).toEqual([])
  })

  const database = sourceFiles('src/platform/database')

  it('HSE-08 the PostgreSQL adapter has at most 150 lines, over a maintained driver', () => {
    const ofPostgres = database.filter((file) => basename(file).startsWith('postgres-'))
    const imports = ofPostgres.flatMap((file) => readFileSync(file, 'utf8').match(/from '[^.][^']*'/g) ?? [])
    expect(new Set(imports)).toEqual(new Set(["from 'kysely'", "from 'pg'", "from 'node:net'"]))
    // The engine file holds pool settings and SQL differences, as that of SQLite does.
    const adapter = ofPostgres.filter((file) => basename(file) !== 'postgres-engine.ts')
    expect(adapter).not.toEqual([])
    expect(linesOf(adapter)).toBeLessThanOrEqual(150)
  })

  it('HSE-08 src/platform/database has at most 900 lines', () => {
    expect(linesOf(database)).toBeGreaterThan(300)
    expect(linesOf(database)).toBeLessThanOrEqual(900)
  })
})
