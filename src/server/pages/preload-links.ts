/**
 * What a browser may begin to fetch before it has read a line of the document: styles, fonts and the largest picture. A
 * proxy that knows early hints sends it on while the page is still being made.
 */
import type { DocumentAssets } from '../../storefront/app/document-html.ts'

/** One per page and language, so made once. */
const ofAssets = new WeakMap<DocumentAssets, readonly string[]>()

/** `documentStart` holds the head as React drew it: pictures that are in view at once stand there as preloads. */
export function preloadLinks(assets: DocumentAssets, documentStart: string): string {
  const known = ofAssets.get(assets) ?? linksOf(assets)
  ofAssets.set(assets, known)
  return [...known, ...largestPicture(documentStart)].join(', ')
}

const linksOf = ({ styles, fonts }: DocumentAssets): readonly string[] => [
  ...styles.map((href) => `<${href}>; rel=preload; as=style`),
  ...fonts.map((href) => `<${href}>; rel=preload; as=font; type="font/woff2"; crossorigin`),
]

const PRELOAD = /<link rel="preload" as="image"[^>]*>/
/** Everything else would have to be written in another way in a header, and no address of ours has it. */
const PLAIN = /^[!#-:=?-~ ]+$/

/** The first one: React keeps the order of the page. */
function largestPicture(html: string): readonly string[] {
  const [tag] = PRELOAD.exec(html) ?? []
  if (tag === undefined) return []
  const set = attribute(tag, SET)
  const sizes = attribute(tag, SIZES)
  const href = attribute(tag, HREF) ?? set?.slice(0, set.indexOf(' '))
  if (href === undefined || ![href, set ?? href, sizes ?? href].every((value) => PLAIN.test(value))) return []
  return [
    [
      `<${href}>; rel=preload; as=image; fetchpriority=high`,
      ...(set === undefined ? [] : [`imagesrcset="${set}"`]),
      ...(sizes === undefined ? [] : [`imagesizes="${sizes}"`]),
    ].join('; '),
  ]
}

const HREF = / href="([^"]*)"/
const SET = / imageSrcSet="([^"]*)"/
const SIZES = / imageSizes="([^"]*)"/

function attribute(tag: string, pattern: RegExp): string | undefined {
  const value = pattern.exec(tag)?.[1]
  return value?.replaceAll('&amp;', '&')
}
