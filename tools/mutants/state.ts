/** What the command, the Vite plugin and the workers share: files in one folder, whose path is in the environment. */
import { appendFileSync, existsSync, openSync, readFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

export const FOLDER = process.env['MUTANTS_FOLDER'] ?? 'test-results/mutants'

/** Per test, in the order of its file: the mutants that its execution reaches. */
const coverageLine = z.strictObject({ test: z.string(), ids: z.array(z.int()) })
const killLine = z.strictObject({ file: z.string(), killed: z.array(z.int()), timedOut: z.array(z.int()) })
const loadLine = z.strictObject({ loaded: z.array(z.int()) })

export type Kills = z.infer<typeof killLine>

const lines = (name: string): readonly unknown[] => {
  const path = join(FOLDER, name)
  if (!existsSync(path)) return []
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): unknown => JSON.parse(line))
}

const append = (name: string, value: unknown) => appendFileSync(join(FOLDER, name), `${JSON.stringify(value)}\n`)

export const noteCoverage = (test: string, ids: readonly number[]) => append('coverage.ndjson', { test, ids })
export const readCoverage = () => lines('coverage.ndjson').map((line) => coverageLine.parse(line))
export const noteLoaded = (loaded: readonly number[]) => append('loaded.ndjson', { loaded })
export const readLoaded = () => new Set(lines('loaded.ndjson').flatMap((line) => loadLine.parse(line).loaded))
export const noteKills = (kills: Kills) => append('kills.ndjson', kills)
export const readKills = () => lines('kills.ndjson').map((line) => killLine.parse(line))

/** Which mutant is running, and a count: for the process that watches over an endless loop. */
export function createCurrent(): (id: number) => void {
  const file = openSync(join(FOLDER, 'current'), 'w')
  let beats = 0
  return (id) => {
    beats += 1
    writeSync(file, `${id} ${beats}`.padEnd(20), 0)
  }
}
export const readCurrent = (): string => {
  const path = join(FOLDER, 'current')
  return existsSync(path) ? readFileSync(path, 'utf8').trim() : ''
}
