/** The pictures of a product at the desk: `{hash}/{name}` of the media library, where a catalogue file names files beside it. */
import type { CatalogueImage } from '../../contracts/merchant/catalogue.ts'
import { fail, ok, type Result } from '../../platform/result.ts'
import type { DocumentImage } from '../../services/discovery/admin.ts'
import { findLibraryPictures, hrefOf, type LibraryPicture } from '../../services/images/admin.ts'
import { aheadOf, type CataloguePictures } from '../catalogue/catalogue-pictures.ts'
import type { ShopSchema } from '../shop-schema.ts'
import type { Kysely, Transaction } from 'kysely'

const NO_TINT = '#ffffff'

export async function libraryPictures(
  query: Kysely<ShopSchema> | Transaction<ShopSchema>,
  references: readonly string[],
): Promise<CataloguePictures> {
  const found = await findLibraryPictures(query, references.flatMap(addressOf))
  const known = new Map(found.map((picture) => [referenceTo(picture), picture]))
  const look = (reference: string): Result<LibraryPicture, string> => {
    const picture = known.get(reference)
    return picture === undefined ? fail('there is no such picture in the media library') : ok(picture)
  }
  return {
    async problemWith({ picture }) {
      const looked = look(picture)
      return looked.ok ? undefined : looked.failure
    },
    async take(image, index) {
      const looked = look(image.picture)
      if (!looked.ok) throw new Error(`${image.picture}: ${looked.failure}`)
      return taken(looked.value, image, index)
    },
    store: async () => {},
    discard: async () => {},
  }
}

function taken(
  { hash, name, kind, width, height, opaque, background: own }: LibraryPicture,
  { backgroundColor, imageType, alt }: CatalogueImage,
  index: number,
) {
  const background = backgroundColor ?? own ?? NO_TINT
  const picture = {
    hash,
    name,
    kind,
    width,
    height,
    opaque: opaque ? 1 : 0,
    background,
    ahead: aheadOf(index),
  } as const
  const image: DocumentImage = {
    href: hrefOf(picture),
    drawn: kind === 'drawing',
    width,
    height,
    imageType,
    backgroundColor: background,
    ...(alt === undefined ? {} : { alt }),
  }
  return { image, picture }
}

export const referenceTo = ({ hash, name }: { readonly hash: string; readonly name: string }): string =>
  `${hash}/${name}`

/** Nothing for a reference of another form, which no picture has. */
function addressOf(reference: string): readonly { readonly hash: string; readonly name: string }[] {
  const [hash = '', name = '', ...rest] = reference.split('/')
  return rest.length === 0 && name !== '' ? [{ hash, name }] : []
}
