/** Answers of the operations on stories. */
import * as z from 'zod/mini'

export type FieldView = {
  readonly name: string
  readonly type: string
  readonly isRequired: boolean
  readonly isTranslated: boolean
  readonly options?: readonly string[] | undefined
  readonly range?: readonly [number, number] | undefined
  readonly fields?: readonly FieldView[] | undefined
}

const fieldKind: z.ZodMiniType<FieldView> = z.lazy(() =>
  z.object({
    name: z.string(),
    type: z.string(),
    isRequired: z.boolean(),
    isTranslated: z.boolean(),
    options: z.optional(z.array(z.string())),
    range: z.optional(z.tuple([z.number(), z.number()])),
    fields: z.optional(z.array(fieldKind)),
  }),
)
const group = z.record(z.string(), z.array(fieldKind))
const kinds = z.object({ pages: group, shared: group, blocks: group })

export const STORY_STATES = ['draft', 'changed', 'published'] as const
const state = z.enum(STORY_STATES)

const storyRow = z.object({
  slug: z.string(),
  name: z.string(),
  component: z.string(),
  uuid: z.string(),
  state,
})

const story = z.object({
  slug: z.string(),
  name: z.string(),
  content: z.record(z.string(), z.unknown()),
  state,
  version: z.number(),
})

const problem = z.object({ file: z.string(), at: z.string(), message: z.string() })

export const contentSchemas = {
  'story.list': z.array(storyRow),
  'story.kinds': kinds,
  'story.read': story,
  'story.save': z.object({ problems: z.array(problem), isPublished: z.boolean() }),
}

export type StoryEntry = z.infer<typeof storyRow>
export type StoryDetails = z.infer<typeof story>
export type StoryState = z.infer<typeof state>
export type StoryKinds = z.infer<typeof kinds>
export type StoryProblem = z.infer<typeof problem>
