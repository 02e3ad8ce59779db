/**
 * The one inline script of every document: it starts the application by a script element of its own making. The policy
 * names its hash and trusts what it adds (`strict-dynamic`); a module that stood in the markup, or an import from there,
 * would be refused.
 *
 * What the application is made of weighs more than all that is seen of a page at first, so where `data-modules` names it,
 * it is fetched once the page and its early pictures were painted. Links and forms work until then. Whoever presses
 * something has seen enough; a page that nobody looks at yet (a tab behind, a page made ahead) has nothing to paint. An
 * `IntersectionObserver` tells of a frame once it is drawn; with the second one the pictures are in it for certain.
 *
 * A link that must leave a word behind when it is followed carries it as `data-cookie`, and need not wait for any code. A form
 * without an address is sent by code alone: sent before it is there, it waits, and is sent again when the page is alive. And
 * whoever goes back from a page that was loaded anew to one that it led to before stays in the same document, which nobody would
 * draw anew yet: it is loaded.
 */
import { ALIVE } from '../stores/alive.ts'
import { jsonForHtml } from './json-for-html.ts'

/** A picture that takes longer than this keeps nobody from pressing a button. */
const LATEST_MS = 1500

export function bootstrapScript(module: { readonly src: string } | { readonly text: string }): string {
  const [property, value] = 'src' in module ? ['src', module.src] : ['textContent', module.text]
  return `{
const own = document.currentScript
const { modules, shell } = own.dataset
own.remove()
addEventListener("click", ({ target }) => {
const { cookie } = target.closest("[data-cookie]")?.dataset ?? {}
if (cookie) document.cookie = cookie + (location.protocol === "https:" ? "; Secure" : "")
}, true)
const alive = new AbortController()
addEventListener("submit", (event) => {
const { target, submitter } = event
if (target.hasAttribute("action")) return
event.preventDefault()
addEventListener("${ALIVE}", () => setTimeout(() => target.requestSubmit(submitter)), { once: true })
}, { capture: true, signal: alive.signal })
const { pathname, search } = location
addEventListener("popstate", () => {
if (location.pathname + location.search !== pathname + search) location.reload()
}, { signal: alive.signal })
addEventListener("${ALIVE}", () => alive.abort(), { once: true })
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
const coming = [...document.querySelectorAll("img[fetchpriority=high]")].filter(({ complete }) => !complete)
await Promise.all(coming.map((picture) => new Promise((done) => (picture.onload = picture.onerror = done))))
await nextFrame().then(nextFrame)
start()
}
if (!modules || document.hidden) start()
else {
for (const press of ["pointerdown", "keydown"]) addEventListener(press, start, { capture: true, signal })
setTimeout(start, ${LATEST_MS})
new PerformanceObserver((list, observer) => {
if (list.getEntriesByName("first-contentful-paint").length === 0) return
observer.disconnect()
startAfterPictures()
}).observe({ type: "paint", buffered: true })
}
}`
}
