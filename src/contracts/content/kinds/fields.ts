/**
 * The kinds of field that content is made of, read from what editors left there into what a screen draws. A field that
 * was never filled in is '', null or missing: all three are nothing.
 */
import { z } from 'zod'
import { toLinkView, type LinkView } from './link-view.ts'
import { toRichText, type RichText } from './rich-text.ts'
import type { Setting } from './setting.ts'

export type PictureView = {
  readonly href: string
  readonly alt: string
  readonly width: number
  readonly height: number
  readonly tint: string
}

/** A story as a list of stories shows it. */
export type StoryCard = {
  readonly href: string
  readonly title: string
  readonly intro: string
  readonly picture?: PictureView | undefined
}

export type ContentFields = ReturnType<typeof fieldsFor>

const words = z.string().max(100_000)

const multilink = z.object({
  linktype: z.string().nullish(),
  url: z.string().max(2000).nullish(),
  cached_url: z.string().max(2000).nullish(),
  email: z.string().max(300).nullish(),
  anchor: z.string().max(200).nullish(),
  story: z.unknown().optional(),
})

/** The longest list of related stories. One answer of the content service resolves 50 (MAX_RESOLVED). */
const MAX_RELATED = 12

const storyUuid = z.string().regex(/^[\w-]{1,64}$/, 'must be the uuid of a story')

const size = z.number().int().min(1).max(20_000)

const asset = z.object({
  filename: z.string().max(2000).nullish(),
  alt: words.nullish(),
  // Ours; another service has other data here, or none.
  meta_data: z
    .object({ width: size, height: size, tint: z.string().regex(/^#[\da-f]{6}$/) })
    .nullish()
    .catch(undefined),
})

/** What is no text and was never filled in comes as an empty one. */
const unlessEmpty = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((given) => (given === '' ? undefined : given), schema)

/**
 * The setting is read for each value: the same fields may be used for one storefront after the other.
 * Long: one entry per kind of field.
 */
export function fieldsFor(setting: Setting) {
  const { isStrict = false } = setting
  const spell = (given: string) => setting.spell(given)
  const optionalText = words.nullish().transform((given) => spell((given ?? '').trim()))
  const text = words.trim().min(1, 'must not be empty').transform(spell)
  const filledLink = multilink.nullish().transform((given, context): LinkView | undefined => {
    if (!given) return undefined
    const { linktype, url, cached_url, email, anchor, story } = given
    const plain = { url: url ?? '', cached_url: cached_url ?? '', email: email ?? '', anchor: anchor ?? '' }
    const view = toLinkView({ linktype: linktype ?? 'url', ...plain, story }, setting.storefront)
    const isEmpty = !url && !cached_url && !email && !anchor
    if (isStrict && !view && !isEmpty) context.addIssue('leads nowhere that a link may lead')
    return view
  })
  const filledPicture = asset.nullish().transform((given): PictureView | undefined => {
    const { filename, alt, meta_data: known } = given ?? {}
    return filename ? { href: filename, alt: spell(alt ?? ''), ...(known ?? sizeInAddress(filename)) } : undefined
  })
  const richText = z
    .unknown()
    .optional()
    .transform((given): RichText => toRichText(given, setting))
  /** Blocks inside a block: on a page those that cannot be read are left out, and the rest is shown. */
  const listOf = <Schema extends z.ZodType>(item: Schema, max = Infinity) =>
    unlessEmpty(
      isStrict
        ? z
            .array(item)
            .max(max)
            .nullish()
            .transform((given) => given ?? [])
        : z
            .array(z.unknown())
            .nullish()
            .transform((given) => (given ?? []).flatMap((one) => readable(item, one)).slice(0, max)),
    )
  const picture = unlessEmpty(filledPicture)
  const storyCard = z
    .object({ full_slug: z.string(), content: z.object({ title: text, intro: optionalText, picture }) })
    .transform(({ content, ...story }): StoryCard | undefined => {
      const link = toLinkView({ linktype: 'story', story }, setting.storefront)
      return link && { href: link.href, ...content }
    })
  return {
    text,
    optionalText,
    /** A word that is no text for people: a key, a code, a path. Never spelt anew. */
    name: z.string().trim().min(1, 'must not be empty').max(200),
    optionalName: z
      .string()
      .max(200)
      .nullish()
      .transform((given) => (given ?? '').trim()),
    /** A comma-separated list, or an array. */
    names: z
      .union([z.string(), z.array(z.string())])
      .nullish()
      .transform((given) => (typeof given === 'string' ? given.split(',') : (given ?? [])))
      .transform((list) => list.map((one) => one.trim()).filter((one) => one !== '')),
    link: unlessEmpty(filledLink),
    picture,
    richText,
    flag: z
      .union([z.boolean(), z.literal('')])
      .nullish()
      .transform((given) => given === true),
    /** Editors' numbers come as texts. */
    count: (least: number, most: number, unset: number) =>
      z
        .union([z.number(), z.string().regex(/^\d*$/, 'must be a whole number')])
        .nullish()
        .transform((given) => (given === undefined || given === null || given === '' ? unset : Number(given)))
        .pipe(z.number().int().min(least).max(most)),
    listOf,
    /** Related stories: uuids. A page gets the stories instead, except those that visitors may not see, and shows a card of each. */
    stories: listOf(z.union([storyUuid.transform(() => undefined), storyCard]), MAX_RELATED).transform((given) =>
      given.filter((card) => card !== undefined),
    ),
    date: z
      .string()
      .regex(/^(?:\d{4}-\d{2}-\d{2}.*)?$/, 'must be a date such as 2026-11-15')
      .nullish()
      .transform((given) => (given ?? '').slice(0, 10)),
  }
}

function readable<Schema extends z.ZodType>(item: Schema, given: unknown): readonly z.output<Schema>[] {
  const read = z.safeParse(item, given)
  return read.success ? [read.data] : []
}

/** The public service encodes a picture's size in its address: `…/f/1/1200x800/ab/socks.jpg`. */
function sizeInAddress(filename: string): { width: number; height: number; tint: string } {
  const [, width = '1600', height = '1200'] = /\/([1-9]\d{0,4})x([1-9]\d{0,4})\//.exec(filename) ?? []
  return { width: Number(width), height: Number(height), tint: '#fffaf2' }
}
