/** Puts the rendered tree, its styles, its code and its data together into one document. */
import type { PageState } from './page-state.ts'

export type DocumentAssets = {
  /** The one inline script; the content security policy names its hash. */
  readonly bootstrap: string
  readonly styles: readonly string[]
  readonly modules: readonly string[]
  readonly fonts: readonly string[]
}

export function documentHtml(tree: string, state: PageState, assets: DocumentAssets): string {
  const head = [
    ...assets.fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`),
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...assets.modules.map((href) => `<link rel="modulepreload" href="${href}">`),
    `<script type="module">${assets.bootstrap}</script>`,
  ].join('')
  const data = `<script type="application/json" id="page-state">${jsonForHtml(state)}</script>`
  return `<!doctype html>${insertBefore('</body>', data, insertBefore('</head>', head, tree))}`
}

function insertBefore(mark: '</head>' | '</body>', text: string, html: string): string {
  const at = mark === '</head>' ? html.indexOf(mark) : html.lastIndexOf(mark)
  return html.slice(0, at) + text + html.slice(at)
}

/** JSON that no browser can read as markup or as the end of its script. */
export function jsonForHtml(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}
