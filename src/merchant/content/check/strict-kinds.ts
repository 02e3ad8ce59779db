/** Strict schemas of the content kinds that pages can render: every error is reported. */
import { z } from 'zod'
import { fieldsFor } from '../../../contracts/content/kinds/fields.ts'
import { pageBlockSchemas } from '../../../contracts/content/kinds/page-blocks.ts'
import { sharedSchemas } from '../../../contracts/content/kinds/shared-kinds.ts'
import { storySchemas } from '../../../contracts/content/kinds/story-kinds.ts'
import type { Members } from '../walk-content.ts'
import { HERE } from './check-rich-links.ts'

export type Kinds = Readonly<Record<string, z.ZodObject>>

/** The kinds of field, each as one schema. */
export const FIELDS = fieldsFor({ storefront: HERE, spell: (text) => text, isStrict: true })

export const PAGES: Kinds = storySchemas(FIELDS)
export const SHARED: Kinds = sharedSchemas(FIELDS)
export const BLOCKS: Kinds = pageBlockSchemas(FIELDS)

/** Members of every block, whatever its kind. */
export const EVERYWHERE: ReadonlySet<string> = new Set(['component', '_uid', '_editable'])

export function kindOf(kinds: Kinds, { component }: Members): z.ZodObject | undefined {
  return typeof component === 'string' && Object.hasOwn(kinds, component) ? kinds[component] : undefined
}

/** Words that people read, and that are translated. */
export const isText = (field: unknown): boolean => field === FIELDS.text || field === FIELDS.optionalText

export const isRichText = (field: unknown): boolean => field === FIELDS.richText

/** The element type of a list; blocks of any kind by default. */
export function itemOf(field: unknown): unknown {
  if (field instanceof z.ZodPipe) return itemOf(field.in) ?? itemOf(field.out)
  if (field instanceof z.ZodOptional || field instanceof z.ZodNullable) return itemOf(field.unwrap())
  return field instanceof z.ZodArray ? field.element : undefined
}
