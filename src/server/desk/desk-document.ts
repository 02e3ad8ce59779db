/** The one document of the desk: it shows nothing by itself, and its script shows the screen of the address. */
import type { DeskEntry } from './desk-source.ts'

type DocumentOptions = {
  readonly entry: DeskEntry
  readonly nonce: string
  /** The choice of the account, from a cookie, so that the first paint has its colours; without it the system's. */
  readonly theme: DeskTheme | undefined
  /** Origin of the shop, where the pictures of products are. */
  readonly shop: string
}

export type DeskTheme = 'light' | 'dark'

/** Set by the desk; no personal data. */
export const THEME_COOKIE = 'desk-theme'

export const readTheme = (value: string | undefined): DeskTheme | undefined =>
  value === 'light' || value === 'dark' ? value : undefined

/** Addresses are those of the build and an origin, so nothing in it needs escaping. The nonce is for styles of the component library, too. */
export function deskDocument({ entry: { scripts, modules, styles }, nonce, theme, shop }: DocumentOptions): string {
  return [
    '<!doctype html>',
    `<html lang="en"${theme === undefined ? '' : ` data-theme="${theme}"`}>`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex, nofollow">',
    '<meta name="color-scheme" content="light dark">',
    `<meta property="csp-nonce" nonce="${nonce}">`,
    `<meta name="shop" content="${shop}">`,
    '<title>Desk</title>',
    '<link rel="icon" href="data:,">',
    ...styles.map((file) => `<link rel="stylesheet" href="${file}" nonce="${nonce}">`),
    ...modules.map((file) => `<link rel="modulepreload" href="${file}" nonce="${nonce}">`),
    ...scripts.map((file) => `<script type="module" src="${file}" nonce="${nonce}"></script>`),
    '</head>',
    '<body>',
    '<div id="desk"></div>',
    '<noscript>The desk needs JavaScript.</noscript>',
    '</body>',
    '</html>',
  ].join('\n')
}
