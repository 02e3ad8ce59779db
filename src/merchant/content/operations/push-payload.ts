/** What a push brings to the shop: stories and datasources that were read and checked, and the pictures they show. */
import { z } from 'zod'
import { isStorySlug } from '../../../contracts/content/content.ts'
import type { Datasource, StoryToSave } from '../../../services/content/admin.ts'
import { isPictureHash, isPictureName } from '../../../contracts/images/picture-address.ts'
import type { PictureToRegister } from '../../../services/images/admin.ts'

export type ContentToPush = {
  readonly stories: readonly StoryToSave[]
  readonly datasources: readonly Datasource[]
  readonly pictures: readonly PictureToRegister[]
  /** Look only. */
  readonly checkOnly: boolean
}

const storySchema: z.ZodType<StoryToSave> = z.strictObject({
  full_slug: z.string().refine(isStorySlug, 'Not a slug'),
  name: z.string().min(1),
  content: z.looseObject({ _uid: z.string(), component: z.string() }),
  uuid: z.string().exactOptional(),
  published: z.boolean().exactOptional(),
  tag_list: z.array(z.string()).exactOptional(),
  position: z.int().exactOptional(),
  sort_by_date: z.string().nullable().exactOptional(),
  is_startpage: z.boolean().exactOptional(),
  meta_data: z.unknown().exactOptional(),
})

const datasourceSchema: z.ZodType<Datasource> = z.strictObject({
  slug: z.string(),
  name: z.string(),
  entries: z.array(
    z.strictObject({ name: z.string(), value: z.string(), dimensions: z.record(z.string(), z.string()) }),
  ),
})

const side = z.int().min(1)

const pictureSchema: z.ZodType<PictureToRegister> = z.strictObject({
  hash: z.string().refine(isPictureHash),
  name: z.string().refine(isPictureName),
  kind: z.enum(['file', 'drawing']),
  width: side,
  height: side,
  opaque: z.union([z.literal(0), z.literal(1)]),
  background: z.string().nullable(),
  ahead: z.union([z.literal(0), z.literal(1), z.literal(2)]),
})

export const contentToPush = {
  stories: z.array(storySchema),
  datasources: z.array(datasourceSchema),
  pictures: z.array(pictureSchema),
  checkOnly: z.boolean(),
}
