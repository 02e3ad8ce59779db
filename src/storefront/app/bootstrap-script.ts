/**
 * The one inline script of every document: it starts the application with a script element that it creates. The policy
 * names its hash and trusts what it adds (`strict-dynamic`); a module in the markup, or an import from there, would be
 * blocked.
 *
 * The application's code is larger than the first paint of a page, so where `data-modules` names it, it is fetched once
 * the page and its early pictures were painted. Links and forms work until then. A press on anything starts the fetch
 * immediately, and so does a page that is not visible yet (background tab, prerender), because it has nothing to paint. An
 * `IntersectionObserver` fires after a frame is drawn; at the second one the pictures are certainly in it.
 *
 * The default policy of Trusted Types lets scripts of the shop's own folders in and nothing else; without one, the two places that
 * add scripts would need code of their own. Text for HTML or code has no policy, so it is rejected (SEC-17).
 *
 * A page whose address names its market (`?market=SE`) stores it as the visitor's choice: `data-market` is that cookie. The address
 * goes on without it, so that a later choice, and what is shared, are not overruled.
 *
 * A link that must set a cookie when it is followed carries it as `data-cookie` and does not depend on the application.
 * Links to checkout keep the query of the address (NAV-05). The HTML of a page is the same for every query, so until the
 * application has drawn them with it, the query is added when such a link is followed. A form without an action is sent by
 * the application only: if it is submitted earlier, it is submitted again after
 * hydration. Going back from a reloaded page to an entry of the same document is rendered by code that comes later
 * (`later-work.ts`); until then that page is loaded.
 */
import { ALIVE } from '../stores/alive.ts'
import { jsonForHtml } from './json-for-html.ts'

/** Maximum wait for pictures, so that a slow one does not delay hydration. */
const LATEST_MS = 1500

/** The cookies of links, and of the address. */
const COOKIES = `const setCookie = (text) => { document.cookie = location.protocol === "https:" ? "__Host-" + text + "; Secure" : text }
addEventListener("click", ({ target }) => {
const cookie = target.closest("[data-cookie]")?.dataset.cookie
if (cookie) setCookie(cookie)
}, true)
if (market) {
const url = new URL(location)
if (market.startsWith("market=" + url.searchParams.get("market") + ";")) {
setCookie(market)
url.searchParams.delete("market")
history.replaceState(history.state, "", url)
}
}`

export function bootstrapScript(module: { readonly src: string } | { readonly text: string }): string {
  const [property, value] = 'src' in module ? ['src', module.src] : ['textContent', module.text]
  return `{
const own = document.currentScript
const { modules, shell, market } = own.dataset
self.trustedTypes?.createPolicy("default", { createScriptURL(href) {
const { origin, pathname } = new URL(href, location)
return origin === location.origin && /^\\/(assets|widgets)\\//.test(pathname) ? href : null } })
own.remove()
${COOKIES}
const alive = new AbortController()
addEventListener("submit", (event) => {
const { target, submitter } = event
if (target.hasAttribute("action")) return
event.preventDefault()
addEventListener("${ALIVE}", () => setTimeout(() => target.requestSubmit(submitter)), { once: true })
}, { capture: true, signal: alive.signal })
const { pathname, search } = location
for (const press of ["click", "auxclick"]) addEventListener(press, ({ target }) => {
const link = target.closest("a[href*='/checkout/']")
if (link) link.search ||= search
}, { capture: true, signal: alive.signal })
addEventListener("popstate", () => {
if (!document.documentElement.hasAttribute("data-live") && location.pathname + location.search !== pathname + search) location.reload()
})
addEventListener("${ALIVE}", () => alive.abort())
const add = (name, members) => document.head.append(Object.assign(document.createElement(name), members))
const waiting = new AbortController()
const { signal } = waiting
const start = () => {
if (signal.aborted) return
waiting.abort()
for (const href of modules ? modules.split(" ") : []) add("link", { rel: "modulepreload", href })
if (shell) add("link", { rel: "preload", as: "fetch", crossOrigin: "", href: shell })
add("script", { type: "module", ${property}: ${jsonForHtml(value)} })
}
const nextFrame = () => new Promise((done) => {
new IntersectionObserver((_, sight) => done(sight.disconnect())).observe(document.body)
})
const startAfterPictures = async () => {
const coming = [...document.querySelectorAll("img[fetchpriority=high]")].filter((picture) => !picture.complete)
await Promise.all(coming.map((picture) => new Promise((done) => (picture.onload = picture.onerror = done))))
await nextFrame().then(nextFrame)
start()
}
if (!modules || document.hidden) start()
else {
for (const press of ["pointerdown", "keydown"]) addEventListener(press, start, { capture: true, signal })
setTimeout(start, ${LATEST_MS})
new PerformanceObserver((list, observer) => {
if (!list.getEntriesByName("first-contentful-paint")[0]) return
observer.disconnect()
startAfterPictures()
}).observe({ type: "paint", buffered: true })
}
}`
}
