/** Reads our own markup as a visitor does: its words and its links. Not a parser of arbitrary HTML. */

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }

const decode = (text: string): string =>
  text.replaceAll(
    /&(#?\w+);/g,
    (whole, name: string) => (Object.hasOwn(ENTITIES, name) ? ENTITIES[name] : undefined) ?? whole,
  )

const TALKING = ['alt', 'title', 'aria-label', 'placeholder', 'content']

/** Everything that is shown or read aloud, each text separately. */
export function wordsIn(html: string): readonly string[] {
  const visible = html.replaceAll(/<(script|style)\b[^>]*>.*?<\/\1>/gs, '')
  const texts = visible.split(/<[^>]*>/)
  const attributes = TALKING.flatMap((name) => [...visible.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))]).map(
    ([, value = '']) => value,
  )
  return [...texts, ...attributes].map((text) => decode(text).trim()).filter((text) => text !== '')
}

/** The targets of its links, without their fragments. */
export function linksIn(html: string): readonly string[] {
  const found = hrefsIn(html).map((href) => href.split('#')[0] ?? '')
  return [...new Set(found)].filter((href) => href !== '')
}

/** Its links to a fragment: the page, empty where it is this one, and the id. */
export function anchorsIn(html: string): readonly { readonly path: string; readonly id: string }[] {
  return [...new Set(hrefsIn(html))].flatMap((href) => {
    const [path = '', id = ''] = href.split('#')
    return id === '' ? [] : [{ path, id: decodeURIComponent(id) }]
  })
}

/** The ids that a link can lead to. */
export const idsIn = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(/<\w[^>]* id="([^"]*)"/g)].map(([, id = '']) => decode(id)))

const hrefsIn = (html: string): readonly string[] =>
  [...html.matchAll(/<a\b[^>]* href="([^"]*)"/g)].map(([, href = '']) => decode(href))

/** Its tags of a kind, optionally only those with this attribute. */
export const tagsIn = (html: string, name: string, attribute = ''): readonly string[] =>
  [...html.matchAll(new RegExp(`<${name}\\b[^>]*>`, 'g'))].map(([tag]) => tag).filter((tag) => tag.includes(attribute))

export const imagesIn = (html: string): readonly string[] => tagsIn(html, 'img')

type Thing = { readonly '@type': string; readonly [property: string]: unknown }

/** Its structured data of schema.org. Throws where that is not JSON. */
export function structuredDataIn(html: string): readonly Thing[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(([, json = '']) => {
    const data: { readonly '@graph': readonly Thing[] } = JSON.parse(json)
    return data['@graph']
  })
}

/** The filter values of a listing, each once. */
export function filtersIn(html: string): readonly { readonly name: string; readonly value: string }[] {
  const boxes = tagsIn(html, 'input', 'type="checkbox"').map((tag) => ({
    name: / name="([^"]*)"/.exec(tag)?.[1] ?? '',
    value: decode(/ value="([^"]*)"/.exec(tag)?.[1] ?? ''),
  }))
  const filters = boxes.filter(({ name, value }) => ['sizes', 'colour', 'material'].includes(name) && value !== '')
  return [...new Map(filters.map((filter) => [`${filter.name} ${filter.value}`, filter])).values()]
}
