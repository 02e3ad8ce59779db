/**
 * Writes products to all services that own a part of them (commerce: offers, discovery: documents, images: pictures) in the
 * transaction of the caller: all of them or none (docs/adr/0010).
 */
import type { CatalogueProduct } from '../../contracts/merchant/catalogue.ts'
import type { Database, Transaction } from '../../platform/database/open-database.ts'
import { saveOffers, saveSoldProducts, stageProductEvents } from '../../services/commerce/admin.ts'
import { type ProductDocument, saveProducts } from '../../services/discovery/admin.ts'
import { type PictureToRegister, registerPictures } from '../../services/images/admin.ts'
import { productSubject, variantSubject } from './catalogue-subjects.ts'
import type { RunContext } from '../declaration.ts'
import type { ShopSchema } from '../shop-schema.ts'
import type { CataloguePictures } from './catalogue-pictures.ts'

const PRODUCTS_AT_ONCE = 250

type AlsoChanged = RunContext['alsoChanged']

export async function writeProducts(
  transaction: Transaction<ShopSchema>,
  products: AsyncIterable<CatalogueProduct> | Iterable<CatalogueProduct>,
  {
    database,
    pictures,
    now,
    alsoChanged,
  }: {
    database: Pick<Database<ShopSchema>, 'jsonRows' | 'lockRows' | 'amongTexts'>
    pictures: CataloguePictures
    now: Date
    alsoChanged: AlsoChanged
  },
): Promise<number> {
  let count = 0
  let batch: CatalogueProduct[] = []
  const flush = async () => {
    const taken = await Promise.all(batch.map((product) => toDocument(product, pictures)))
    // Offers first: concurrent writers lock the version there, and do not deadlock later.
    const offered = await saveOffers(transaction, database, batch, now)
    await saveSoldProducts(
      transaction,
      database,
      taken.map(({ document }) => ({ ...document, picture: document.images[0]?.href ?? '' })),
    )
    await registerPictures(
      transaction,
      taken.flatMap(({ used }) => used),
      { now: () => now },
    )
    const described = await saveProducts(
      transaction,
      database,
      taken.map(({ document }) => document),
      now,
    )
    await stageChangedProducts(
      transaction,
      described.map(({ sku }) => sku),
      { staged: offered.products, now },
    )
    for (const { sku, isNew } of described) if (!isNew) alsoChanged(productSubject(sku), ['product'])
    reportVariants(offered.variants, alsoChanged)
    count += batch.length
    batch = []
  }
  for await (const product of products) {
    batch.push(product)
    if (batch.length >= PRODUCTS_AT_ONCE) await flush()
  }
  if (batch.length > 0) await flush()
  return count
}

/** Forms that show them, and undo of earlier edits of them, are based on their versions (OPS-05, OPS-10). */
export function reportVariants(
  variants: readonly { readonly sku: string; readonly fields: readonly string[] }[],
  alsoChanged: AlsoChanged,
): void {
  for (const { sku, fields } of variants) alsoChanged(variantSubject(sku), fields)
}

type Staged = {
  /** Products whose event was staged with their offers: one import is one event for each. */
  readonly staged: readonly string[]
  readonly now: Date
}

/** Documents belong to discovery, which stages no events. */
export const stageChangedProducts = (
  transaction: Transaction<ShopSchema>,
  skus: readonly string[],
  { staged, now }: Staged,
): Promise<void> => {
  const known = new Set(staged)
  return stageProductEvents(
    transaction,
    skus.filter((sku) => !known.has(sku)),
    now,
  )
}

async function toDocument(
  product: CatalogueProduct,
  pictures: CataloguePictures,
): Promise<{ document: ProductDocument; used: readonly PictureToRegister[] }> {
  const { variants: _variants, images, ...rest } = product
  const taken = await Promise.all(images.map((image, index) => pictures.take(image, index)))
  return {
    document: { ...rest, images: taken.map(({ image }) => image) },
    used: taken.map(({ picture }) => picture),
  }
}
