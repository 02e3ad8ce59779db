/** The gift boxes: several themes in one, each in the first yarn it is knitted in. */
import type { CatalogueImage } from '../../src/contracts/merchant/catalogue.ts'
import { DRAWING } from '../../src/contracts/merchant/catalogue.ts'
import { PALETTES } from '../loom/palettes.ts'
import type { Fabric, Recipe } from '../loom/recipe.ts'
import { recipeName } from '../loom/recipe.ts'
import { pick } from './draw-lots.ts'
import { BOX_EURO, careOf, GARMENTS, IMAGE_TYPE_OF, KIDS_BOX_EURO, YARNS } from './garments.ts'
import { inLanguages } from './in-languages.ts'
import { keywordsOf } from './keywords.ts'
import type { ProductDraft } from './product-draft.ts'
import type { GiftBox } from './theme.ts'
import type { BoxId } from './themes/gift-boxes.ts'
import { GIFT_BOXES } from './themes/gift-boxes.ts'
import type { ThemeId } from './themes/themes.ts'
import { THEMES } from './themes/themes.ts'
import type { CatalogueWords, PictureKind } from './words/catalogue-words.ts'

export function boxDrafts(): readonly ProductDraft[] {
  return GIFT_BOXES.flatMap((box, number) =>
    box.packs.map((pairs, index) => toDraft({ box, pairs, index, number: number + 1 })),
  )
}

type Packed = {
  readonly box: GiftBox<BoxId, ThemeId>
  readonly pairs: 2 | 3 | 4 | 7
  /** Of the pack among those of its box: so that no two of them are described alike. */
  readonly index: number
  readonly number: number
}

function toDraft({ box, pairs, index, number }: Packed): ProductDraft {
  const { id, kids, occasion } = box
  const garment = kids ? 'kids-crew' : 'crew'
  const sku = `${kids ? 'KX' : 'GX'}${String(number).padStart(3, '0')}-${pairs}`
  const fabrics = box.themes.slice(0, pairs).map((theme) => fabricOf(theme, garment))
  const title = ({ boxTitle, boxes }: CatalogueWords) => boxTitle(boxes[id].name, pairs)
  const told = ({ boxes, feel, give }: CatalogueWords) =>
    [
      boxes[id].onIt,
      pick(feel[kids ? 'kids-box' : 'box'], `feel of ${id}`, index),
      pick(give[occasion], `giving ${id}`, index),
    ].join(' ')
  const picture = (subject: Recipe['subject'], pose: PictureKind, inIt = fabrics): CatalogueImage => ({
    picture: DRAWING + recipeName({ subject, pose, fabrics: inIt }),
    imageType: IMAGE_TYPE_OF[pose],
    backgroundColor: PALETTES[fabrics[0]?.palette ?? 'salmon'].tint,
    alt: inLanguages((words) => words.pictures[pose](title(words))),
  })
  return {
    sku,
    name: inLanguages(title),
    description: { short: inLanguages(({ boxes }) => boxes[id].onIt), full: inLanguages(told) },
    keywords: keywordsOf(fabrics.map(({ pattern }) => pattern)),
    family: 'gift-boxes',
    ageGroup: kids ? 'kids' : 'adult',
    silhouette: `box-${pairs}`,
    patternGroup: 'mixed',
    design: id,
    occasion,
    colour: { primary: 'multi' },
    linkedProducts: [],
    categories: ['gifts/gift-boxes', 'gifts'],
    collections: box.collections,
    materials: ['cotton', 'polyamide', 'elastane'],
    displayFeatures: ['seamless'],
    compositions: YARNS.cotton,
    washingInstructions: careOf(YARNS.cotton),
    sizeGuideBlock: GARMENTS[garment].sizeGuide,
    origin: 'imported',
    images: [
      picture(`box-${pairs}`, 'open'),
      picture(`box-${pairs}`, 'closed'),
      ...(pairs === 2 ? [picture('bag', 'filled')] : []),
      ...fabrics.slice(0, 3).map((fabric) => picture(garment, 'pair', [fabric])),
    ],
    sizes: GARMENTS[garment].sizes,
    euro: (kids ? KIDS_BOX_EURO : BOX_EURO)[pairs],
  }
}

/** A theme that is not knitted as this garment by itself may still lie in a box of them. */
function fabricOf(id: ThemeId, garment: 'crew' | 'kids-crew'): Fabric {
  const theme = THEMES.find((known) => known.id === id)
  const palette = theme?.knitted[garment]?.[0] ?? theme?.knitted.crew?.[0] ?? theme?.knitted['kids-crew']?.[0]
  if (theme === undefined || palette === undefined) throw new Error(`The theme ${id} is not knitted as a sock`)
  return { pattern: theme.pattern, palette }
}
