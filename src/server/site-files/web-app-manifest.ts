/**
 * The web app manifest of a storefront (SHX-26): with it the shop can be installed, and receives shared text as a search. The
 * service worker of installed shops has no cache, so no page, price or stock is ever shown from a copy.
 */
import type { Language, StorefrontCode } from '../../markets/types.ts'

export const webAppManifest = (code: StorefrontCode, lang: Language): string =>
  JSON.stringify({
    id: `/${code}`,
    name: 'Sockeye',
    short_name: 'Sockeye',
    lang,
    dir: 'ltr',
    start_url: `/${code}`,
    scope: `/${code}`,
    display: 'minimal-ui',
    background_color: '#fffaf2',
    theme_color: '#fffaf2',
    icons: [
      { src: '/app-icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/app-icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/app-icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    share_target: {
      action: `/${code}/search`,
      method: 'GET',
      enctype: 'application/x-www-form-urlencoded',
      params: { text: 'term' },
    },
  })
