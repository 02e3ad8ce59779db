/** Writes what the shop has into a folder, one file for each story and datasource. The same content gives the same bytes. */
import { mkdir, readFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Datasource, StoryToPull } from '../../../services/content/admin.ts'
import type { Drawings } from '../../drawings.ts'
import { writeFileAtomically } from '../../files/write-file-atomically.ts'
import { withDrawingNames } from '../portable-drawings.ts'
import { datasourceFileText } from './datasource-file.ts'
import { caseCollisions, datasourceFileOf, STORIES, storyFileOf } from './file-names.ts'
import type { ContentProblem } from './problem.ts'
import { contentFilesIn } from './read-folder.ts'
import { storyFileText } from './story-file.ts'

export type ContentToWrite = {
  readonly stories: readonly Omit<StoryToPull, 'id'>[]
  readonly datasources: readonly Datasource[]
  /** Slugs of stories that the shop has and that are not among these: files of theirs are left alone. */
  readonly heldBack: readonly string[]
}

export type WrittenFolder = {
  /** Nothing is written when there are any. */
  readonly problems: readonly ContentProblem[]
  readonly changed: number
  /** Files of stories that are not in the shop; deleted if requested. */
  readonly gone: readonly string[]
}

export type WriteOptions = {
  readonly key: string | undefined
  readonly prune: boolean
  /** Pictures that it draws are written by their names. */
  readonly drawings: Drawings | undefined
}

export async function writeFolder(
  dir: string,
  { stories, datasources, heldBack }: ContentToWrite,
  { key, prune, drawings }: WriteOptions,
): Promise<WrittenFolder> {
  const texts = new Map<string, string>()
  const problems: ContentProblem[] = []
  for (const story of stories) {
    const file = storyFileOf(story.full_slug)
    if (file === undefined)
      problems.push({ file: story.full_slug, at: '', message: 'is too long for the name of a file' })
    else texts.set(file, storyFileText(withNames(story, drawings)))
  }
  for (const datasource of datasources) texts.set(datasourceFileOf(datasource.slug), datasourceFileText(datasource))
  for (const [file, meets] of caseCollisions([...texts.keys()])) {
    problems.push({
      file,
      at: '',
      message: `differs from ${meets} by capitals only, which not every file system keeps apart`,
    })
  }
  if (problems.length > 0) return { problems, changed: 0, gone: [] }

  let changed = 0
  for (const [file, text] of texts) {
    const path = join(dir, file)
    if ((await readFile(path, 'utf8').catch(() => undefined)) === text) continue
    await mkdir(dirname(path), { recursive: true })
    await writeFileAtomically(path, [text])
    changed += 1
  }
  const present = await contentFilesIn(dir, STORIES)
  const known = new Set<string | undefined>([...texts.keys(), ...heldBack.map(storyFileOf)])
  const gone = present.filter(
    (file) => !known.has(file) && (key === undefined || file.startsWith(`${STORIES}/${key}/`)),
  )
  if (prune) for (const file of gone) await rm(join(dir, file))
  return { problems, changed, gone }
}

function withNames<Story extends Omit<StoryToPull, 'id'>>(story: Story, drawings: Drawings | undefined): Story {
  const { _uid, component } = story.content
  return { ...story, content: { ...withDrawingNames(story.content, drawings), _uid, component } }
}
