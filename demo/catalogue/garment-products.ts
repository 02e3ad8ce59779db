/** Every theme as every garment in every yarn. */
import type { CatalogueImage, CatalogueProduct } from '../../src/contracts/merchant/catalogue.ts'
import { DRAWING } from '../../src/contracts/merchant/catalogue.ts'
import { PALETTES, type PaletteName } from '../loom/palettes.ts'
import { recipeName } from '../loom/recipe.ts'
import { drawLot, pick } from './draw-lots.ts'
import { careOf, GARMENTS, IMAGE_TYPE_OF, YARNS, type GarmentFacts, type Yarn } from './garments.ts'
import { inLanguages } from './in-languages.ts'
import { keywordsOf } from './keywords.ts'
import { patternGroupOf } from './pattern-groups.ts'
import type { ProductDraft } from './product-draft.ts'
import type { Garment, Theme } from './theme.ts'
import type { ThemeId } from './themes/themes.ts'
import { THEMES } from './themes/themes.ts'
import type { CatalogueWords } from './words/catalogue-words.ts'

export function garmentDrafts(): readonly ProductDraft[] {
  return THEMES.flatMap((theme, number) =>
    garmentsOf(theme).flatMap(([garment, palettes]) =>
      palettes.map((palette) => toDraft({ theme, number: number + 1, garment, palette, palettes })),
    ),
  )
}

type Knitted = {
  readonly theme: Theme<ThemeId>
  readonly number: number
  readonly garment: Garment
  readonly palette: PaletteName
  readonly palettes: readonly PaletteName[]
}

function toDraft(knitted: Knitted): ProductDraft {
  const { theme, garment, palette, palettes } = knitted
  const facts = GARMENTS[garment]
  const [primary, secondary] = PALETTES[palette].colours
  const sku = skuOf(knitted)
  const yarn = yarnOf(sku, theme, facts)
  const compositions = YARNS[yarn]
  const title = ({ titles, themes }: CatalogueWords) => titles[garment](themes[theme.id].name)
  const told = (words: CatalogueWords) =>
    [
      words.themes[theme.id].onIt,
      words.palettes[palette],
      pick(words.feel[garment], `feel of ${sku}`),
      pick(words.wear[theme.occasion], `wearing ${sku}`),
    ].join(' ')
  return {
    sku,
    name: inLanguages(title),
    description: { short: inLanguages(({ themes }) => themes[theme.id].onIt), full: inLanguages(told) },
    keywords: keywordsOf([theme.pattern]),
    family: facts.family,
    ageGroup: facts.ageGroup,
    silhouette: garment,
    patternGroup: patternGroupOf(theme.pattern),
    design: theme.id,
    occasion: theme.occasion,
    colour: { primary, ...(secondary === undefined ? {} : { secondary }) },
    linkedProducts: palettes.filter((other) => other !== palette).map((other) => skuOf({ ...knitted, palette: other })),
    categories: [facts.category],
    collections: [...facts.collections, ...theme.collections, ...wearersOf(theme, facts)],
    materials: [...new Set(compositions.flatMap(({ fibres }) => fibres.map(({ material }) => material)))],
    displayFeatures: facts.features,
    compositions,
    washingInstructions: careOf(compositions),
    sizeGuideBlock: facts.sizeGuide,
    origin: 'imported',
    images: facts.poses.map((pose): CatalogueImage => ({
      picture: DRAWING + recipeName({ subject: garment, pose, fabrics: [{ pattern: theme.pattern, palette }] }),
      imageType: IMAGE_TYPE_OF[pose],
      backgroundColor: PALETTES[palette].tint,
      alt: inLanguages((words) => words.pictures[pose](title(words))),
    })),
    sizes: facts.sizes,
    euro: facts.euro + (yarn === 'merino' ? 4 : yarn === 'cashmere' ? 12 : 0),
  }
}

/** A number, not the theme's name: -UP in a sku means the United States, and one of the themes is sunny side up. */
function skuOf({ garment, number, palette }: Pick<Knitted, 'garment' | 'number' | 'palette'>): string {
  return `${GARMENTS[garment].code}${String(number).padStart(3, '0')}-${palette.toUpperCase()}`
}

const garmentsOf = ({ knitted }: Theme) =>
  garmentNames.flatMap((garment): [Garment, readonly PaletteName[]][] => {
    const palettes = knitted[garment]
    return palettes === undefined ? [] : [[garment, palettes]]
  })

const garmentNames: readonly Garment[] = [
  'crew',
  'knee-high',
  'low',
  'sneaker',
  'kids-crew',
  'baby-grip',
  'slipper',
  'briefs',
  'beanie',
]

function yarnOf(sku: string, { occasion }: Theme, { family, ageGroup }: GarmentFacts): Yarn {
  if (family === 'underwear') return 'jersey'
  if (family === 'slippers') return 'slipper'
  if (family === 'accessories') return 'hat'
  const lot = drawLot(`yarn of ${sku}`, 10)
  if (occasion === 'winter') return ageGroup === 'adult' && lot === 0 ? 'cashmere' : lot < 6 ? 'merino' : 'wool'
  return lot < 2 ? 'bamboo' : 'cotton'
}

function wearersOf(theme: Theme, { category }: GarmentFacts): CatalogueProduct['collections'] {
  if (category !== 'adults/socks') return []
  return [...(theme.for === 'women' ? [] : ['socks-for-men']), ...(theme.for === 'men' ? [] : ['socks-for-women'])]
}
