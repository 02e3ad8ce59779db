import type { DemoStory } from '../demo-story.ts'

/** Shared content is found by its name, below one folder of the default content. */
export const sharedStory = (name: string, component: string, fields: DemoStory['fields']): DemoStory => ({
  fullSlug: `_default/shared-content/${name}`,
  name,
  component,
  fields,
})
