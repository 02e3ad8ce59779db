/** Every text of the demo's content with its translations. */
import type { StoryToSave } from '../../src/services/content/admin.ts'
import { isMembers, objectsIn, shownPlace } from '../../src/merchant/content/walk-content.ts'

export const TRANSLATED = ['de-DE', 'nl-NL', 'fr-FR', 'es-ES', 'it-IT'] as const

export type StoryLanguage = 'default' | (typeof TRANSLATED)[number] | 'en-US'

export type Words = { readonly default: string } & Readonly<Partial<Record<StoryLanguage, string>>>

export type DemoText = { readonly slug: string; readonly where: string; readonly field: string; readonly words: Words }

const MARK = '__i18n__'

/** Rich texts in one piece; every other field that is a text, translated or not. */
export function textsOf({ full_slug: slug, content }: StoryToSave): readonly DemoText[] {
  return objectsIn(content).flatMap(({ value, at }) =>
    Object.keys(value).flatMap((field) => {
      const text = field.includes(MARK) || field.startsWith('_') ? undefined : wordsIn(value[field])
      if (text === undefined) return []
      const others = [...TRANSLATED, 'en-US' as const].flatMap((language) => {
        const translated = wordsIn(value[`${field}${MARK}${language.replace('-', '_')}`])
        return translated === undefined ? [] : [[language, translated] as const]
      })
      const words = { ...Object.fromEntries(others), default: text }
      return [{ slug, where: `${slug} ${shownPlace([...at, field])}`, field, words }]
    }),
  )
}

function wordsIn(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  return isMembers(value) && value['type'] === 'doc' ? leavesOf(value).join('\n') : undefined
}

/** The texts of a rich text, as they stand between two tags. */
export function leavesOf(node: unknown): readonly string[] {
  if (!isMembers(node)) return []
  const { text, content } = node
  if (typeof text === 'string') return [text]
  return Array.isArray(content) ? content.flatMap(leavesOf) : []
}
