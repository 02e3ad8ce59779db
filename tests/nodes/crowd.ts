/** Shoppers who look at pages and buy, one purchase after the other, and what was answered to them. */
import { buy, sender, type NextUrl } from './purchase.ts'

export type Crowd = {
  readonly requests: () => number
  /** Requests without an answer, answers with a status of 500 or more, and files of a document that are not found. */
  readonly failures: () => readonly string[]
  /** Answers by status. */
  readonly statuses: () => ReadonlyMap<number, number>
  /** Orders that were confirmed as paid. */
  readonly confirmed: () => readonly string[]
  /** Ends when every shopper has finished. */
  readonly leave: () => Promise<void>
}

const ASSETS = /\/assets\/[\w.-]+\.(?:js|css|woff2)/g
const BUILD = /"build":"([\w-]+)"/

const PAGES = ['/nl', '/nl/adults/socks', '/de', '/nl/gifts', '/uk', '/uk/adults/socks']

export type CrowdOptions = {
  readonly shoppers: number
  readonly variants: readonly string[]
  readonly shopUrl: string
  /** Called by each shopper for each request. */
  readonly nextUrl: NextUrl
}

export function openCrowd({ shoppers, variants, shopUrl, nextUrl }: CrowdOptions): Crowd {
  const end = new AbortController()
  let requests = 0
  let bought = 0
  const failures: string[] = []
  const statuses = new Map<number, number>()
  const confirmed: string[] = []

  const send = sender(nextUrl)
  const counted: typeof send = async (path, options) => {
    requests += 1
    try {
      const answer = await send(path, options)
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
      if (answer.status >= 500) failures.push(`${answer.status} ${options?.method ?? 'GET'} ${path}`)
      return answer
    } catch (error) {
      failures.push(`${String(error instanceof Error ? (error.cause ?? error) : error)} ${path}`)
      throw error
    }
  }
  /** As the browser does: files that the document names, and the data of the same page for the next navigation. */
  const load = async (page: string): Promise<void> => {
    const html = await (await counted(page)).text()
    const files = [...new Set(html.match(ASSETS))]
    const file = files[requests % Math.max(1, files.length)]
    if (file !== undefined) await expectOneOf([200], file)
    const [, build] = BUILD.exec(html) ?? []
    // A node of another build has the browser load the document.
    if (build !== undefined) await expectOneOf([200, 409], `/_data/${build}${page}`)
  }
  const expectOneOf = async (expected: readonly number[], path: string): Promise<void> => {
    const answer = await counted(path)
    await answer.arrayBuffer()
    // Those of 500 and more are counted already.
    if (!expected.includes(answer.status) && answer.status < 500) failures.push(`${answer.status} GET ${path}`)
  }
  const shop = async (): Promise<void> => {
    while (!end.signal.aborted) {
      try {
        for (const page of PAGES) await load(page)
        bought += 1
        confirmed.push(await buy(counted, shopUrl, variants[bought % variants.length] ?? ''))
      } catch {
        // Counted above; the shopper begins again.
      }
    }
  }
  const everyone = Array.from({ length: shoppers }, shop)
  return {
    requests: () => requests,
    failures: () => failures,
    statuses: () => statuses,
    confirmed: () => confirmed,
    async leave() {
      end.abort()
      await Promise.all(everyone)
    },
  }
}
