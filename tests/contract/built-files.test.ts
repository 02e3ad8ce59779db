import { afterEach, describe, expect, it } from 'vitest'
import { settableClock } from '../support/settable-clock.ts'
import { type BuiltFileTables, builtFileMigrations } from '../../src/platform/built-files/built-file-tables.ts'
import { storeBuiltFiles } from '../../src/server/builds/store-built-files.ts'
import { Packed } from '../../src/server/http/encodings.ts'
import { engines, type FreshDatabase, freshDatabase } from '../support/fresh-database.ts'

const HOUR = 3_600_000

const fileOf = (text: string) => ({ status: 200, headers: {}, body: new Packed(Buffer.from(text)), etag: undefined })

describe.each(engines)('the files of builds on %s', (engine) => {
  let fresh: FreshDatabase<BuiltFileTables>
  afterEach(() => fresh.remove())

  /** Two nodes of different builds on one database. */
  async function deploy() {
    fresh = await freshDatabase<BuiltFileTables>(engine, builtFileMigrations)
    const clock = settableClock()
    const node = (...names: readonly string[]) => {
      const files = new Map(names.map((name) => [name, fileOf(`the text of ${name}`)]))
      return storeBuiltFiles({ database: fresh.database, files, clock })
    }
    const old = node('/assets/page-old.js', '/assets/react-same.js', '/favicon.ico')
    const next = node('/assets/page-new.js', '/assets/react-same.js', '/favicon.ico')
    return { clock, old, next }
  }

  const textAt = async ({ find }: ReturnType<typeof storeBuiltFiles>, path: string) => {
    const body = (await find(path))?.body
    return body instanceof Packed ? body.identity.toString() : undefined
  }

  it('~BLD-02 stay for a day after the last node of a build has gone', async () => {
    const { clock, old, next } = await deploy()
    await old.renew()
    await next.renew()
    for (let hour = 0; hour < 24; hour += 1) {
      clock.advance(HOUR)
      await next.renew()
    }
    expect(await textAt(next, '/assets/page-old.js')).toBe('the text of /assets/page-old.js')
    clock.advance(HOUR)
    await next.renew()
    const later = storeBuiltFiles({ database: fresh.database, files: new Map(), clock })
    expect(await later.find('/assets/page-old.js')).toBeUndefined()
    expect(await textAt(later, '/assets/react-same.js')).toBe('the text of /assets/react-same.js')
  })

  it('~BLD-02 are served by nodes of another build, older or newer, with their type', async () => {
    const { clock, old, next } = await deploy()
    await old.renew()
    expect(await old.find('/assets/page-new.js')).toBeUndefined()
    await next.renew()
    clock.advance(1000)
    expect(await textAt(old, '/assets/page-new.js')).toBe('the text of /assets/page-new.js')
    expect(await next.find('/assets/page-old.js')).toMatchObject({
      status: 200,
      headers: {
        'Content-Type': 'text/javascript; charset=utf-8',
        'Cache-Control': 'public, max-age=31536000, immutable',
      },
    })
  })

  it('are those of the build and no others, and nodes can start concurrently', async () => {
    const { old, next } = await deploy()
    await Promise.all([old.renew(), old.renew(), next.renew()])
    const rows = await fresh.database.query.selectFrom('built_files').select('path').orderBy('path').execute()
    expect(rows.map(({ path }) => path)).toEqual([
      '/assets/page-new.js',
      '/assets/page-old.js',
      '/assets/react-same.js',
    ])
  })
})
