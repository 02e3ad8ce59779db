/**
 * The stored product document: how a product is shown and found, in all its languages. Prices and stock belong to
 * commerce.
 */
import type { CatalogueImage, CatalogueProduct, LocalizedTexts } from '../../../contracts/merchant/catalogue.ts'

/** A picture of the image service, with what a page needs before it is loaded. */
export type DocumentImage = Omit<CatalogueImage, 'picture' | 'backgroundColor'> & {
  readonly href: string
  readonly drawn: boolean
  readonly width: number
  readonly height: number
  readonly backgroundColor: string
}

export type ProductDocument = Omit<CatalogueProduct, 'variants' | 'images'> & {
  readonly images: readonly DocumentImage[]
}

/** The label of a product where it is only mentioned. */
export type Label = {
  readonly name: LocalizedTexts
  readonly colour: string
  readonly hero?: Pick<DocumentImage, 'href' | 'backgroundColor'>
}
