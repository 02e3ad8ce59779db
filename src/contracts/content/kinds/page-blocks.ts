/** The blocks that a page is built of, in any order: what editors fill in, and what a screen gets of it. */
import { z } from 'zod'
import { LEGAL_KINDS } from '../../storefront/law/legal-kinds.ts'
import type { ContentFields } from './fields.ts'

const TINTS = ['paper', 'blush', 'sun', 'pond', 'coral', 'river'] as const

/** The colours an editor may choose from; another word, or none, is the calm one. */
const tint = z.enum(TINTS).catch('paper')

const uid = z.string().max(200).catch('')

/** A kind of content: its name, what an editor recognises it by (drafts only), and its fields. */
export const kind = <Name extends string, Shape extends z.core.$ZodLooseShape>(component: Name, shape: Shape) =>
  z.object({ component: z.literal(component), _uid: uid, _editable: z.string().exactOptional(), ...shape })

export function questionSchema({ text, richText, optionalName }: ContentFields) {
  return z.object({ _uid: uid, id: optionalName, question: text, answer: richText })
}

/** Long: one entry per kind. */
export function pageBlockSchemas(fields: ContentFields) {
  const { text, optionalText, name, optionalName, link, picture, richText, count, flag, listOf, stories } = fields
  return {
    hero: kind('hero', { title: text, text: optionalText, picture, link, linkText: optionalText, tint }),
    /** Large links with a picture, to categories of the shop. */
    shelves: kind('shelves', {
      title: optionalText,
      links: listOf(z.object({ _uid: uid, label: text, link, picture, tint })),
    }),
    /** A row to scroll through. `collection` is a path such as adults/socks. */
    'product-row': kind('product-row', {
      title: text,
      collection: name,
      link,
      linkText: optionalText,
      count: count(1, 24, 8),
    }),
    'product-grid': kind('product-grid', { title: optionalText, collection: name, count: count(1, 48, 12) }),
    'picture-and-text': kind('picture-and-text', {
      title: optionalText,
      text: richText,
      picture,
      link,
      linkText: optionalText,
      isPictureLast: flag,
      tint,
    }),
    /** A poster with a description of the film, and a link to it. */
    video: kind('video', { title: text, text: optionalText, picture, link, duration: optionalText }),
    quote: kind('quote', { text, source: optionalText, tint }),
    'rich-text': kind('rich-text', { text: richText }),
    'faq-list': kind('faq-list', { title: optionalText, questions: listOf(questionSchema(fields)) }),
    /** Three or four short reasons, each with a small drawing. */
    reasons: kind('reasons', {
      title: optionalText,
      reasons: listOf(z.object({ _uid: uid, icon: optionalName, title: text, text: optionalText })),
    }),
    newsletter: newsletterSchema(fields),
    /** Products that the shop recommends here. */
    widget: widgetSchema(fields),
    'campaign-form': kind('campaign-form', {
      campaign: name,
      title: text,
      text: optionalText,
      nameLabel: text,
      emailLabel: text,
      companyLabel: text,
      piecesLabel: text,
      messageLabel: text,
      button: text,
      successMessage: text,
      errorMessage: text,
      legal: richText,
    }),
    /** The latest posts of a folder. */
    'post-list': kind('post-list', { title: optionalText, folder: name, count: count(1, 100, 12) }),
    /** Stories that an editor chose: guides, questions, collections. */
    'related-stories': kind('related-stories', { title: optionalText, stories }),
    table: kind('table', { title: optionalText, table: tableSchema(fields) }),
    /** A text that the law of the visitor's country requires; `version` is that of terms. */
    legal: kind('legal', { text: z.enum(LEGAL_KINDS), version: optionalText }),
  }
}

/** CNT-29 */
export const newsletterSchema = ({ text, optionalText, richText }: ContentFields) =>
  kind('newsletter', {
    title: text,
    subtitle: optionalText,
    button: text,
    successMessage: text,
    errorMessage: text,
    legal: richText,
  })

export const widgetSchema = ({ optionalText, count }: ContentFields) =>
  kind('widget', {
    title: optionalText,
    widget: z.enum(['home', 'no-results']).catch('home'),
    count: count(1, 24, 8),
  })

/** The table of the public contract: heads, and rows of cells. */
export const tableSchema = ({ text, optionalText }: ContentFields) =>
  z
    .object({
      thead: z.array(z.object({ value: text })),
      tbody: z.array(z.object({ body: z.array(z.object({ value: optionalText })) })),
    })
    .transform(({ thead, tbody }) => ({
      head: thead.map(({ value }) => value),
      rows: tbody.map(({ body }) => body.map(({ value }) => value)),
    }))

export { tint, uid }
