/**
 * Preload headers for styles and fonts. A proxy that supports early hints sends them while the page is still being rendered.
 * The largest picture is preloaded in the document's head instead: its many URLs compress well with those of its element, and
 * a header with all of them would delay the document by a round trip.
 */
import type { DocumentAssets } from '../../storefront/app/document-html.ts'

/** Computed once per page and language. */
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
