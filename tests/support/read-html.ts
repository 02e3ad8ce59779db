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
  const found = [...html.matchAll(/<a\b[^>]* href="([^"]*)"/g)].map(([, href = '']) => decode(href).split('#')[0] ?? '')
  return [...new Set(found)].filter((href) => href !== '')
}
