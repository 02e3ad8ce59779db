/** Reads a folder of content: parsed files, and all errors of the files themselves. */
import { readFileSync, statSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { Datasource, StoryToSave } from '../../../services/content/admin.ts'
import { RejectedError } from '../../errors.ts'
import { isTooDeep, shownPlace } from '../walk-content.ts'
import { readDatasourceFile } from './datasource-file.ts'
import {
  caseCollisions,
  DATASOURCES,
  datasourceSlugOf,
  isContentFile,
  STORIES,
  storyFileOf,
  storySlugOf,
} from './file-names.ts'
import type { PlacedProblem } from './plain-words.ts'
import type { ContentProblem } from './problem.ts'
import { readStoryFile } from './story-file.ts'

export type ContentFolder = {
  /** Those that could be read. */
  readonly stories: readonly { readonly file: string; readonly story: StoryToSave }[]
  readonly datasources: readonly { readonly file: string; readonly datasource: Datasource }[]
  readonly problems: readonly ContentProblem[]
}

const MAX_FILE_BYTES = 8 * 1024 * 1024

/** An escaped or bare NUL: JSON may hold one, not every database takes it. */
const NUL = /\0|(?<!\\)(?:\\\\)*\\u0000/

/** Nearly no file does, and this is seen much faster. */
const mayHoldNul = (text: string): boolean => text.includes('\0') || text.includes('u0000')

export async function readFolder(dir: string): Promise<ContentFolder> {
  const folder = await stat(dir).catch(() => undefined)
  if (!folder?.isDirectory()) throw new RejectedError(`There is no folder ${dir}`)
  const storyFiles = await contentFilesIn(dir, STORIES)
  const datasourceFiles = await contentFilesIn(dir, DATASOURCES)
  if (storyFiles.length + datasourceFiles.length === 0) {
    throw new RejectedError(`The folder ${dir} holds neither ${STORIES} nor ${DATASOURCES}. Nothing was changed.`)
  }
  const problems: ContentProblem[] = []
  const report: Report = (file, { at, message }) => problems.push({ file, at: shownPlace(at), message })

  const stories: { file: string; story: StoryToSave }[] = []
  for (const file of storyFiles) {
    const slug = storySlugOf(file)
    const right = slug === undefined ? undefined : storyFileOf(slug)
    if (slug === undefined) report(file, { at: [], message: 'is not called after a slug: no spaces, commas or stars' })
    else if (right !== file) report(file, { at: [], message: `must be called ${right ?? 'something shorter'}` })
    const value = parsedFile(dir, file, report)
    if (slug === undefined || value === undefined) continue
    const read = readStoryFile(value.json, slug)
    for (const problem of read.problems) report(file, problem)
    if (read.story) stories.push({ file, story: read.story })
  }

  const datasources: { file: string; datasource: Datasource }[] = []
  for (const file of datasourceFiles) {
    const slug = datasourceSlugOf(file)
    if (slug === undefined)
      report(file, { at: [], message: 'is not called after a datasource: letters, digits, hyphens' })
    const value = parsedFile(dir, file, report)
    if (slug === undefined || value === undefined) continue
    const read = readDatasourceFile(value.json, slug)
    for (const problem of read.problems) report(file, problem)
    if (read.datasource) datasources.push({ file, datasource: read.datasource })
  }

  for (const [file, meets] of caseCollisions([...storyFiles, ...datasourceFiles])) {
    report(file, { at: [], message: `differs from ${meets} by capitals only, which not every file system keeps apart` })
  }
  return { stories, datasources, problems }
}

type Report = (file: string, problem: PlacedProblem) => unknown

/** By their names inside the folder, with slashes on every system, in order. Links and other kinds of file are not ours. */
export async function contentFilesIn(dir: string, folder: string): Promise<readonly string[]> {
  const found = await readdir(join(dir, folder), { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  })
  return found
    .filter((entry) => entry.isFile() && isContentFile(entry.name))
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .toSorted()
}

/** Synchronous: a folder has hundreds of small files, and waiting for each would take longer than reading it. */
function parsedFile(dir: string, file: string, report: Report): { readonly json: unknown } | undefined {
  const refuse = (message: string) => {
    report(file, { at: [], message })
    return undefined
  }
  const path = join(dir, file)
  const { size } = statSync(path)
  if (size > MAX_FILE_BYTES) return refuse(`is larger than ${MAX_FILE_BYTES / 1024 / 1024} MB`)
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path))
    if (mayHoldNul(text) && NUL.test(text)) return refuse('holds a NUL character')
    const json: unknown = JSON.parse(text)
    return isTooDeep(json) ? refuse('is nested deeper than any page') : { json }
  } catch (error) {
    if (error instanceof TypeError) return refuse('is not in UTF-8')
    if (!(error instanceof SyntaxError)) throw error
    const [place] = / \(line \d+ column \d+\)/.exec(error.message) ?? ['']
    return refuse(`is not valid JSON${place}`)
  }
}
