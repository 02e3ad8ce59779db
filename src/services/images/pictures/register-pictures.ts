/** Makes pictures known. From then on their addresses are served; before, they are unknown like any other. */
import { systemClock, type Clock } from '../../../platform/clock.ts'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { imageBackground } from '../../../markets/images/image-widths.ts'
import { isPictureHash, isPictureName, pictureHref } from '../../../contracts/images/picture-address.ts'
import type { ImageTables } from '../tables.ts'

/** A row as the caller that registers the picture provides it. */
export type PictureToRegister = Readonly<
  Omit<ImageTables['pictures'], 'created_at' | 'alt' | 'source_hash' | 'deleted_at'>
>

/** With what the media library adds, which registering leaves as it is. */
type NewRow = PictureToRegister & { readonly created_at: string; readonly deleted_at: null }

/** Far below the number of parameters either engine takes in a statement. */
const ROWS_PER_STATEMENT = 500

/** Registering again changes the background and whether it is rendered ahead; the rest follows from the hash. */
export async function registerPictures(
  transaction: Transaction<ImageTables>,
  pictures: readonly PictureToRegister[],
  clock: Clock = systemClock,
): Promise<void> {
  for (const picture of pictures) refuseBadPicture(picture)
  const created_at = clock.now().toISOString()
  // One statement may not touch a row twice: of two that are the same picture, the more wanted one counts.
  const byAddress = new Map(
    pictures.toSorted((a, b) => rank(b) - rank(a)).map((picture) => [pictureHref(picture.hash, picture.name), picture]),
  )
  const rows = [...byAddress.values()].map((picture) => ({
    ...picture,
    background: picture.background?.toLowerCase() ?? null,
    created_at,
    deleted_at: null,
  }))
  for (let first = 0; first < rows.length; first += ROWS_PER_STATEMENT) {
    await upsert(transaction, rows.slice(first, first + ROWS_PER_STATEMENT))
  }
}

async function upsert(transaction: Transaction<ImageTables>, rows: NewRow[]): Promise<void> {
  await transaction
    .insertInto('pictures')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['hash', 'name'])
        .doUpdateSet((update) => ({
          background: update.ref('excluded.background'),
          ahead: update.ref('excluded.ahead'),
          deleted_at: update.ref('excluded.deleted_at'),
        }))
        // The picture of a tile may also be used by another product: that must not lower its priority.
        .where((is) =>
          is.or([
            is('pictures.ahead', '=', 0),
            // It is used again: the deletion is void.
            is('pictures.deleted_at', 'is not', null),
            is.and([is('excluded.ahead', '>', 0), is('excluded.ahead', '<=', is.ref('pictures.ahead'))]),
          ]),
        ),
    )
    .execute()
}

/** By priority: 1, then 2, then pictures that are not prerendered. */
const rank = ({ ahead }: PictureToRegister): number => (ahead === 0 ? 3 : ahead)

/** An assertion against bugs of our own: invalid pictures of merchants were rejected before they are registered. */
function refuseBadPicture({ hash, name, width, height, background }: PictureToRegister): void {
  if (!isPictureHash(hash) || !isPictureName(name)) throw new Error(`Not the address of a picture: ${hash}/${name}`)
  if (![width, height].every((pixels) => Number.isInteger(pixels) && pixels > 0)) {
    throw new Error(`Not the size of a picture: ${name} is ${width} × ${height}`)
  }
  if (background !== null && imageBackground(background) === undefined)
    throw new Error(`Not a background: ${background} of ${name}`)
}
