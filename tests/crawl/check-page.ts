/** What must hold of every page of the shop, whatever it shows. Returns the violations. */
import { formatMarketPrice } from '../../src/markets/prices/format-price.ts'
import { minorUnitsPerMajor } from '../../src/markets/prices/exponent-of.ts'
import type { Market } from '../../src/markets/types.ts'
import { imagesIn, structuredDataIn, tagsIn, wordsIn } from '../support/read-html.ts'

type Thing = { readonly '@type': string; readonly [property: string]: unknown }

export function checkPage(path: string, html: string, market: Market): readonly string[] {
  const problems = [
    ...checkPictures(html),
    ...(tagsIn(html, 'title').length === 1 ? [] : ['not one title']),
    ...checkHead(path, html),
    ...checkThings(html, market),
  ]
  return problems.map((problem) => `${path}: ${problem}`)
}

export function checkPictures(html: string): readonly string[] {
  return imagesIn(html)
    .filter((image) => !/ width="\d+"/.test(image) || !/ height="\d+"/.test(image))
    .map((image) => `a picture without dimensions: ${image}`)
}

/** One canonical address for each indexed page, none for the others. */
function checkHead(path: string, html: string): readonly string[] {
  const canonical = tagsIn(html, 'link', 'rel="canonical"')
  const alternates = tagsIn(html, 'link', 'rel="alternate"')
  const isHidden = tagsIn(html, 'meta', 'name="robots"').length > 0
  if (isHidden) return canonical.length + alternates.length === 0 ? [] : ['hidden, and yet with an address']
  if (canonical.length !== 1) return [`${canonical.length} canonical addresses`]
  if (tagsIn(html, 'meta', 'name="description"').length !== 1) return ['not one description']
  const address = /href="([^"]*)"/.exec(canonical[0] ?? '')?.[1] ?? ''
  if (new URL(address).search !== '') return [`a canonical address with a query: ${address}`]
  const isItself = new URL(address).pathname === path
  // A page with alternates is one of them.
  const hasItself = alternates.some((tag) => tag.includes(`href="${address}"`))
  return isItself && alternates.length > 0 && !hasItself ? ['not among its own alternates'] : []
}

function checkThings(html: string, market: Market): readonly string[] {
  const things: readonly Thing[] = structuredDataIn(html)
  const isHidden = tagsIn(html, 'meta', 'name="robots"').length > 0
  if (things.length === 0) return isHidden ? [] : ['no structured data']
  return things
    .flatMap((thing) => (thing['@type'] === 'ProductGroup' ? variantsIn(thing) : [thing]))
    .filter((thing) => thing['@type'] === 'Product')
    .flatMap(({ offers }) => checkOffer(offers, html, market))
}

const variantsIn = ({ hasVariant }: Thing): readonly Thing[] => (Array.isArray(hasVariant) ? hasVariant : [])

/** In the currency of the market, and with the price of the page. */
function checkOffer(offers: unknown, html: string, market: Market): readonly string[] {
  const member = (name: string): unknown =>
    typeof offers === 'object' && offers !== null ? Reflect.get(offers, name) : undefined
  if (member('priceCurrency') !== market.currency.code) return [`an offer in ${String(member('priceCurrency'))}`]
  const price = Number(member('price') ?? member('lowPrice'))
  const written = formatMarketPrice(Math.round(price * minorUnitsPerMajor(market.currency.code)), market)
  return wordsIn(html).some((words) => words.includes(written)) ? [] : [`an offer at ${written}, which the page lacks`]
}
