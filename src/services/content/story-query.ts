import { z } from 'zod'
import { isStorySlug, MOST_STORIES_PER_PAGE } from '../../contracts/content.ts'

const DEFAULT_PER_PAGE = 25
const MOST_SLUGS = 100

const wholeNumber = z
  .string()
  .regex(/^\d{1,9}$/, 'must be a whole number')
  .transform(Number)

const slugs = z
  .string()
  .transform((list) => list.split(','))
  .refine((list) => list.length <= MOST_SLUGS && list.every(isStorySlug), 'must be slugs, separated by commas')

/** What GET /stories takes. Anything else is refused, so that a misspelt filter never delivers everything. */
const storyQuery = z.strictObject({
  by_slugs: slugs.optional(),
  starts_with: z.string().refine(isStorySlug, 'must be the beginning of a slug').optional(),
  content_type: z
    .string()
    .regex(/^[\w-]{1,100}$/, 'must be the name of a component')
    .optional(),
  version: z.enum(['published', 'draft'], 'must be published or draft').default('published'),
  language: z
    .string()
    .regex(/^(?:default|[a-z]{2}(?:-[A-Z]{2})?)$/, 'must be default or a language such as de-DE')
    .default('default'),
  per_page: wholeNumber
    .refine((count) => count >= 1 && count <= MOST_STORIES_PER_PAGE, `must be 1 to ${MOST_STORIES_PER_PAGE}`)
    .default(DEFAULT_PER_PAGE),
  page: wholeNumber.refine((page) => page >= 1, 'must be 1 or more').default(1),
})

export type StoryQuery = z.output<typeof storyQuery>

/** `given` holds each parameter with all its values. */
export function parseStoryQuery(given: Record<string, string[]>): z.ZodSafeParseResult<StoryQuery> {
  const single = Object.entries(given).map(([name, values]) => [name, values.length === 1 ? values[0] : values])
  return storyQuery.safeParse(Object.fromEntries(single))
}
