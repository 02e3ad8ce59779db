/** Where texts stand in the content of a story, by names that survive moving a block: its id, and the path inside it. */
const MARK = '__i18n__'

export type TranslatedText = {
  readonly place: string
  /** `de_DE` */
  readonly language: string
  readonly source: unknown
  readonly translation: unknown
}

/** `home-hero/title`; members without an id of their own add their path: `home-hero/links[1]/label`. */
export const placeIn = (block: string, field: string): string => `${block}/${field}`

/** The name of a block for the places of its texts. */
export function blockPlace(parent: string, step: string, uid: unknown): string {
  return typeof uid === 'string' && uid !== '' ? uid : `${parent}/${step}`
}

/** All translations of a story, each with the text that it translates. */
export function translationsIn(content: unknown): readonly TranslatedText[] {
  const found: TranslatedText[] = []
  const walk = (value: unknown, place: string): void => {
    if (Array.isArray(value)) {
      for (const [index, item] of value.entries()) walkObject(item, place, `[${index}]`)
    } else if (typeof value === 'object' && value !== null) {
      walkMembers(value, place)
    }
  }
  const walkObject = (value: unknown, parent: string, step: string): void => {
    if (Array.isArray(value)) walk(value, `${parent}/${step}`)
    else if (typeof value === 'object' && value !== null) {
      walkMembers(value, blockPlace(parent, step, Reflect.get(value, '_uid')))
    }
  }
  const walkMembers = (value: object, place: string): void => {
    for (const [name, member] of Object.entries(value)) {
      const mark = name.indexOf(MARK)
      if (mark > 0) {
        const field = name.slice(0, mark)
        const language = name.slice(mark + MARK.length)
        const source: unknown = Reflect.get(value, field)
        found.push({ place: placeIn(place, field), language, source, translation: member })
      } else if (Array.isArray(member)) {
        for (const [index, item] of member.entries()) walkObject(item, place, `${name}[${index}]`)
      } else {
        walkObject(member, place, name)
      }
    }
  }
  walkObject(content, '', '')
  return found
}
