/** Stories as screens need them. It never fetches: a page's load does. */
export { storyTag } from './story-tag.ts'
export { toStoryView } from './story-view.ts'
export type { StoryView } from './story-view.ts'
