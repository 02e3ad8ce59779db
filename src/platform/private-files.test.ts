import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createLog } from './log/log.ts'
import { openDatabase } from './database/open-database.ts'
import { makePrivateDatabase, restrictToOwner } from './private-files.ts'

const log = createLog({ level: 'silent' })
/** No user may change the permissions of the first; the second belongs to root. */
const UNCHANGEABLE = existsSync('/proc/self/status') ? '/proc/self/status' : '/etc/hosts'

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8)

describe('private files', () => {
  let folder: string
  let umask: number
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'private-'))
    // The most permissive one: only what is asked for protects the files.
    umask = process.umask(0)
  })
  afterEach(() => {
    process.umask(umask)
    rmSync(folder, { recursive: true, force: true })
  })

  it('SEC-10 database, journals and lock are readable by their owner only', async () => {
    const dataDir = join(folder, 'shop/data')
    const database = await openDatabase({ dataDir, migrations: [], log })
    try {
      expect([join(folder, 'shop'), dataDir].map(modeOf)).toEqual(['700', '700'])
      const files = ['sockeye.sqlite', 'sockeye.sqlite-wal', 'sockeye.sqlite-shm', 'sockeye.sqlite.lock']
      expect(files.map((name) => modeOf(join(dataDir, name)))).toEqual(['600', '600', '600', '600'])
    } finally {
      await database.close()
    }
  })

  it('SEC-10 files and folders of an earlier version are repaired', async () => {
    const dataDir = join(folder, 'data')
    mkdirSync(dataDir, { mode: 0o755 })
    const names = ['sockeye.sqlite', 'sockeye.sqlite-wal', 'sockeye.sqlite.lock'].map((name) => join(dataDir, name))
    for (const name of names) writeFileSync(name, '', { mode: 0o644 })
    const database = await openDatabase({ dataDir, migrations: [], log })
    try {
      expect([dataDir, ...names].map(modeOf)).toEqual(['700', '600', '600', '600'])
    } finally {
      await database.close()
    }
  })

  it('SEC-10 a folder that all users share is rejected and left as it is', async () => {
    chmodSync(folder, 0o1777)
    const opened = openDatabase({ dataDir: folder, migrations: [], log })
    await expect(opened).rejects.toThrow(/is shared by all users, choose a folder that is used for nothing else/)
    expect(modeOf(folder)).toBe('777')
  })

  it('SEC-10 what cannot be repaired is rejected', () => {
    expect(() => restrictToOwner(UNCHANGEABLE)).toThrow(`${UNCHANGEABLE} is accessible to other users`)
  })

  it('~SEC-10 stricter permissions of the owner remain', () => {
    const file = join(folder, 'file')
    makePrivateDatabase(folder, [file])
    chmodSync(file, 0o444)
    restrictToOwner(file)
    restrictToOwner(join(folder, 'missing'))
    expect(modeOf(file)).toBe('400')
  })
})
