/** Puts the rendered tree, its styles, its code and its data together into one document. */
import type { HeadFacts } from '../features/seo/index.ts'
import { headHtml } from './head-html.ts'
import { jsonForHtml } from './json-for-html.ts'
import type { PageState } from './page-state.ts'

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
    ...assets.modules.map((href) => `<link rel="modulepreload" href="${href}">`),
  ].join('')
  heads.set(assets, made)
  return made
}

/** What the browser is told on every page, by the id of its element: JSON, ready for the document. */
export type ToldJson = Readonly<Record<'settings' | 'api-prefixes' | 'add-ons', string>>

/** In pieces, in order: whoever sends them need not copy the long ones together first. */
export function documentHtml(
  tree: string,
  state: PageState,
  assets: DocumentAssets,
  told: ToldJson,
  head?: HeadFacts,
): readonly string[] {
  const headEnd = tree.indexOf('</head>')
  const bodyEnd = tree.lastIndexOf('</body>')
  return [
    '<!doctype html>',
    tree.slice(0, headEnd),
    head ? headHtml(head) : '',
    headTags(assets),
    typeof state.shell === 'string' ? `<link rel="preload" href="${state.shell}" as="fetch" crossorigin>` : '',
    ...Object.entries(told).map(([id, json]) => `<script type="application/json" id="${id}">${json}</script>`),
    tree.slice(headEnd, bodyEnd),
    '<script type="application/json" id="page-state">',
    jsonForHtml(state),
    `</script><script>${assets.bootstrap}</script>`,
    tree.slice(bodyEnd),
  ]
}

/**
 * The one inline script: it starts the application by a script element of its own making. The policy names its hash and
 * trusts what it adds (`strict-dynamic`); a module that stood in the markup, or an import from there, would be refused.
 */
export function bootstrapScript(module: { readonly src: string } | { readonly text: string }): string {
  const [property, value] = 'src' in module ? ['src', module.src] : ['textContent', module.text]
  const lines = [
    'const start = document.createElement("script")',
    'start.type = "module"',
    `start.${property} = ${jsonForHtml(value)}`,
    'document.head.append(start)',
    'document.currentScript.remove()',
  ]
  return `{${lines.join(';')}}`
}
