/** The large pictures at the top of the home pages are what most visitors see first: they are prerendered. */
import type { StoryToSave } from '../../services/content/admin.ts'
import { hrefOf, type PictureToRegister } from '../../services/images/admin.ts'
import { assetsIn } from './walk-content.ts'

const OPENING = new Set<unknown>(['hero', 'shelves'])

/** The content refers to its pictures by their addresses already. */
export function prerenderOpening(
  pictures: readonly PictureToRegister[],
  stories: readonly StoryToSave[],
): readonly PictureToRegister[] {
  const homes = stories.filter(({ full_slug: slug }) => slug.endsWith('/home'))
  const blocks = homes.flatMap(({ content }): readonly unknown[] =>
    Array.isArray(content['body']) ? content['body'] : [],
  )
  const opening = blocks.filter((block) => OPENING.has(Reflect.get(Object(block), 'component')))
  const first = new Set(opening.flatMap((block) => assetsIn(block).map(({ filename }) => filename)))
  return pictures.map((picture) => (first.has(hrefOf(picture)) ? { ...picture, ahead: 1 } : picture))
}
