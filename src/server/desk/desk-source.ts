/**
 * Where the desk's files come from. The build of the desk writes dist/desk: manifest.json, and its files below assets/, which are
 * served at /desk/assets/. Read with the first request: a shop whose desk is not used does not hold them in memory.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { parseStoredJson } from '../../platform/stored-json.ts'
import { FOREVER, readStaticFiles, type StaticFiles } from '../http/static-files.ts'
import { onceDone } from '../../platform/once-done.ts'
import { DESK_PATH } from './route-desk.ts'

export const DESK_ASSETS_PREFIX = `${DESK_PATH}/assets/`

/** What the document begins with, as addresses. */
export type DeskEntry = {
  /** Module scripts, in the order in which they run. */
  readonly scripts: readonly string[]
  /** Modules that the first script imports. */
  readonly modules: readonly string[]
  readonly styles: readonly string[]
}

export type DeskSource = {
  readonly development: boolean
  readonly entry: () => Promise<DeskEntry>
  readonly files: () => Promise<StaticFiles>
}

const chunkSchema = z.object({
  file: z.string(),
  isEntry: z.boolean().optional(),
  css: z.array(z.string()).optional(),
  imports: z.array(z.string()).optional(),
})
const manifestSchema = z.record(z.string(), chunkSchema)

type Manifest = z.output<typeof manifestSchema>
type Chunk = z.output<typeof chunkSchema>

/** Each is read once; after a failure, again with the next request. */
export function builtDesk(dist: string): DeskSource {
  const folder = join(dist, 'desk')
  return {
    development: false,
    entry: onceDone(async () => entryIn(await readManifest(join(folder, 'manifest.json')))),
    files: onceDone(() => readStaticFiles(join(folder, 'assets'), DESK_ASSETS_PREFIX, FOREVER)),
  }
}

const readManifest = async (file: string): Promise<Manifest> =>
  parseStoredJson(manifestSchema, await readFile(file, 'utf8'), file)

/** The one entry, with all that it imports statically. */
export function entryIn(manifest: Manifest): DeskEntry {
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry)
  if (entry === undefined) throw new Error('The build of the desk has no entry')
  const chunks = new Set<Chunk>()
  const collect = (chunk: Chunk | undefined): void => {
    if (chunk === undefined || chunks.has(chunk)) return
    chunks.add(chunk)
    for (const name of chunk.imports ?? []) collect(manifest[name])
  }
  collect(entry)
  const addressOf = (file: string) => `${DESK_PATH}/${file}`
  return {
    scripts: [addressOf(entry.file)],
    modules: [...chunks].filter((chunk) => chunk !== entry).map(({ file }) => addressOf(file)),
    styles: [...new Set([...chunks].flatMap(({ css }) => css ?? []))].map(addressOf),
  }
}
