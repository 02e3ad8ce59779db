/**
 * The filters and orders on which the two engines disagree or which they do not have: patterns, tags, words, and orders
 * by anything but the slug. They are decided here, from what a candidate needs to be judged by.
 */
import { parseFields, parseTags, type StoryFields } from '../stored-story.ts'
import { meetsFilters } from './filter-query.ts'
import { matches } from './match-pattern.ts'
import { comparison, type Sortable } from './sort-by.ts'
import type { SeenStory } from './seen-stories.ts'
import { slugOf } from './to-story.ts'
import type { StoriesQuery } from './story-query.ts'

export type Candidate = Omit<SeenStory, 'content' | 'component' | 'is_startpage' | 'meta_data' | 'release_id'> & {
  readonly content?: string
}

type Choosing = Pick<
  StoriesQuery,
  | 'by_slugs'
  | 'excluding_slugs'
  | 'level'
  | 'with_tag'
  | 'search_term'
  | 'sort_by'
  | 'by_uuids_ordered'
  | 'filter_query'
>

export function needsChoosing(wanted: Choosing): boolean {
  const { excluding_slugs: excluded, level, with_tag: tags, search_term: term } = wanted
  const { by_slugs: slugs, sort_by: rules, by_uuids_ordered: uuids, filter_query: fields } = wanted
  const filters = [excluded, level, tags, term, rules, uuids, fields]
  return filters.some((filter) => filter !== undefined) || (slugs?.some(isPattern) ?? false)
}

/** Reading every candidate's content is the costly part. */
export function needsContent({ search_term: term, sort_by: rules, filter_query: fields }: Choosing): boolean {
  return term !== undefined || fields !== undefined || (rules?.some((rule) => rule.of === 'content') ?? false)
}

/** The ids, in their order. */
export function chooseStories(candidates: readonly Candidate[], wanted: Choosing): readonly number[] {
  const isWanted = filterOf(wanted)
  const places = new Map(wanted.by_uuids_ordered?.map((uuid, place) => [uuid, place]))
  const compare = comparison(wanted.sort_by ?? [])
  return candidates
    .filter(isWanted)
    .map((candidate) => ({ candidate, place: places.get(candidate.uuid) ?? 0, sortable: sortableOf(candidate) }))
    .toSorted((a, b) => a.place - b.place || compare(a.sortable, b.sortable))
    .map(({ candidate }) => candidate.id)
}

function filterOf(wanted: Choosing): (candidate: Candidate) => boolean {
  const {
    excluding_slugs: excluded,
    level,
    with_tag: tags,
    search_term: term,
    by_slugs: slugs,
    filter_query: fields = [],
  } = wanted
  const isIncluded = slugs === undefined ? () => true : matchesAny(slugs)
  const isExcluded = excluded === undefined ? () => false : matchesAny(excluded)
  const needle = term?.toLowerCase()
  return (candidate) => {
    const { full_slug: slug } = candidate
    if (!isIncluded(slug) || isExcluded(slug)) return false
    if (level !== undefined && levelOf(slug) !== level) return false
    if (tags !== undefined) {
      const own = parseTags(candidate)
      if (!tags.some((tag) => own.includes(tag))) return false
    }
    if (needle !== undefined && !mentions(candidate, needle)) return false
    return fields.length === 0 || meetsFilters(fieldsOf(candidate), fields)
  }
}

const isPattern = (slug: string): boolean => slug.includes('*')

function matchesAny(patterns: readonly string[]): (slug: string) => boolean {
  return (slug) => patterns.some((pattern) => matches(pattern, slug))
}

/** A story in no folder is on the first. */
function levelOf(slug: string): number {
  return slug.split('/').filter((part) => part !== '').length
}

function mentions(candidate: Candidate, needle: string): boolean {
  const { name, full_slug: slug } = candidate
  if (name.toLowerCase().includes(needle) || slug.toLowerCase().includes(needle)) return true
  return someText(fieldsOf(candidate), (text) => text.toLowerCase().includes(needle))
}

/** None where the query did not read the content. */
const fieldsOf = ({ full_slug, content }: Candidate): StoryFields =>
  content === undefined ? {} : parseFields({ full_slug, content })

/** What a reader may see: neither names of fields nor the internal data stored beside them. */
function someText(value: unknown, holds: (text: string) => boolean): boolean {
  if (typeof value === 'string') return holds(value)
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(
    ([field, member]) => field !== '_uid' && field !== 'component' && someText(member, holds),
  )
}

function sortableOf(candidate: Candidate): Sortable {
  const { content: _content, ...story } = candidate
  return { story: { ...story, slug: slugOf(story.full_slug) }, content: fieldsOf(candidate) }
}
