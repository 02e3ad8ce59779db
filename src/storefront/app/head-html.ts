/** The part of a document's head that is for machines: the page's one address, its likes, its card, its structured data. */
import type { HeadFacts } from '../features/frame/seo/index.ts'
import { jsonForHtml } from './json-for-html.ts'

/** Some pages have the same facts each time. */
const written = new WeakMap<HeadFacts, string>()

export function headHtml(head: HeadFacts): string {
  const known = written.get(head)
  if (known !== undefined) return known
  const { title, description, kind, locale, canonical, alternates, picture, things } = head
  const made = [
    `<link rel="canonical" href="${attribute(canonical)}">`,
    ...alternates.map(
      ({ hreflang, href }) => `<link rel="alternate" hreflang="${hreflang}" href="${attribute(href)}">`,
    ),
    card('og:site_name', 'Sockeye'),
    card('og:type', kind),
    card('og:title', title),
    card('og:description', description),
    card('og:url', canonical),
    card('og:locale', locale.replace('-', '_')),
    card('og:image', picture?.src),
    card('og:image:width', picture?.width),
    card('og:image:height', picture?.height),
    card('og:image:alt', picture?.alt),
    // Data: no browser runs it, so the policy for scripts has nothing to say about it.
    `<script type="application/ld+json">${jsonForHtml({ '@context': 'https://schema.org', '@graph': things })}</script>`,
  ].join('')
  written.set(head, made)
  return made
}

const card = (property: string, content: string | number | undefined): string =>
  content === undefined || content === '' ? '' : `<meta property="${property}" content="${attribute(String(content))}">`

/** Most are addresses, of which nothing has to be written otherwise. */
const attribute = (text: string): string =>
  /[&"<]/.test(text) ? text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;') : text
