/**
 * Caches the shell of each place (header, menu, footer, texts), and the file that browsers read it from. When content changes,
 * the shells are renewed and compared: only pages that show a changed part are invalidated.
 */
import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { isStorefrontCode } from '../../markets/storefronts/codes.ts'
import { findStorefront } from '../../markets/storefronts/table.ts'
import type { Environment } from '../../markets/types.ts'
import type { Clock } from '../../platform/clock.ts'
import type { SharedContent } from '../../storefront/page/shared-content.ts'
import type { ShellView } from '../../storefront/page/shell-view.ts'
import type { ShopPlace } from '../../storefront/page/page-contract.ts'
import type { EncodedResponse } from '../http/answer.ts'
import { Packed } from '../http/encodings.ts'
import { EVERYWHERE } from '../http/security-headers.ts'
import { FOREVER } from '../http/static-files.ts'
import { makeBareShell, makeShell, type ShellDeps } from './make-shell.ts'
import { changedParts, SHELL_PART, sharedTag } from './shared-parts.ts'

export const SHELL_PREFIX = '/shell/'

/** Outside of storefronts. */
const NO_PLACE = 'none'
/** Enough for every place and its last few changes. */
const MAX_FILES = 500
/** After how long a shell made without content is retried. */
const MAKESHIFT_MS = 5000

export type CachedShell = {
  readonly view: ShellView
  /** URL of the view, named by its hash. Undefined if it is not public. */
  readonly address: string | undefined
  /** Undefined outside of storefronts. */
  readonly shared: SharedContent | undefined
  /** Name of the place in tags. */
  readonly place: string
  /** Content was unavailable: the shell is retried soon, without invalidating the pages that show this one. */
  readonly isMakeshift: boolean
}

type Made = CachedShell & {
  /** Partly made from the bundled copy. */
  readonly isBundled: boolean
}

type Entry = { readonly place: ShopPlace; readonly made: Promise<Made>; readonly since: number }

/** Long: a factory; its functions share the cache. */
export function cacheShells(deps: ShellDeps & { readonly clock: Clock }) {
  const entries = new Map<string, Entry>()
  const files = new LRUCache<string, EncodedResponse>({ max: MAX_FILES })
  let bare: Promise<CachedShell> | undefined

  function withFile(place: string, view: ShellView): Pick<CachedShell, 'view' | 'address' | 'place'> {
    const body = Buffer.from(JSON.stringify(view))
    const address = `${SHELL_PREFIX}${place}.${hash('sha256', body, 'hex').slice(0, 16)}.json`
    if (!files.has(address)) files.set(address, fileOf(body, FOREVER))
    return { view, address, place }
  }

  async function make(place: ShopPlace): Promise<Made> {
    const { view, shared, isMakeshift } = await makeShell(place, deps)
    return { ...withFile(nameOf(place), view), shared, isMakeshift, isBundled: isMakeshift }
  }

  /** Older content is preferred to the bundled copy. */
  async function makeAgain(place: ShopPlace, former: Promise<Made>): Promise<Made> {
    const [before, made] = await Promise.all([former.catch(() => undefined), make(place)])
    return made.isBundled && before && !before.isBundled ? { ...before, isMakeshift: true } : made
  }

  function store(place: ShopPlace, former?: Promise<Made>): Entry {
    const made = former ? makeAgain(place, former) : make(place)
    const entry = { place, made, since: deps.clock.now().getTime() }
    entries.set(nameOf(place), entry)
    made.catch(() => {
      if (entries.get(nameOf(place)) === entry) entries.delete(nameOf(place))
    })
    return entry
  }

  async function of(place: ShopPlace | undefined): Promise<CachedShell> {
    if (!place) {
      bare ??= makeBareShell().then((view) => ({ ...withFile(NO_PLACE, view), shared: undefined, isMakeshift: false }))
      return bare
    }
    const entry = entries.get(nameOf(place)) ?? store(place)
    const shell = await entry.made
    const isOld = deps.clock.now().getTime() - entry.since >= MAKESHIFT_MS
    return shell.isMakeshift && isOld ? successorOf(entry).made : shell
  }

  /** Concurrent callers share one renewal. */
  function successorOf(entry: Entry): Entry {
    const current = entries.get(nameOf(entry.place))
    return current === undefined || current === entry ? store(entry.place, entry.made) : current
  }

  /** The tags of what differs. */
  async function renewOne(entry: Entry): Promise<readonly string[]> {
    const [before, next] = await Promise.all([entry.made.catch(() => undefined), successorOf(entry).made])
    const parts = before?.shared && next.shared ? changedParts(before.shared, next.shared) : []
    const isOther = before?.address !== next.address || next.isMakeshift
    return [...parts, ...(isOther ? [SHELL_PART] : [])].map((part) => sharedTag(nameOf(entry.place), part))
  }

  return {
    of,

    /** For other content, such as drafts: made for one page, not cached and not available as a file. */
    uncached: async (place: ShopPlace, content: ShellDeps['content']): Promise<CachedShell> => ({
      ...(await makeShell(place, { ...deps, content })),
      address: undefined,
      place: nameOf(place),
    }),

    /** Renews all shells; returns the tags of what changed. */
    async renew(): Promise<readonly string[]> {
      const tags = await Promise.all([...entries.values()].map(renewOne))
      return tags.flat()
    },

    /**
     * The file at a path. The path may come from another node, or from before a restart; for an evicted file the current shell
     * is returned, with no-store.
     */
    async file(path: string): Promise<EncodedResponse | undefined> {
      const known = files.get(path)
      if (known) return known
      const [, name = ''] = /^\/shell\/([a-z]+-[a-z]{2}|none)\.[\da-f]{16}\.json$/.exec(path) ?? []
      const place = placeNamed(name, deps.environment)
      if (!place && name !== NO_PLACE) return undefined
      const { view } = await of(place)
      return files.get(path) ?? fileOf(Buffer.from(JSON.stringify(view)), 'no-store')
    },
  }
}

export type Shells = ReturnType<typeof cacheShells>

const nameOf = ({ code, market }: ShopPlace): string => `${code}-${market.countryCode.toLowerCase()}`

function placeNamed(name: string, environment: Environment): ShopPlace | undefined {
  const [code] = name.split('-')
  if (!isStorefrontCode(code)) return undefined
  const storefront = findStorefront(environment, code)
  return storefront?.markets.map((market) => ({ code, storefront, market })).find((place) => nameOf(place) === name)
}

const fileOf = (body: Buffer, cacheControl: string): EncodedResponse => ({
  status: 200,
  headers: {
    ...EVERYWHERE,
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': cacheControl,
    Vary: 'Accept-Encoding',
  },
  body: new Packed(body),
  etag: undefined,
})
