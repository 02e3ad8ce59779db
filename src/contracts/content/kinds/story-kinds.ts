/** The kinds of story that are a page of their own. Their blocks are in `body`. */
import { z } from 'zod'
import type { ContentFields } from './fields.ts'
import { kind, questionSchema } from './page-blocks.ts'

export function storySchemas(fields: ContentFields) {
  const { text, optionalText, picture, link, date, listOf } = fields
  const page = {
    title: text,
    intro: optionalText,
    metaTitle: optionalText,
    metaDescription: optionalText,
    picture,
    body: listOf(z.unknown()),
  }
  return {
    page: kind('page', page),
    /** Shows the products of its path, and its body below them. */
    category: kind('category', page),
    post: kind('post', { ...page, date, author: optionalText }),
    /** Leads visitors of its path to another page, or out of the shop. */
    redirect: kind('redirect', { ...page, link }),
    'faq-section': kind('faq-section', { ...page, questions: listOf(questionSchema(fields)) }),
  }
}
