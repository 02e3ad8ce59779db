/**
 * What a browser may begin to fetch before it has read a line of the document: styles and fonts. A proxy that knows early hints
 * sends it on while the page is still being made. The largest picture stands in the document's head, where its many addresses
 * are packed with those of its element: which one fits is known no sooner, and a header that names them all makes the document
 * come a round trip later.
 */
import type { DocumentAssets } from '../../storefront/app/document-html.ts'

/** One per page and language, so made once. */
const ofAssets = new WeakMap<DocumentAssets, string>()

export function preloadLinks(assets: DocumentAssets): string {
  const known = ofAssets.get(assets) ?? linksOf(assets)
  ofAssets.set(assets, known)
  return known
}

const linksOf = ({ styles, fonts }: DocumentAssets): string =>
  [
    ...styles.map((href) => `<${href}>;rel=preload;as=style`),
    ...fonts.map((href) => `<${href}>;rel=preload;as=font;crossorigin`),
  ].join(',')
