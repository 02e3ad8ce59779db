/**
 * The columns of a CSV catalogue, in the order they are written. A row is a variant; what belongs to the product stands
 * in the first row of its variants and may be left empty in the others.
 */
import { SIZES } from '../../markets/products/sizes.ts'
import type { TextLanguage } from '../../contracts/merchant/catalogue.ts'
import { PRICE_CURRENCIES, TEXT_LANGUAGES, WAREHOUSE_CODES } from '../../contracts/merchant/catalogue.ts'
import type { CellKind } from './cells.ts'

export type Column = CellKind & {
  readonly name: string
  /** Whose column it is. */
  readonly of: 'product' | 'variant'
  /** Where its value stands in the product, or in the variant. */
  readonly path: readonly (string | number)[]
  /** One sentence for the merchant. */
  readonly description: string
}

const MAX_IMAGES = 16

const column = (
  name: string,
  description: string,
  cell: CellKind = { kind: 'text' },
  path: Column['path'] = name.split('.'),
): Column => ({ ...cell, name, of: 'product', path, description })

const LANGUAGE_NAMES: Readonly<Record<TextLanguage, string>> = {
  en: 'English, needed',
  'en-US': 'American English, where it differs',
  de: 'German',
  nl: 'Dutch',
  fr: 'French',
  es: 'Spanish',
  it: 'Italian',
}

const texts = (name: string, description: string): Column[] =>
  TEXT_LANGUAGES.map((language) => column(`${name}.${language}`, `${description} (${LANGUAGE_NAMES[language]})`))

const image = (index: number): Column[] => {
  const name = `image.${index + 1}`
  const under = (member: string) => ['images', index, member]
  const alts = TEXT_LANGUAGES.map((language) =>
    column(
      `${name}.alt.${language}`,
      `Alternative text (${LANGUAGE_NAMES[language]}); the product's name without it`,
      { kind: 'text' },
      [...under('alt'), language],
    ),
  )
  return [
    column(`${name}.picture`, 'A file beside the catalogue: photos/lemon.jpg', { kind: 'text' }, under('picture')),
    column(`${name}.imageType`, 'product, worn, folded, detail or packaging', { kind: 'text' }, under('imageType')),
    column(`${name}.backgroundColor`, 'What it stands on: #ffd9cc', { kind: 'text' }, under('backgroundColor')),
    ...alts,
  ]
}

const variant = (name: string, description: string, cell: CellKind, path: Column['path']): Column => ({
  ...cell,
  name: `variant.${name}`,
  of: 'variant',
  path,
  description,
})

const price = (currency: (typeof PRICE_CURRENCIES)[number]): Column[] => {
  const amount = (member: string, description: string) =>
    variant(`price.${currency}.${member}`, description, { kind: 'amount', currency }, ['prices', currency, member])
  return [
    amount('original', `The full price in ${currency}, tax included outside the United States`),
    amount('final', 'Current price'),
    amount('prior', 'The lowest price of the 30 days before the reduction, if this shop has not seen it'),
  ]
}

const party = (member: string, who: string): Column[] => [
  column(`safety.${member}.name`, `${who}: name`),
  column(`safety.${member}.address`, `${who}: postal address`),
  column(`safety.${member}.contact`, `${who}: e-mail address or website`),
]

const LIST: CellKind = { kind: 'list' }

