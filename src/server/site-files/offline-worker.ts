/**
 * The service worker of the installed shop (SHX-26, ADR 110). It answers a navigation that cannot reach the shop with one page that
 * says so, in the language of the storefront. It has no cache: no page, price or stock is ever shown from a copy.
 */
import type { Language, StorefrontCode } from '../../markets/types.ts'
import { html } from '../../platform/html/html.ts'
import { shopPage, shopPagePolicy } from '../../platform/html/shop-page.ts'
import { OFFLINE_TEXTS } from './texts/offline-texts.ts'

export type StorefrontLanguages = Readonly<Partial<Record<StorefrontCode, Language>>>

const HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': shopPagePolicy({ forms: false, frames: false }),
}

/** Navigation preload: the request for a page does not wait until the worker has started. */
export const offlineWorker = (
  languages: StorefrontLanguages,
): string => `const pages = ${JSON.stringify(pagesOf(languages))}
const headers = ${JSON.stringify(HEADERS)}
addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([registration.navigationPreload?.enable(), clients.claim()])))
addEventListener('fetch', (event) => {
  const { request } = event
  if (request.mode === 'navigate' && request.method === 'GET') event.respondWith(answer(event, request))
})
async function answer({ preloadResponse }, request) {
  try {
    return (await preloadResponse) ?? (await fetch(request))
  } catch {
    const [, storefront] = new URL(request.url).pathname.split('/')
    return new Response(pages[storefront] ?? Object.values(pages)[0], { status: 503, headers })
  }
}
`

const pagesOf = (languages: StorefrontLanguages): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(languages).map(([code, language]) => [code, offlinePage(code, language)]))

function offlinePage(code: string, lang: Language): string {
  const { title, text, retry } = OFFLINE_TEXTS[lang]
  // An empty address is that of the page that could not be reached.
  const content = html`<p>${text}</p>
    <p><a href="">${retry}</a></p>`
  return shopPage({ lang, title, home: `/${code}`, content })
}
