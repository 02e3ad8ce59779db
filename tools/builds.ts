/** What is built, of what, and whether it still fits its sources. */
import { hash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export const DIST = 'dist'
export const SERVER_FOLDER = join(DIST, 'server')

export type Build = {
  readonly name: string
  readonly folders: readonly string[]
  readonly files: readonly string[]
  /** Of files in the folders; all where there is none. */
  readonly kinds?: RegExp
  /** The file that records the sources of the build. */
  readonly note: string
}

/** What browsers load, and what the server renders pages with. */
export const STOREFRONT: Build = {
  name: 'storefront',
  folders: ['src/storefront', 'src/brand', 'src/markets', 'src/contracts'],
  files: ['vite.config.ts', 'package-lock.json', 'tools/build-storefront.ts', 'tools/pack-assets.ts'],
  note: join(DIST, 'build.json'),
}

/** What the browsers of staff load. */
export const DESK: Build = {
  name: 'desk',
  folders: ['src/desk', 'src/brand', 'src/markets', 'src/contracts'],
  files: ['vite.desk.config.ts', 'package-lock.json', 'tools/build-desk.ts', 'tools/pack-assets.ts'],
  note: join(DIST, 'desk.json'),
}

/** What answers requests. */
export const SERVER: Build = {
  name: 'server',
  folders: ['src'],
  files: ['package-lock.json', 'tools/build-server.ts'],
  kinds: /\.(?:ts|json)$/,
  note: join(DIST, 'server.json'),
}

type Note = { readonly inputs?: string; readonly seen?: string }

/** A build that is interrupted must not look like a fresh one, so this comes first. */
export const forgetBuild = ({ note }: Build): void => rmSync(note, { force: true })

export function noteBuild(build: Build, facts: Readonly<Record<string, string>> = {}): void {
  const names = inputsOf(build)
  writeNote(build, { ...facts, inputs: contentOf(names), seen: looksOf(names) })
}

/**
 * Whether files look as they did takes a few milliseconds to see, and nothing has changed nearly always. They may look
 * otherwise and be the same, copied for instance: so in doubt all of them are read.
 */
export function isFresh(build: Build): boolean {
  try {
    const note: Note = JSON.parse(readFileSync(build.note, 'utf8'))
    const names = inputsOf(build)
    const seen = looksOf(names)
    if (note.seen === seen) return true
    if (note.inputs !== contentOf(names)) return false
    writeNote(build, { ...note, seen })
    return true
  } catch {
    return false
  }
}

const WEEK_MS = 7 * 86_400_000

/** What earlier builds left in a folder that is not emptied. */
export function removeOld(folder: string): void {
  for (const name of filesBelow(folder)) if (Date.now() - statSync(name).mtimeMs > WEEK_MS) rmSync(name)
}

const writeNote = ({ note }: Build, facts: object): void => writeFileSync(note, `${JSON.stringify(facts)}\n`)

function inputsOf({ folders, files, kinds = /./ }: Build): readonly string[] {
  const found = folders.flatMap(filesBelow).filter((name) => kinds.test(name) && !name.includes('.test.'))
  return [...found, ...files].toSorted()
}

/** At once and step by step: with all that reading a folder to its depths can do, it takes four times as long. */
function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const name = `${folder}/${entry.name}`
    return entry.isDirectory() ? filesBelow(name) : [name]
  })
}

function looksOf(names: readonly string[]): string {
  const looks = names.map((name) => {
    const { size, mtimeMs } = statSync(name)
    return `${name} ${size} ${mtimeMs}`
  })
  return hash('sha256', looks.join('\n'))
}

const contentOf = (names: readonly string[]): string =>
  hash('sha256', names.map((name) => `${name} ${hash('sha256', readFileSync(name))}`).join('\n'))
