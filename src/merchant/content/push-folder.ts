/**
 * Brings a folder of content to the shop. Everything is looked at first, here and in the shop; only what has no mistake
 * anywhere is written, in one transaction.
 */
import type { ObjectStorage } from '../../platform/object-storage/object-storage.ts'
import { TRANSLATIONS } from '../../contracts/content/content.ts'
import { fail, ok, type Result } from '../../platform/result.ts'
import type { StoryToSave } from '../../services/content/admin.ts'
import type { Drawings } from '../drawings.ts'
import { contentPictures, type ContentPictures } from './content-pictures.ts'
import type { PlacedProblem } from './files/plain-words.ts'
import { byPlace, type ContentProblem } from './files/problem.ts'
import { readFolder, type ContentFolder } from './files/read-folder.ts'
import { prerenderOpening } from './opening-pictures.ts'
import type { ContentToPush } from './operations/push-payload.ts'
import { shownPlace } from './walk-content.ts'

export type FolderOptions<Answer> = {
  readonly dir: string
  readonly dataDir: string
  readonly drawings: Drawings | undefined
  /** Where nodes share pictures. */
  readonly objects?: ObjectStorage | undefined
  readonly checkOnly: boolean
  /** The texts of the folder were checked before: the demo shop's are, by tests, and checking takes longer than reading. */
  readonly isChecked?: boolean
  /** Brings what was read to the shop, to be looked at or to be taken. */
  readonly send: (content: ContentToPush) => Promise<Result<Answer, string>>
}

export type FolderPushed<Answer> = {
  readonly stories: number
  readonly datasources: number
  readonly problems: readonly ContentProblem[]
  /** Keys of translations that no text of the shop has. */
  readonly unknownTexts: readonly string[]
  readonly answer: Answer
}

export async function pushFolder<Answer extends { readonly problems: readonly ContentProblem[] }>(
  options: FolderOptions<Answer>,
): Promise<Result<FolderPushed<Answer>, string>> {
  const { dir, send } = options
  const folder = await readFolder(dir)
  const pictures = contentPictures(options)
  try {
    const read = await checkFolder(folder, pictures, options.isChecked === true)
    const stories = folder.stories.map(({ story }) => withPictures(story, pictures))
    const content = {
      stories,
      datasources: folder.datasources.map(({ datasource }) => datasource),
      pictures: prerenderOpening(pictures.taken(), stories),
    }
    const report = (answer: Answer): FolderPushed<Answer> => ({
      stories: folder.stories.length,
      datasources: folder.datasources.length,
      problems: [...read.problems, ...answer.problems].toSorted(byPlace),
      unknownTexts: read.unknownTexts,
      answer,
    })
    // A push that is rejected must leave no files behind. Without files the shop checks and writes in one call.
    if (options.checkOnly || read.problems.length > 0 || pictures.hasFiles()) {
      const looked = await send({ ...content, checkOnly: true })
      if (!looked.ok) return fail(looked.failure)
      const checked = report(looked.value)
      if (options.checkOnly || checked.problems.length > 0) return ok(checked)
      await pictures.store()
    }
    const taken = await send({ ...content, checkOnly: false })
    return taken.ok ? ok(report(taken.value)) : fail(taken.failure)
  } finally {
    await pictures.discard()
  }
}

async function checkFolder(
  { stories, datasources, problems: ofFiles }: ContentFolder,
  pictures: ContentPictures,
  isChecked: boolean,
): Promise<{ readonly problems: readonly ContentProblem[]; readonly unknownTexts: readonly string[] }> {
  const problems = [...ofFiles]
  const report = (file: string, found: readonly PlacedProblem[]) =>
    problems.push(...found.map(({ at, message }) => ({ file, at: shownPlace(at), message })))
  for (const { file, story } of stories) report(file, await pictures.problemsIn(story.content))
  if (isChecked) return { problems, unknownTexts: [] }
  // Loaded on demand: the schemas of all kinds of content take time to build.
  const { checkContent } = await import('./check/check-content.ts')
  const { checkTexts } = await import('./check/check-texts.ts')
  for (const { file, story } of stories) report(file, checkContent(story.content, story.full_slug))
  const translations = datasources.find(({ datasource }) => datasource.slug === TRANSLATIONS)
  if (!translations) return { problems, unknownTexts: [] }
  const texts = await checkTexts(translations.datasource)
  report(translations.file, texts.problems)
  return { problems, unknownTexts: texts.unknown }
}

function withPictures(story: StoryToSave, pictures: ContentPictures): StoryToSave {
  const { _uid, component } = story.content
  return { ...story, content: { ...pictures.take(story.content), _uid, component } }
}
