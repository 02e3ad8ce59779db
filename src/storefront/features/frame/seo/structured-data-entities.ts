/** Pages in the words of schema.org. Addresses in them are whole: they are read far away from here. */
import type { Thing } from '../../../page/head-facts.ts'

export const SHOP_NAME = 'Sockeye'

/** A page on the way, by its whole address. */
export type Breadcrumb = { readonly name: string; readonly url: string }

export const organisation = (origin: string): Thing => ({
  '@type': 'Organization',
  '@id': `${origin}/#organisation`,
  name: SHOP_NAME,
  url: `${origin}/`,
  logo: `${origin}/favicon.png`,
})

/** With the way to search it. */
export const website = (origin: string, home: string, language: string): Thing => ({
  '@type': 'WebSite',
  name: SHOP_NAME,
  url: home,
  inLanguage: language,
  publisher: { '@id': `${origin}/#organisation` },
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${home}/search?term={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
})

export const breadcrumbs = (steps: readonly Breadcrumb[]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: url,
  })),
})

/** `before`: how many stand on the pages before this one. */
export const itemList = (urls: readonly string[], { before, total }: { before: number; total: number }): Thing => ({
  '@type': 'ItemList',
  numberOfItems: total,
  itemListElement: urls.map((url, index) => ({ '@type': 'ListItem', position: before + index + 1, url })),
})

export type FaqEntry = { readonly question: string; readonly answer: string }

export const faqPage = (questions: readonly FaqEntry[]): Thing => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})

type Article = {
  readonly title: string
  readonly date: string
  /** When the text was published last; empty where that is unknown. */
  readonly changed: string
  readonly author: string
  readonly url: string
  readonly picture: string | undefined
}

/** Posts are written by the shop, under the name of the team that wrote it. */
export const article = (origin: string, { title, date, changed, author, url, picture }: Article): Thing => ({
  '@type': 'BlogPosting',
  headline: title,
  mainEntityOfPage: url,
  publisher: { '@id': `${origin}/#organisation` },
  ...(date !== '' && { datePublished: date }),
  ...(changed !== '' && { dateModified: changed }),
  author: { '@type': 'Organization', name: author || SHOP_NAME, url: `${origin}/` },
  ...(picture !== undefined && { image: picture }),
})
