/** A story as a screen needs it. Content is written by people: a field may be missing or of another kind. */
import type { Story } from '../../../contracts/content.ts'
import { inSwissGerman } from '../../../markets/languages/swiss-german.ts'
import type { Market } from '../../../markets/types.ts'

export type StoryView = { readonly title: string; readonly intro: string; readonly metaDescription: string }

/** German stories are written once, for Germany; Switzerland reads them in its own spelling. */
export function toStoryView({ name, content }: Story, { countryCode }: Pick<Market, 'countryCode'>): StoryView {
  const text = (value: unknown): string => {
    if (typeof value !== 'string') return ''
    return countryCode === 'CH' ? inSwissGerman(value) : value
  }
  return {
    title: text(content['title']) || name,
    intro: text(content['intro']),
    metaDescription: text(content['metaDescription']),
  }
}
