/** Content as subjects of operations. */
export const STORY = 'story:'
export const DATASOURCE = 'datasource:'

export const storySubject = (fullSlug: string): string => STORY + fullSlug
export const datasourceSubject = (slug: string): string => DATASOURCE + slug
export const releaseSubject = (releaseId: number): string => `release:${releaseId}`
