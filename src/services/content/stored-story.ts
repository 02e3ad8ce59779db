/** What the columns of a story hold as JSON. */
import { z } from 'zod'
import type { StoryContent } from '../../contracts/content/content.ts'
import { parseStoredJson } from '../../platform/stored-json.ts'

const content: z.ZodType<StoryContent> = z.looseObject({ _uid: z.string(), component: z.string() })
const fields: z.ZodType<StoryFields> = z.looseObject({})
const tagList = z.array(z.string())
const metaData = z.unknown()

export type StoryFields = Readonly<Record<string, unknown>>

type Named = { readonly full_slug: string }

export const parseContent = (story: Named & { readonly content: string }): StoryContent =>
  parseStoredJson(content, story.content, `content of story ${story.full_slug}`)

/** The same without a word on its block: what is delivered takes that from the story. */
export const parseFields = (story: Named & { readonly content: string }): StoryFields =>
  parseStoredJson(fields, story.content, `content of story ${story.full_slug}`)

export const parseTags = (story: Named & { readonly tag_list: string }): readonly string[] =>
  parseStoredJson(tagList, story.tag_list, `tags of story ${story.full_slug}`)

export const parseMetaData = (story: Named & { readonly meta_data: string | null }): unknown =>
  story.meta_data === null ? null : parseStoredJson(metaData, story.meta_data, `meta data of story ${story.full_slug}`)
