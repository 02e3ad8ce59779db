/** The gaps of the list in the order in which they are filled, and what a filled one adds to a release. */
import type { GapEntry } from '../../api/content-version-schemas.ts'
import type { NewReleaseItems } from '../releases/ScheduleDialog.tsx'

export const gapKey = ({ of, slug, place, language }: GapEntry): string => JSON.stringify([of, slug, place, language])

/** Those that are filled here; the others need the editor of the page. */
const isFillable = ({ kind, inEditor }: GapEntry): boolean => kind !== 'page' && !inEditor

/** The next one that can be filled, from a place on; the first one after the last. */
export function nextGap(gaps: readonly GapEntry[], from: number): GapEntry | undefined {
  return [...gaps.slice(from), ...gaps.slice(0, from)].find(isFillable)
}

export function releaseItemsOf(filled: readonly GapEntry[]): NewReleaseItems {
  const stories = filled.filter(({ of }) => of === 'story').map(({ slug }) => slug)
  const texts = filled.filter(({ of }) => of === 'datasource')
  return {
    stories: [...new Set(stories)],
    texts: texts.map(({ slug, place, language }) => ({ datasource: slug, name: place, dimension: language })),
  }
}
