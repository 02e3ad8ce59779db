/** A story as a screen needs it. Content is written by people: a field may be missing or of another kind. */
import type { Story } from '../../../contracts/content.ts'

export type StoryView = { readonly title: string; readonly intro: string; readonly metaDescription: string }

export function toStoryView(story: Story): StoryView {
  return {
    title: text(story.content['title']) || story.name,
    intro: text(story.content['intro']),
    metaDescription: text(story.content['metaDescription']),
  }
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
