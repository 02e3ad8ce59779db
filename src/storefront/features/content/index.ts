/** Stories as screens need them. It never decides which story a page is: a page's load does. */
export { listStories } from './list-stories.ts'
export { CONTENT_TAG, contentTags } from './story-tag.ts'
export { toStoryView } from './story-view.ts'
export type { StoryView } from './story-view.ts'