export const COLUMNS: readonly Column[] = [
  column('sku', 'The product: capital letters, digits, hyphens'),
  ...texts('name', 'Name'),
  ...texts('description.short', 'One sentence'),
  ...texts('description.full', 'The whole description'),
  ...texts('meta.title', 'Title for search engines; the name without it'),
  ...texts('meta.description', 'Description for search engines; the short one without it'),
  ...texts('keywords', 'Words that shoppers look for and that stand in no text: cats, kittens'),
  column('family', 'socks, underwear, slippers, accessories or gift-boxes'),
  column('ageGroup', 'adult, kids or baby'),
  column('silhouette', 'One word: crew, low, knee-high …'),
  column('patternGroup', 'One word: stripes, dots, animals …'),
  column('design', 'One word, the same for everything that the same drawing is on: lemon-parade'),
  column('occasion', 'One word: everyday, party …'),
  column('colour.primary', 'A colour of the filters: black, white, grey, blue …'),
  column('colour.secondary', 'Another one'),
  column('linkedProducts', 'Skus of the same product in other colours, with | between', LIST),
  column('sections', 'Words, with | between', LIST),
  column('categories', 'Paths of category pages: adults/socks | new', LIST),
  column('collections', 'Collections: low-socks | socks-for-women', LIST),
  column('materials', 'cotton, wool, merino, cashmere, bamboo, polyamide, polyester, elastane', LIST),
  column('displayFeatures', 'non-slip, cushioned, terry, seamless', LIST),
  column('badges', 'new, sale, bestseller, limited, gift', LIST),
  column('badgeFacts.newSince', 'First day of sale, for the badge new: 2026-11-30'),
  column('badgeFacts.editionUnits', 'How many were made in all, for the badge limited', { kind: 'count' }),
  column('badgeFacts.sold.units', 'How many were sold, for the badge bestseller', { kind: 'count' }),
  column('badgeFacts.sold.from', 'From which day on they were counted'),
  column('badgeFacts.sold.to', 'Until which day'),
  column('certificates', 'Scheme, number and address: GOTS; CU 123456; https://example.com/123456', {
    kind: 'certificates',
  }),
  column('certifications', 'Names of certificates you hold', LIST),
  column('compositions', 'body: cotton 80, polyamide 17, elastane 3 | lining: polyester 100', { kind: 'compositions' }),
  column('isTextile', 'no for what has no fibres at all, such as a paper bag', { kind: 'flag' }),
  column('hasAnimalParts', 'yes where a part is of animal origin and no textile, such as leather', { kind: 'flag' }),
  ...party('manufacturer', 'Manufacturer'),
  ...party('responsiblePerson', 'Responsible person in the EU'),
  ...texts('safety.warnings', 'Warnings that the law requires'),
  column(
    'washingInstructions',
    'machine-40, machine-30, wool-30, hand, no-bleach, no-dryer, no-iron, inside-out',
    LIST,
  ),
  column('sizeGuideBlock', 'Identifier of the size guide'),
  column('origin', 'imported, made-in-usa or made-in-usa-and-imported (for the United States)'),
  column('seasonalClearance', 'yes or no', { kind: 'flag' }),
  column('recommended', 'no keeps it out of listings', { kind: 'flag' }),
  ...Array.from({ length: MAX_IMAGES }, (_, index) => image(index)).flat(),
  variant('id', 'Barcode, EAN-13', { kind: 'text' }, ['id']),
  variant('sku', 'The variant; with -UP when it is sold in the United States, and only there', { kind: 'text' }, [
    'sku',
  ]),
  variant('size', `${SIZES.join(', ')}, or one of your own`, { kind: 'text' }, ['size']),
  ...PRICE_CURRENCIES.flatMap(price),
  ...WAREHOUSE_CODES.map((code) =>
    variant(`stock.${code}`, `Pairs in the warehouse ${code}`, { kind: 'count' }, ['stock', code]),
  ),
]

/** A row without these is rejected. */
export const NEEDED_COLUMNS: readonly string[] = ['sku', 'variant.id', 'variant.sku']

const byName = new Map(COLUMNS.map((known) => [known.name, known]))
const byPath = new Map(COLUMNS.map((known) => [`${known.of} ${known.path.join('.')}`, known]))

export const findColumn = (name: string): Column | undefined => byName.get(name)

/**
 * The column in which a mistake at this path of a product stands. A mistake inside a list stands in the list's; that of a
 * whole group (no description at all) in the first column of the group.
 */
export function columnAt(path: readonly PropertyKey[]): string {
  const [first, index] = path
  const inVariant = first === 'variants' && typeof index === 'number'
  const whose = inVariant ? 'variant' : 'product'
  const steps = (inVariant ? path.slice(2) : path).map(String)
  for (let length = steps.length; length > 0; length -= 1) {
    const found = byPath.get(`${whose} ${steps.slice(0, length).join('.')}`)
    if (found !== undefined) return found.name
  }
  const group = steps.length === 0 ? undefined : COLUMNS.find(({ of, path: own }) => of === whose && begins(own, steps))
  return group?.name ?? (inVariant ? ['variant', ...steps] : steps).join('.')
}

const begins = (path: Column['path'], steps: readonly string[]): boolean =>
  steps.every((step, index) => String(path[index]) === step)
