import type { StoryToSave } from '../../src/services/content/save-stories.ts'

export function story(slug: string, fields: Record<string, unknown> = {}, component = 'page'): StoryToSave {
  return { full_slug: slug, name: `Story of ${slug}`, content: { _uid: `uid-${slug}`, component, ...fields } }
}
