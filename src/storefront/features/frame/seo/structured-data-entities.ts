/** Pages in the words of schema.org. Addresses in them are whole: they are read far away from here. */
import type { Product } from '../../../../contracts/discovery/to-product.ts'
import { exponentOf } from '../../../../markets/prices/exponent-of.ts'
import { pickPrice } from '../../../../markets/prices/pick-price.ts'
import type { CurrencyCode, Market } from '../../../../markets/types.ts'
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
  readonly author: string
  readonly url: string
  readonly picture: string | undefined
}

export const article = (origin: string, { title, date, author, url, picture }: Article): Thing => ({
  '@type': 'BlogPosting',
  headline: title,
  mainEntityOfPage: url,
  publisher: { '@id': `${origin}/#organisation` },
  ...(date !== '' && { datePublished: date }),
  ...(author !== '' && { author: { '@type': 'Person', name: author } }),
  ...(picture !== undefined && { image: picture }),
})

type Shown = { readonly url: string; readonly pictures: readonly string[] }

export const product = (sold: Product, market: Market, { url, pictures }: Shown): Thing => ({
  '@type': 'Product',
  name: sold.name,
  description: sold.description.short,
  sku: sold.sku,
  url,
  image: pictures,
  brand: { '@type': 'Brand', name: SHOP_NAME },
  ...(sold.information.composition !== '' && { material: sold.information.composition }),
  offers: offersOf(sold, market, url),
})

/** At the price that the page says; where sizes differ in price also from which to which. */
function offersOf({ variants, stockStatus }: Product, { currency }: Market, url: string): Thing {
  const common = {
    priceCurrency: currency.code,
    availability: `https://schema.org/${stockStatus === 'no-stock' ? 'OutOfStock' : 'InStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
    url,
  }
  const prices = variants.map(({ price }) => price.final).filter((price) => price > 0)
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)]
  const written = (amount: number) => decimal(amount, currency.code)
  if (lowest >= highest) return { '@type': 'Offer', price: written(pickPrice(variants).price.final), ...common }
  return {
    '@type': 'AggregateOffer',
    lowPrice: written(lowest),
    highPrice: written(highest),
    offerCount: variants.length,
    ...common,
  }
}

/** '12.50', and '9000' where there is no smaller coin. */
function decimal(amount: number, currency: CurrencyCode): string {
  const decimals = exponentOf(currency)
  return (amount / 10 ** decimals).toFixed(decimals)
}
