/** The part of a document's head that is for machines: the page's one address, its likes, its card, its structured data. */
import type { HeadFacts } from '../features/seo/index.ts'
import { jsonForHtml } from './json-for-html.ts'

export function headHtml(head: HeadFacts): string {
  const { title, description, kind, locale, canonical, alternates, picture, things } = head
  const card = {
    'og:site_name': 'Sockeye',
    'og:type': kind,
    'og:title': title,
    'og:description': description,
    'og:url': canonical,
    'og:locale': locale.replace('-', '_'),
    'og:image': picture?.src,
    'og:image:width': picture?.width,
    'og:image:height': picture?.height,
    'og:image:alt': picture?.alt,
  }
  return [
    `<link rel="canonical" href="${attribute(canonical)}">`,
    ...alternates.map(
      ({ hreflang, href }) => `<link rel="alternate" hreflang="${hreflang}" href="${attribute(href)}">`,
    ),
    ...Object.entries(card)
      .filter(([, content]) => content !== undefined && content !== '')
      .map(([property, content]) => `<meta property="${property}" content="${attribute(String(content))}">`),
    // Data: no browser runs it, so the policy for scripts has nothing to say about it.
    `<script type="application/ld+json">${jsonForHtml({ '@context': 'https://schema.org', '@graph': things })}</script>`,
  ].join('')
}

const attribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
