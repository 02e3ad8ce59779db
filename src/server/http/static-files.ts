/**
 * Files that never change under their name (built assets) and the few at the root. All are small and few: they are read once
 * at startup, with the compressed copies that the build wrote beside them.
 */
import { readdir, readFile, stat } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import type { EncodedResponse } from './answer.ts'
import { etagOf } from './answer.ts'
import { lastModifiedOf } from '../../platform/http/conditional-requests.ts'
import { Packed } from './encodings.ts'
import type { ResponseHeaders } from '../../platform/http/operations.ts'
import { EVERYWHERE } from './security-headers.ts'

export const TYPES: ResponseHeaders = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.rules': 'application/speculationrules+json',
}

export const FOREVER = 'public, max-age=31536000, immutable'
export const ONE_HOUR = 'public, max-age=3600'

export type StaticFiles = ReadonlyMap<string, EncodedResponse>

/** Every file below a folder, by its path on the site. */
export async function readStaticFiles(folder: string, under: string, cacheControl: string): Promise<StaticFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const names = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const originals = names.filter((name) => TYPES[extname(name)] !== undefined)
  const present = new Set(names)
  const files = originals.map(async (name) => {
    const path = under + relative(folder, name).split(sep).join('/')
    return [path, await readStaticFile(name, cacheControl, present)] as const
  })
  return new Map(await Promise.all(files))
}

async function readStaticFile(
  name: string,
  cacheControl: string,
  present: ReadonlySet<string>,
): Promise<EncodedResponse> {
  const [identity, { mtime }] = await Promise.all([readFile(name), stat(name)])
  const headers = {
    ...EVERYWHERE,
    'Content-Type': TYPES[extname(name)] ?? '',
    'Cache-Control': cacheControl,
    'Last-Modified': lastModifiedOf(mtime, new Date()),
  }
  const etag = etagOf(identity)
  if (!present.has(`${name}.br`) || !present.has(`${name}.gz`)) return { status: 200, headers, body: identity, etag }
  const [br, gzip] = await Promise.all([readFile(`${name}.br`), readFile(`${name}.gz`)])
  return {
    status: 200,
    headers: { ...headers, Vary: 'Accept-Encoding' },
    body: new Packed(identity, { br, gzip }),
    etag,
  }
}
