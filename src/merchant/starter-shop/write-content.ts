/** Stories with their pictures, the interface texts as translations, and the constants. */
import { CONSTANTS as CONSTANTS_SLUG, TRANSLATIONS } from '../../contracts/content/content.ts'
import type { Transaction } from '../../platform/database/open-database.ts'
import { writeDatasource, type Datasource, writeStories, type StoryToSave } from '../../services/content/admin.ts'
import { drawingPicture, hrefOf, registerPictures, type PictureToRegister } from '../../services/images/admin.ts'
import { CONSTANTS } from '../../contracts/storefront/texts/constants.ts'
import { LANGUAGES, TEXT_LOCALES } from '../../markets/languages/languages.ts'
import { loadTexts } from '../../contracts/storefront/texts/load-texts.ts'
import type { TextLocale } from '../../contracts/storefront/texts/types.ts'
import { assetsIn } from '../content/walk-content.ts'
import type { Drawings } from '../drawings.ts'
import type { ShopSchema } from '../shop-schema.ts'
import type { StarterShop } from './starter-shop.ts'

/** British English is the value of an entry, these are its dimensions; Swiss German is spelt from German. */
const DIMENSIONS: readonly TextLocale[] = LANGUAGES.filter((language) => language !== 'en').map(
  (language) => TEXT_LOCALES[language][0],
)

export async function writeContent(
  transaction: Transaction<ShopSchema>,
  {
    shop,
    drawings,
    now,
  }: { readonly shop: Pick<StarterShop, 'stories'>; readonly drawings: Drawings; readonly now: Date },
): Promise<void> {
  const { stories, pictures } = storiesWithPictures(shop, drawings)
  await registerPictures(transaction, pictures, { now: () => now })
  await writeStories(transaction, stories, now)
  await writeDatasource(transaction, await bundledTranslations())
  await writeDatasource(transaction, bundledConstants)
}

function storiesWithPictures(
  shop: Pick<StarterShop, 'stories'>,
  drawings: Drawings,
): {
  readonly stories: readonly StoryToSave[]
  readonly pictures: readonly PictureToRegister[]
} {
  const used = new Map<string, PictureToRegister>()
  const stories = shop.stories((name) => {
    const [size, tint] = [drawings.sizeOf(name), drawings.tintOf(name)]
    if (!size || tint === undefined) throw new Error(`No drawing is called ${name}`)
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

async function bundledTranslations(): Promise<Datasource> {
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

const bundledConstants: Datasource = {
  slug: CONSTANTS_SLUG,
  name: 'Constants',
  entries: Object.entries(CONSTANTS).map(([name, value]) => ({ name, value, dimensions: {} })),
}
