/**
 * Exports all products in the format of the import, by the file's ending. The same products give the same bytes. Picture files
 * are written beside it.
 */
import { copyFile, mkdir } from 'node:fs/promises'
import { basename, dirname, extname, join } from 'node:path'
import { stringify } from 'csv-stringify/sync'
import type { CatalogueImage, CatalogueProduct } from '../../contracts/merchant/catalogue.ts'
import { DRAWING } from '../../contracts/merchant/catalogue.ts'
import { offeredProduct } from '../../contracts/merchant/catalogue-schema.ts'
import type { ObjectStorage } from '../../platform/object-storage/object-storage.ts'
import type { Database, Transaction } from '../../platform/database/open-database.ts'
import { findOffers } from '../../services/commerce/admin.ts'
import {
  type DocumentImage,
  countProducts,
  everyProduct,
  findKnownProducts,
  type StoredProduct,
} from '../../services/discovery/admin.ts'
import { pictureFile, picturesFolder, sharedPictures } from '../../services/images/admin.ts'
import { writeFileAtomically } from '../files/write-file-atomically.ts'
import type { ShopSchema } from '../shop-schema.ts'
import { COLUMNS, NEEDED_COLUMNS, type Column } from './columns.ts'
import { toRows, usedColumns } from './csv-product.ts'
import type { Progress } from '../progress.ts'

export type ExportOptions = {
  readonly file: string
  readonly database: Database<ShopSchema>
  readonly dataDir: string
  /** Where nodes share pictures. */
  readonly objects?: ObjectStorage | undefined
  readonly progress: Progress
}

type Products = () => AsyncGenerator<CatalogueProduct>

export async function exportCatalogue(options: ExportOptions): Promise<number> {
  const { file, database, dataDir, objects, progress } = options
  const beside = `${basename(file, extname(file))}-pictures`
  const pictures = new Set<string>()
  // One snapshot, so that a file never contains half of a change.
  const count = await database.snapshot(async (transaction) => {
    const total = await countProducts(transaction)
    const all: Products = () => inOrder(transaction, database, beside)
    progress.begin('Writing', total)
    const pieces = piecesOf(all, extname(file).toLowerCase())
    await writeFileAtomically(
      file,
      textOf(pieces, ({ images }) => {
        progress.advance(1)
        for (const { picture } of images) pictures.add(picture)
      }),
    )
    return total
  })
  await layBeside(pictures, { folder: picturesFolder(dataDir), objects, beside: dirname(file) })
  progress.end()
  return count
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
      'in the warehouse',
    )
    const linked = some.flatMap(({ document }) => document.linkedProducts)
    const known = new Set(await findKnownProducts(transaction, database, linked))
    // A product without offers could not be imported.
    yield* some.flatMap((stored) => toCatalogueProduct(stored, offers[stored.document.sku] ?? [], { beside, known }))
  }
}

/** Through the contract, which also gives every member its place. */
function toCatalogueProduct(
  { document }: StoredProduct,
  variants: CatalogueProduct['variants'],
  { beside, known }: { readonly beside: string; readonly known: ReadonlySet<string> },
): readonly CatalogueProduct[] {
  if (variants.length === 0) return []
  const images = document.images.map((image) => toCatalogueImage(image, beside))
  // Another colour may have been taken out since.
  const linkedProducts = document.linkedProducts.filter((sku) => known.has(sku))
  return [offeredProduct.parse({ ...document, linkedProducts, images, variants })]
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

function piecesOf(products: Products, ending: string): AsyncGenerator<Piece> {
  if (ending === '.csv') return csvOf(products)
  return ending === '.jsonl' ? jsonLinesOf(products) : jsonOf(products)
}

async function* jsonLinesOf(products: Products): AsyncGenerator<Piece> {
  for await (const product of products()) yield { text: `${JSON.stringify(product)}\n`, product }
}

async function* jsonOf(products: Products): AsyncGenerator<Piece> {
  let before = '[\n'
  for await (const product of products()) {
    yield { text: before + JSON.stringify(product), product }
    before = ',\n'
  }
  yield { text: before === '[\n' ? '[]\n' : '\n]\n' }
}

/** Reads the products twice: first for the columns they need, then for their rows. */
async function* csvOf(products: Products): AsyncGenerator<Piece> {
  const needed = new Set<Column>(COLUMNS.filter(({ name }) => NEEDED_COLUMNS.includes(name)))
  for await (const product of products()) {
    for (const column of usedColumns(COLUMNS, product)) needed.add(column)
  }
  const columns = COLUMNS.filter((column) => needed.has(column))
  yield { text: stringify([columns.map(({ name }) => name)]) }
  for await (const product of products()) yield { text: stringify(toRows(columns, product)), product }
}

async function* textOf(pieces: AsyncIterable<Piece>, onProduct: (product: CatalogueProduct) => void) {
  for await (const { text, product } of pieces) {
    if (product !== undefined) onProduct(product)
    yield text
  }
}

async function layBeside(
  pictures: ReadonlySet<string>,
  {
    folder,
    objects,
    beside,
  }: { readonly folder: string; readonly objects: ObjectStorage | undefined; readonly beside: string },
): Promise<void> {
  const sharing = objects && sharedPictures(objects, folder)
  for (const picture of pictures) {
    if (picture.startsWith(DRAWING)) continue
    const [hash = '', name = ''] = picture.split('/').slice(-2)
    const to = join(beside, picture)
    await mkdir(dirname(to), { recursive: true })
    await sharing?.ensureFile({ hash, name })
    await copyFile(pictureFile(folder, { hash, name }), to)
  }
}
