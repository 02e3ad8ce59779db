/** Reads our own markup as a visitor does: its words and its links. Not a parser of anybody else's HTML. */

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }

const decode = (text: string): string =>
  text.replaceAll(
    /&(#?\w+);/g,
    (whole, name: string) => (Object.hasOwn(ENTITIES, name) ? ENTITIES[name] : undefined) ?? whole,
  )

const TALKING = ['alt', 'title', 'aria-label', 'placeholder', 'content']

/** Everything that is read or read aloud, each piece by itself. */
export function wordsIn(html: string): readonly string[] {
  const visible = html.replaceAll(/<(script|style)\b[^>]*>.*?<\/\1>/gs, '')
  const texts = visible.split(/<[^>]*>/)
  const attributes = TALKING.flatMap((name) => [...visible.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))]).map(
    ([, value = '']) => value,
  )
  return [...texts, ...attributes].map((text) => decode(text).trim()).filter((text) => text !== '')
}

/** Where its links lead, without what stands behind a hash. */
export function linksIn(html: string): readonly string[] {
  const found = hrefsIn(html).map((href) => href.split('#')[0] ?? '')
  return [...new Set(found)].filter((href) => href !== '')
}

/** Its links to a place in a page: the page, empty where it is this one, and the name behind the hash. */
export function anchorsIn(html: string): readonly { readonly path: string; readonly id: string }[] {
  return [...new Set(hrefsIn(html))].flatMap((href) => {
    const [path = '', id = ''] = href.split('#')
    return id === '' ? [] : [{ path, id: decodeURIComponent(id) }]
  })
}

/** The names that a link can lead to. */
export const idsIn = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(/<\w[^>]* id="([^"]*)"/g)].map(([, id = '']) => decode(id)))

const hrefsIn = (html: string): readonly string[] =>
  [...html.matchAll(/<a\b[^>]* href="([^"]*)"/g)].map(([, href = '']) => decode(href))
