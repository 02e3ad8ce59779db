import { randomInt } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../../src/platform/database/open-database.ts'
import { createLog } from '../../src/platform/log/log.ts'
import { runScript } from '../support/child-script.ts'
import { noteMigrations, PARTS, type NoteTables } from './fixtures/note-tables.ts'

const KILLS = 12
const dataDir = mkdtempSync(join(tmpdir(), 'sockeye-kill-'))
const acknowledged: string[] = []

/** Starts a writer and kills it at a random time: after that many acknowledgements, and turns of our own event loop. */
async function writeUntilKilled(): Promise<void> {
  const writer = runScript(new URL('fixtures/write-until-killed.ts', import.meta.url), dataDir)
  let left = randomInt(1, 120)
  for await (const id of writer.lines) {
    acknowledged.push(id)
    left -= 1
    if (left === 0) {
      for (let turns = randomInt(0, 200); turns > 0; turns -= 1) await new Promise(setImmediate)
      // Lines it printed before it died still arrive, and count.
      writer.process.kill('SIGKILL')
    }
  }
  await writer.kill()
}

/** Opens the database as the shop would after the crash. */
async function partsById(): Promise<Map<string, number>> {
  const log = createLog({ level: 'silent' })
  const database = await openDatabase<NoteTables>({ dataDir, migrations: noteMigrations, log })
  const rows = await database.query
    .selectFrom('notes')
    .select((select) => ['id', select.fn.countAll<number>().as('parts')])
    .groupBy('id')
    .execute()
  await database.close()
  return new Map(rows.map(({ id, parts }) => [id, parts]))
}

describe('the embedded database', () => {
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

  it(`retains every acknowledged transaction completely through ${KILLS} kills in the middle of writing`, async () => {
    for (let kill = 1; kill <= KILLS; kill += 1) {
      await writeUntilKilled()
      const parts = await partsById()
      expect(acknowledged.filter((id) => parts.get(id) !== PARTS)).toEqual([])
      expect([...parts.values()].filter((count) => count !== PARTS)).toEqual([])
    }
    expect(acknowledged.length).toBeGreaterThanOrEqual(KILLS)

    const database = new DatabaseSync(join(dataDir, 'sockeye.sqlite'))
    expect(database.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' })
    database.close()
  })
})
