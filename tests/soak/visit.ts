/**
 * A visit of a shopper: a popular page with one of its files and the data of a navigation, another page of the storefront, a search,
 * and in some visits a purchase. So there are pages that are cached, pages that are not, and pages that a price or a story has changed.
 */
import { buy, sender } from '../nodes/purchase.ts'

/** Returns the id of the order, if something was bought. Throws when a request fails or is not answered as expected. */
export type Visit = (number: number) => Promise<string | undefined>

export type VisitOptions = {
  readonly shopUrl: string
  /** Every page of a storefront: more than the page cache holds. */
  readonly pages: readonly string[]
  readonly variants: readonly string[]
}

const POPULAR = ['/nl', '/nl/adults/socks', '/de', '/nl/gifts', '/uk', '/uk/adults/socks', '/fr', '/de/adults/socks']
const VISITS_PER_PURCHASE = 4
/** Different words that are searched for. */
const SEARCHES = 10_000
const FILE = /\/assets\/[\w.-]+\.(?:js|css|woff2)/g
const BUILD = /"build":"([\w-]+)"/

export function createVisit({ shopUrl, pages, variants }: VisitOptions): Visit {
  const send = sender(() => shopUrl)
  const open = async (path: string): Promise<string> => {
    const answer = await send(path)
    const text = await answer.text()
    if (answer.status !== 200) throw new Error(`${answer.status} GET ${path}`)
    return text
  }
  return async (number) => {
    const popular = inTurn(POPULAR, number)
    const html = await open(popular)
    await open(inTurn(html.match(FILE) ?? [], number))
    await open(`/_data/${BUILD.exec(html)?.[1]}${popular}`)
    await open(inTurn(pages, number))
    await open(`/uk/search?term=stripes+${number % SEARCHES}`)
    return number % VISITS_PER_PURCHASE === 0 ? buy(send, shopUrl, inTurn(variants, number)) : undefined
  }
}

function inTurn(some: readonly string[], number: number): string {
  const one = some[number % some.length]
  if (one === undefined) throw new Error('There is nothing to visit')
  return one
}
