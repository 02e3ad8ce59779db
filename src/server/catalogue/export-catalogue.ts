/**
 * Gives a merchant everything that the import would take, in the form the file's ending asks for. The same goods give the
 * same bytes. Pictures that are files are laid beside it.
 */
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { copyFile, mkdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, extname, join } from 'node:path'
import { stringify } from 'csv-stringify/sync'
import type { CatalogueImage, CatalogueProduct } from '../../contracts/catalogue.ts'
import { DRAWING } from '../../contracts/catalogue.ts'
import { catalogueProduct } from '../../contracts/catalogue-schema.ts'
import type { Database, Transaction } from '../../platform/database/open-database.ts'
import { newId } from '../../platform/ids.ts'
import { findOffers } from '../../services/commerce/catalogue/find-offers.ts'
import type { DocumentImage } from '../../services/discovery/product-document.ts'
import { countProducts, everyProduct, type StoredProduct } from '../../services/discovery/read-products.ts'
import { pictureFile, picturesFolder } from '../../services/images/pictures/picture-files.ts'
import type { ShopSchema } from '../services.ts'
import { COLUMNS, type Column } from './columns.ts'
import { toRows, usedColumns } from './csv-product.ts'
import type { Progress } from './progress.ts'

export type ExportOptions = {
  readonly file: string
  readonly database: Database<ShopSchema>
  readonly dataDir: string
  readonly progress: Progress
}

type Products = () => AsyncGenerator<CatalogueProduct>

export async function exportCatalogue({ file, database, dataDir, progress }: ExportOptions): Promise<number> {
  const beside = `${basename(file, extname(file))}-pictures`
  // One transaction, so that a file never holds half of a change.
  const products = await database.transaction(async (transaction) => {
    const count = await countProducts(transaction)
    const all: Products = () => inOrder(transaction, database, beside)
    progress.begin('Writing', count)
    const text = extname(file).toLowerCase() === '.csv' ? csvOf(all) : jsonOf(all)
    await writeWhole(file, text, async (product) => {
      progress.advance(1)
      await layPicturesBeside(product, { folder: picturesFolder(dataDir), beside: dirname(file) })
    })
    return count
  })
  progress.end()
  return products
}

async function* inOrder(
  transaction: Transaction<ShopSchema>,
  database: Database<ShopSchema>,
  beside: string,
): AsyncGenerator<CatalogueProduct> {
  for await (const some of everyProduct(transaction)) {
    const offers = await findOffers(
      transaction,
      database,
      some.map(({ document }) => document.sku),
    )
    // A product of which nothing is offered any more is not one that could be imported.
    yield* some.flatMap((stored) => toCatalogueProduct(stored, offers[stored.document.sku] ?? [], beside))
  }
}

/** Through the contract, which also gives every member its place. */
function toCatalogueProduct(
  { document }: StoredProduct,
  variants: CatalogueProduct['variants'],
  beside: string,
): readonly CatalogueProduct[] {
  if (variants.length === 0) return []
  const images = document.images.map((image) => toCatalogueImage(image, beside))
  return [catalogueProduct.parse({ ...document, images, variants })]
}

function toCatalogueImage(
  { href, drawn, imageType, backgroundColor, alt }: DocumentImage,
  beside: string,
): CatalogueImage {
  const [hash = '', name = ''] = href.split('/').slice(-2)
  const picture = drawn ? `${DRAWING}${name}` : `${beside}/${hash}/${name}`
  return { picture, imageType, backgroundColor, ...(alt === undefined ? {} : { alt }) }
}

type Piece = { readonly text: string; readonly product?: CatalogueProduct }

async function* jsonOf(products: Products): AsyncGenerator<Piece> {
  let before = '[\n'
  for await (const product of products()) {
    yield { text: before + JSON.stringify(product), product }
    before = ',\n'
  }
  yield { text: before === '[\n' ? '[]\n' : '\n]\n' }
}

/** Twice through the goods: first which columns they need, then their rows. */
async function* csvOf(products: Products): AsyncGenerator<Piece> {
  const needed = new Set<Column>()
  for await (const product of products()) {
    for (const column of usedColumns(COLUMNS, product)) needed.add(column)
  }
  const columns = COLUMNS.filter((column) => needed.has(column))
  yield { text: stringify([columns.map(({ name }) => name)]) }
  for await (const product of products()) yield { text: stringify(toRows(columns, product)), product }
}

/** Under another name until it is whole: an export that breaks off leaves the last one as it was. */
async function writeWhole(
  file: string,
  pieces: AsyncIterable<Piece>,
  onProduct: (product: CatalogueProduct) => Promise<void>,
): Promise<void> {
  const unfinished = `${file}.${newId()}.unfinished`
  const stream = createWriteStream(unfinished, { flags: 'wx' })
  try {
    await once(stream, 'open')
    for await (const { text, product } of pieces) {
      if (!stream.write(text)) await once(stream, 'drain')
      if (product !== undefined) await onProduct(product)
    }
    stream.end()
    await once(stream, 'close')
    await rename(unfinished, file)
  } catch (error) {
    stream.destroy()
    await rm(unfinished, { force: true })
    throw error
  }
}

async function layPicturesBeside(
  { images }: CatalogueProduct,
  { folder, beside }: { readonly folder: string; readonly beside: string },
): Promise<void> {
  for (const { picture } of images) {
    if (picture.startsWith(DRAWING)) continue
    const [hash = '', name = ''] = picture.split('/').slice(-2)
    const to = join(beside, picture)
    await mkdir(dirname(to), { recursive: true })
    await copyFile(pictureFile(folder, { hash, name }), to)
  }
}
