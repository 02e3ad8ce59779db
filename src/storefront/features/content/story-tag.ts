/** The name under which the page cache knows a story: when the story changes, the pages that show it are dropped. */
export const storyTag = (fullSlug: string): string => `story:${fullSlug}`
