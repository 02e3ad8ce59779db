/** Puts the rendered tree, its styles, its code and its data together into one document. */
import { STOREFRONT_RECORDS } from '../../markets/storefronts/storefront-records.ts'
import { marketCookie } from '../features/visitor/markets/index.ts'
import type { HeadFacts } from '../features/frame/seo/index.ts'
import { headHtml } from './head-html.ts'
import type { PageState } from './page-state.ts'
import { stateJson } from './state-json.ts'

export type DocumentAssets = {
  /** The one inline script; the content security policy names its hash. */
  readonly bootstrap: string
  readonly styles: readonly string[]
  readonly modules: readonly string[]
  readonly fonts: readonly string[]
}

/** One per page and language, so made once. */
const heads = new WeakMap<DocumentAssets, string>()

function headTags(assets: DocumentAssets): string {
  const known = heads.get(assets)
  if (known !== undefined) return known
  const made = [
    ...assets.fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`),
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
  ].join('')
  heads.set(assets, made)
  return made
}

/** Of a page that is there to do something on: its code is needed early, though after what is looked at. */
const codeTags = ({ modules }: DocumentAssets, { shell }: PageState): string =>
  [
    ...modules.map((href) => `<link rel="modulepreload" href="${href}" fetchpriority="low">`),
    ...(typeof shell === 'string'
      ? [`<link rel="preload" href="${shell}" as="fetch" fetchpriority="low" crossorigin>`]
      : []),
  ].join('')

/** Of a page that is painted first: the bootstrap fetches its code afterwards (bootstrap-script.ts). */
const codeData = ({ modules }: DocumentAssets, { shell }: PageState): string =>
  ` data-modules="${modules.join(' ')}"${typeof shell === 'string' ? ` data-shell="${shell}"` : ''}`

/** The bootstrap stores the market of a page whose address names it. */
const marketData = ({ place }: PageState): string =>
  place !== undefined && STOREFRONT_RECORDS[place.storefront].marketType === 'umbrella'
    ? ` data-market="${marketCookie(place.market.countryCode)}"`
    : ''

/** SHX-26. Of the storefront: an installed app opens it in its language. */
const manifestLink = ({ place }: PageState): string =>
  place === undefined ? '' : `<link rel="manifest" href="/manifest/${place.storefront}.webmanifest">`

/** Data embedded into every page for the browser, by the id of its element: JSON, escaped for the document. */
export type EmbeddedJson = Readonly<Record<'settings' | 'api-prefixes' | 'add-ons', string>>

/** What a document has beside the page: facts for search engines, and HTML that no script touches. */
export type DocumentExtras = { readonly head?: HeadFacts; readonly legal?: string }

/** In pieces, in order: the response can send them without concatenating the long ones first. */
export function documentHtml(
  tree: string,
  state: PageState,
  assets: DocumentAssets,
  embedded: EmbeddedJson,
  { head, legal = '' }: DocumentExtras = {},
): readonly string[] {
  const headEnd = tree.indexOf('</head>')
  const bodyEnd = tree.lastIndexOf('</body>')
  const isForDoing = state.layout === 'checkout' || state.preview !== undefined
  return [
    '<!doctype html>',
    tree.slice(0, headEnd),
    head ? headHtml(head) : '',
    manifestLink(state),
    headTags(assets),
    isForDoing ? codeTags(assets, state) : '',
    ...Object.entries(embedded).map(([id, json]) => `<script type="application/json" id="${id}">${json}</script>`),
    tree.slice(headEnd, bodyEnd),
    legal,
    '<script type="application/json" id="page-state">',
    stateJson(state),
    `</script><script${isForDoing ? '' : codeData(assets, state)}${marketData(state)}>${assets.bootstrap}</script>`,
    tree.slice(bodyEnd),
  ]
}
