/** Content as subjects of operations. */
export const STORY = 'story:'
export const DATASOURCE = 'datasource:'

export const storySubject = (fullSlug: string): string => STORY + fullSlug
export const datasourceSubject = (slug: string): string => DATASOURCE + slug
const RELEASE = 'release:'
export const releaseSubject = (releaseId: number): string => `${RELEASE}${releaseId}`
export const releaseIdIn = (subject: string): number => Number(subject.slice(RELEASE.length))
