/** What GET /stories and GET /stories/{slug} take. */
import { z } from 'zod'
import { isStorySlug, MAX_STORIES_PER_PAGE } from '../../../contracts/content/content.ts'
import { filterQuery } from './filter-query.ts'
import { common, list, page, perPage, release, text, wholeNumber } from './parameters.ts'
import { sortBy } from './sort-by.ts'

const LANGUAGE = /^(?:default|[a-z]{2}(?:-[A-Z]{2})?)$/
const NAME = /^[\w-]{1,100}$/
const RELATION = /^[\w-]{1,100}\.[\w-]{1,100}$/
const IDENTITY = /^[\w-]{1,64}$/
const NUMBER = /^\d{1,15}$/

const language = z.string().regex(LANGUAGE, 'must be default or a language such as de-DE')

/** A star matches any characters, also none. */
const patterns = list(
  (pattern) => /^\*+$/.test(pattern) || isStorySlug(pattern.replaceAll('*', '')),
  'must be slugs, separated by commas',
)
const names = list((name) => NAME.test(name), 'must be names of fields, separated by commas')
const tags = list((tag) => tag.trim() !== '' && !tag.includes('\0'), 'must be tags, separated by commas')
const uuids = list((uuid) => IDENTITY.test(uuid), 'must be uuids, separated by commas')
const ids = list((number) => NUMBER.test(number), 'must be ids, separated by commas').transform((all) =>
  all.map(Number),
)
const relations = list((relation) => RELATION.test(relation), 'must be component.field, separated by commas')
const flag = z
  .enum(['0', '1', 'false', 'true'], 'must be 0 or 1')
  .transform((given) => given === '1' || given === 'true')
const level = z.enum(['1', '2'], 'must be 1 or 2').transform(Number).default(1)

/** The parameters that all requests for stories have in common. */
const storyOptions = {
  ...common,
  language: language.default('default'),
  fallback_lang: language.optional(),
  from_release: release,
  /** Beyond the public contract: whose unsaved input lies over the drafts. */
  layer: z.string().regex(IDENTITY, 'must be the name of a layer').optional(),
  resolve_relations: relations.default([]),
  resolve_level: level,
  resolve_links: z.enum(['story', 'url', 'link'], 'must be story, url or link').optional(),
  resolve_links_level: level,
}

export const storyQuery = z.strictObject({
  ...storyOptions,
  find_by: z.literal('uuid', 'must be uuid').optional(),
})

/** Anything else is rejected, so that a misspelt filter never returns everything. */
export const storiesQuery = z.strictObject({
  ...storyOptions,
  starts_with: z.string().refine(isStorySlug, 'must be the beginning of a slug').optional(),
  by_slugs: patterns.optional(),
  excluding_slugs: patterns.optional(),
  by_uuids: uuids.optional(),
  by_uuids_ordered: uuids.optional(),
  by_ids: ids.optional(),
  excluding_ids: ids.optional(),
  content_type: z.string().regex(NAME, 'must be the name of a component').optional(),
  is_startpage: flag.optional(),
  level: wholeNumber.refine((depth) => depth >= 1, 'must be 1 or more').optional(),
  with_tag: tags.optional(),
  search_term: text.optional(),
  sort_by: sortBy.optional(),
  filter_query: filterQuery.optional(),
  excluding_fields: names.default([]),
  page,
  per_page: perPage(MAX_STORIES_PER_PAGE),
})

export type StoryQuery = z.output<typeof storyQuery>
export type StoriesQuery = z.output<typeof storiesQuery>
/** What both have in common. */
export type StoryOptions = Pick<StoryQuery, keyof typeof storyOptions>
