/** The words of the demo shop with their pictures, the texts of its interface, and its constants. */
import { storiesToSave } from '../../../demo/stories-to-save.ts'
import { CONSTANTS as CONSTANTS_SLUG, TRANSLATIONS } from '../../contracts/content/content.ts'
import type { Transaction } from '../../platform/database/open-database.ts'
import { writeDatasource, type Datasource } from '../../services/content/datasources/datasources.ts'
import { writeStories, type StoryToSave } from '../../services/content/save-stories.ts'
import { drawingPicture, hrefOf } from '../../services/images/pictures/drawing-picture.ts'
import { registerPictures, type PictureToRegister } from '../../services/images/pictures/register-pictures.ts'
import { CONSTANTS } from '../../contracts/storefront/texts/constants.ts'
import { LANGUAGES, TEXT_LOCALES } from '../../markets/languages/languages.ts'
import { loadTexts } from '../../contracts/storefront/texts/load-texts.ts'
import type { TextLocale } from '../../contracts/storefront/texts/types.ts'
import { assetsIn } from '../../merchant/content/walk-content.ts'
import type { LoomDrawings } from './drawings.ts'
import type { ShopSchema } from '../../merchant/shop-schema.ts'

/** British English is the value of an entry, these are its dimensions; Swiss German is spelt from German. */
const DIMENSIONS: readonly TextLocale[] = LANGUAGES.filter((language) => language !== 'en').map(
  (language) => TEXT_LOCALES[language][0],
)

export async function writeDemoContent(
  transaction: Transaction<ShopSchema>,
  { drawings, now }: { readonly drawings: LoomDrawings; readonly now: Date },
): Promise<void> {
  const { stories, pictures } = demoStoriesWithPictures(drawings)
  await registerPictures(transaction, pictures, { now: () => now })
  await writeStories(transaction, stories, now)
  await writeDatasource(transaction, await demoTranslations())
  await writeDatasource(transaction, demoConstants)
}

function demoStoriesWithPictures(drawings: LoomDrawings): {
  readonly stories: readonly StoryToSave[]
  readonly pictures: readonly PictureToRegister[]
} {
  const used = new Map<string, PictureToRegister>()
  const stories = storiesToSave((name) => {
    const [size, tint] = [drawings.sizeOf(name), drawings.tintOf(name)]
    if (!size || tint === undefined) throw new Error(`The loom cannot draw ${name}`)
    const picture = drawingPicture({ name, version: drawings.version, size, background: tint })
    const filename = hrefOf(picture)
    used.set(filename, picture)
    return { filename, meta_data: { ...size, tint } }
  })
  const first = firstSeen(stories)
  const pictures = [...used].map(([href, picture]) => (first.has(href) ? { ...picture, ahead: 1 as const } : picture))
  return { stories, pictures }
}

const OPENING = new Set<unknown>(['hero', 'shelves'])

/** The large pictures of the home pages are what most visitors see first. */
function firstSeen(stories: readonly StoryToSave[]): ReadonlySet<string> {
  const homes = stories.filter(({ full_slug: slug }) => slug.endsWith('/home'))
  const blocks = homes.flatMap(({ content }): readonly unknown[] =>
    Array.isArray(content['body']) ? content['body'] : [],
  )
  const opening = blocks.filter((block) => OPENING.has(Reflect.get(Object(block), 'component')))
  return new Set(opening.flatMap((block) => assetsIn(block).map(({ filename }) => filename)))
}

async function demoTranslations(): Promise<Datasource> {
  const texts = await loadTexts('en-GB')
  const american = await loadTexts('en-US')
  const others = await Promise.all(DIMENSIONS.map(async (locale) => [locale, await loadTexts(locale)] as const))
  const isKey = (key: string): key is keyof typeof texts => Object.hasOwn(texts, key)
  const entries = Object.keys(texts)
    .filter(isKey)
    .map((key) => ({
      name: key,
      value: texts[key],
      dimensions: {
        ...Object.fromEntries(others.map(([locale, translated]) => [locale, translated[key]])),
        ...(american[key] !== texts[key] && { 'en-US': american[key] }),
      },
    }))
  return { slug: TRANSLATIONS, name: 'Translations', entries }
}

const demoConstants: Datasource = {
  slug: CONSTANTS_SLUG,
  name: 'Constants',
  entries: Object.entries(CONSTANTS).map(([name, value]) => ({ name, value, dimensions: {} })),
}
