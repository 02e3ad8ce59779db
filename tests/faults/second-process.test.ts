import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from '../../src/platform/database/open-database.ts'
import { createLog } from '../../src/platform/log/log.ts'
import { runScript, type ChildScript } from '../support/child-script.ts'

const log = createLog({ level: 'silent' })
let dataDir = ''
let file = ''
const running: ChildScript[] = []

async function openElsewhere(): Promise<{ output: string; child: ChildScript }> {
  const child = runScript(new URL('fixtures/hold-database.ts', import.meta.url), dataDir)
  running.push(child)
  const first = await child.lines.next()
  return { output: String(first.value), child }
}
const openHere = () => openDatabase({ dataDir, migrations: [], log })
const sentence = () =>
  `The database ${file} is in use by another Sockeye: stop that one first, or set DATA_DIR to another folder.`

describe('one process holds the embedded database', () => {
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'sockeye-lock-'))
    file = join(dataDir, 'sockeye.sqlite')
  })
  afterEach(async () => {
    for (const child of running.splice(0)) await child.kill()
    rmSync(dataDir, { recursive: true, force: true })
  })

  it('a second process is rejected with one sentence, and accepted when the first has closed', async () => {
    const database = await openHere()
    expect((await openElsewhere()).output).toBe(`in-use: ${sentence()}`)
    await database.close()
    expect((await openElsewhere()).output).toBe('open')
  })

  it('a second opening in the same process is refused too', async () => {
    const database = await openHere()
    await expect(openHere()).rejects.toThrow(sentence())
    await database.close()
    await (await openHere()).close()
  })

  it('a killed process holds no lock', async () => {
    const { output, child } = await openElsewhere()
    expect(output).toBe('open')
    await expect(openHere()).rejects.toThrow(sentence())
    await child.kill('SIGKILL')
    await (await openHere()).close()
  })

  it('the file can be read for a backup meanwhile', async () => {
    const database = await openHere()
    const backup = new DatabaseSync(file, { readOnly: true })
    expect(backup.prepare('select count(*) as applied from applied_migrations').get()).toEqual({ applied: 0 })
    backup.close()
    await database.close()
  })

  it('an unusable folder, or a file that is not a database, is reported in one sentence', async () => {
    writeFileSync(file, 'this is no database, '.repeat(100))
    await expect(openHere()).rejects.toThrow(`Cannot use the database ${file}: file is not a database.`)
    const inFile = openDatabase({ dataDir: join(file, 'folder'), migrations: [], log })
    await expect(inFile).rejects.toThrow(`Cannot use the database ${join(file, 'folder', 'sockeye.sqlite')}: `)
  })

  it('an unreachable PostgreSQL is reported in one sentence without its password', async () => {
    const databaseUrl = 'postgres://shop:s3cret@127.0.0.1:1/shop'
    await expect(openDatabase({ databaseUrl, dataDir, migrations: [], log })).rejects.toThrow(
      'Cannot use PostgreSQL at 127.0.0.1:1/shop: connect ECONNREFUSED 127.0.0.1:1.',
    )
  })
})
