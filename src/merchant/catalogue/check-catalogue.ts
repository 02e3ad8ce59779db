/**
 * Checks the whole catalogue before anything is written: each product, duplicates in the file, and conflicts with products of
 * the shop. Only what must be compared (SKUs, barcodes, names of pictures) is held in memory, never the products.
 */
import type { CatalogueProduct } from '../../contracts/merchant/catalogue.ts'
import type { VariantOwner } from '../../services/commerce/admin.ts'
import type { CataloguePictures } from './catalogue-pictures.ts'
import { checkDraft, type Draft } from './draft.ts'
import { CatalogueFileError, type CatalogueProblem } from './problem.ts'

/** Existing products of the shop. */
export type StoredProducts = {
  /** The products that own these variant ids and SKUs now. */
  readonly owners: (wanted: {
    readonly ids: readonly string[]
    readonly skus: readonly string[]
  }) => Promise<readonly VariantOwner[]>
  /** Of these products, which ones the shop has. */
  readonly known: (skus: readonly string[]) => Promise<ReadonlySet<string>>
}

export type CheckReport = {
  readonly products: number
  readonly variants: number
  readonly problems: readonly CatalogueProblem[]
  /** Further errors that are counted but not listed. */
  readonly more: number
  readonly skus: ReadonlySet<string>
}

const MAX_PROBLEMS = 1000
const PRODUCTS_AT_ONCE = 250

export async function checkCatalogue(
  drafts: AsyncIterable<Draft>,
  {
    headProblems,
    pictures,
    products,
  }: { headProblems: readonly CatalogueProblem[]; pictures: CataloguePictures; products: StoredProducts },
): Promise<CheckReport> {
  const problems = problemList(headProblems)
  const seen = { products: new Map<string, number>(), ids: new Map<string, number>(), skus: new Map<string, number>() }
  const linked = new Map<string, { row: number; column: string }>()
  let variants = 0
  let batch: { draft: Draft; product: CatalogueProduct }[] = []

  const askShop = async () => {
    problems.add(await clashes(batch, products))
    batch = []
  }
  try {
    for await (const draft of drafts) {
      const { product, problems: own } = checkDraft(draft)
      problems.add(own)
      problems.add(repeated(draft, seen))
      if (product === undefined) continue
      variants += product.variants.length
      for (const sku of product.linkedProducts) {
        if (!linked.has(sku)) linked.set(sku, draft.placeOf(['linkedProducts']))
      }
      problems.add(await unusablePictures(draft, product, pictures))
      batch.push({ draft, product })
      if (batch.length >= PRODUCTS_AT_ONCE) await askShop()
    }
  } catch (error) {
    if (!(error instanceof CatalogueFileError)) throw error
    problems.add([{ row: error.row, column: '(file)', message: `${error.message}; what follows was not looked at` }])
  }
  await askShop()
  problems.add(await unknownLinks(linked, seen.products, products))
  if (seen.products.size === 0 && problems.list.length === 0) {
    problems.add([{ row: 1, column: '(file)', message: 'holds no product' }])
  }
  return {
    products: seen.products.size,
    variants,
    problems: problems.list.toSorted((a, b) => a.row - b.row),
    more: problems.more(),
    skus: new Set(seen.products.keys()),
  }
}

function problemList(first: readonly CatalogueProblem[]) {
  const list: CatalogueProblem[] = []
  let more = 0
  const add = (found: readonly CatalogueProblem[]) => {
    const room = Math.max(0, MAX_PROBLEMS - list.length)
    list.push(...found.slice(0, room))
    more += Math.max(0, found.length - room)
  }
  add(first)
  return { list, add, more: () => more }
}

export type Seen = {
  readonly products: Map<string, number>
  readonly ids: Map<string, number>
  readonly skus: Map<string, number>
}

/** What may occur once only in the file. Looks at drafts, so that a product with another mistake counts too. */
export function repeated(draft: Draft, seen: Seen): readonly CatalogueProblem[] {
  const problems: CatalogueProblem[] = []
  const once = (in_: Map<string, number>, value: unknown, path: readonly PropertyKey[], message: string) => {
    if (typeof value !== 'string' || value === '') return
    const place = draft.placeOf(path)
    const earlier = in_.get(value)
    if (earlier === undefined) in_.set(value, place.row)
    else problems.push({ ...place, message: `${message} ${earlier}` })
  }
  once(seen.products, member(draft.value, 'sku'), ['sku'], 'the same product stands in row')
  const variants: unknown = member(draft.value, 'variants')
  for (const [index, variant] of (Array.isArray(variants) ? variants : []).entries()) {
    once(seen.ids, member(variant, 'id'), ['variants', index, 'id'], 'the same barcode stands in row')
    once(seen.skus, member(variant, 'sku'), ['variants', index, 'sku'], 'the same variant stands in row')
  }
  return problems
}

async function unusablePictures(
  draft: Draft,
  { images }: CatalogueProduct,
  pictures: CataloguePictures,
): Promise<readonly CatalogueProblem[]> {
  const found = await Promise.all(
    images.map(async (image, index): Promise<readonly CatalogueProblem[]> => {
      const message = await pictures.problemWith(image)
      return message === undefined ? [] : [{ ...draft.placeOf(['images', index, 'picture']), message }]
    }),
  )
  return found.flat()
}

/** What of a product must be unique. */
type Identified = {
  readonly sku: string
  readonly variants: readonly { readonly id: string; readonly sku: string }[]
}

/** A barcode or SKU of another product of the shop that stays in it. */
export async function clashes(
  batch: readonly { draft: Draft; product: Identified }[],
  products: StoredProducts,
): Promise<readonly CatalogueProblem[]> {
  if (batch.length === 0) return []
  const all = batch.flatMap(({ product }) => product.variants)
  const owners = await products.owners({ ids: all.map(({ id }) => id), skus: all.map(({ sku }) => sku) })
  const byId = new Map(owners.map((owner) => [owner.id, owner]))
  const bySku = new Map(owners.map((owner) => [owner.sku, owner]))
  return batch.flatMap(({ draft, product }) =>
    product.variants.flatMap((variant, index) =>
      (['id', 'sku'] as const).flatMap((name) => {
        const owner = name === 'id' ? byId.get(variant.id) : bySku.get(variant.sku)
        if (owner === undefined || owner.productSku === product.sku) return []
        const place = draft.placeOf(['variants', index, name])
        return [{ ...place, message: `belongs to the product ${owner.productSku} of the shop` }]
      }),
    ),
  )
}

async function unknownLinks(
  linked: ReadonlyMap<string, { row: number; column: string }>,
  inFile: ReadonlyMap<string, number>,
  products: StoredProducts,
): Promise<readonly CatalogueProblem[]> {
  const outside = [...linked.keys()].filter((sku) => !inFile.has(sku))
  const known = outside.length === 0 ? new Set() : await products.known(outside)
  return outside.flatMap((sku) => {
    const place = linked.get(sku)
    return known.has(sku) || place === undefined
      ? []
      : [{ ...place, message: `${sku} is neither in the file nor in the shop` }]
  })
}

function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}
