/**
 * Keeps what stands around the pages of each place, and the file that browsers read it from. When content changes, the
 * shells are made anew and compared with what they were: only pages that show a part that differs are dropped.
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
import type { Answer } from '../http/answer.ts'
import { Packed } from '../http/encodings.ts'
import { EVERYWHERE } from '../http/security-headers.ts'
import { FOREVER } from '../http/static-files.ts'
import { makeBareShell, makeShell, type ShellDeps } from './make-shell.ts'
import { changedParts, SHELL_PART, sharedTag } from './shared-parts.ts'

export const SHELL_PREFIX = '/shell/'

/** Above all storefronts. */
const NO_PLACE = 'none'
/** Enough for every place and its last few changes. */
const MAX_FILES = 500
/** After how long a shell that had to do without content is tried again. */
const MAKESHIFT_MS = 5000

export type KeptShell = {
  readonly view: ShellView
  /** Where a browser finds the view; named by what it holds. Undefined where it is not for everyone. */
  readonly address: string | undefined
  /** Undefined above all storefronts. */
  readonly shared: SharedContent | undefined
  /** Names the place in tags. */
  readonly place: string
  /** Content could not be asked: another comes soon, and nobody tells the pages that show this one. */
  readonly isMakeshift: boolean
}

type Made = KeptShell & {
  /** Some of it never came from content. */
  readonly isBundled: boolean
}

type Entry = { readonly place: ShopPlace; readonly made: Promise<Made>; readonly since: number }

/** Long: a factory; its functions share the cache. */
export function keepShells(deps: ShellDeps & { readonly clock: Clock }) {
  const entries = new Map<string, Entry>()
  const files = new LRUCache<string, Answer>({ max: MAX_FILES })
  let bare: Promise<KeptShell> | undefined

  function withFile(place: string, view: ShellView): Pick<KeptShell, 'view' | 'address' | 'place'> {
    const body = Buffer.from(JSON.stringify(view))
    const address = `${SHELL_PREFIX}${place}.${hash('sha256', body, 'hex').slice(0, 16)}.json`
    if (!files.has(address)) files.set(address, fileOf(body, FOREVER))
    return { view, address, place }
  }

  async function make(place: ShopPlace): Promise<Made> {
    const { view, shared, isMakeshift } = await makeShell(place, deps)
    return { ...withFile(nameOf(place), view), shared, isMakeshift, isBundled: isMakeshift }
  }

  /** What content said a while ago is better than what came with the shop. */
  async function makeAgain(place: ShopPlace, former: Promise<Made>): Promise<Made> {
    const [before, made] = await Promise.all([former.catch(() => undefined), make(place)])
    return made.isBundled && before && !before.isBundled ? { ...before, isMakeshift: true } : made
  }

  function keep(place: ShopPlace, former?: Promise<Made>): Entry {
    const made = former ? makeAgain(place, former) : make(place)
    const entry = { place, made, since: deps.clock.now().getTime() }
    entries.set(nameOf(place), entry)
    made.catch(() => {
      if (entries.get(nameOf(place)) === entry) entries.delete(nameOf(place))
    })
    return entry
  }

  async function of(place: ShopPlace | undefined): Promise<KeptShell> {
    if (!place) {
      bare ??= makeBareShell().then((view) => ({ ...withFile(NO_PLACE, view), shared: undefined, isMakeshift: false }))
      return bare
    }
    const entry = entries.get(nameOf(place)) ?? keep(place)
    const kept = await entry.made
    const isOld = deps.clock.now().getTime() - entry.since >= MAKESHIFT_MS
    return kept.isMakeshift && isOld ? successorOf(entry).made : kept
  }

  /** Whoever comes meanwhile waits for the same one. */
  function successorOf(entry: Entry): Entry {
    const current = entries.get(nameOf(entry.place))
    return current === undefined || current === entry ? keep(entry.place, entry.made) : current
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

    /** For somebody who sees other content, drafts for one: made for this one page, and never a file. */
    unkept: async (place: ShopPlace, content: ShellDeps['content']): Promise<KeptShell> => ({
      ...(await makeShell(place, { ...deps, content })),
      address: undefined,
      place: nameOf(place),
    }),

    /** Makes all of them anew; tells the tags of what differs from before. */
    async renew(): Promise<readonly string[]> {
      const tags = await Promise.all([...entries.values()].map(renewOne))
      return tags.flat()
    },

    /**
     * The file at a path. It may have been named by another node, or before this one was started; one that is gone is
     * answered with what it has become, for this time only.
     */
    async file(path: string): Promise<Answer | undefined> {
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

export type Shells = ReturnType<typeof keepShells>

const nameOf = ({ code, market }: ShopPlace): string => `${code}-${market.countryCode.toLowerCase()}`

function placeNamed(name: string, environment: Environment): ShopPlace | undefined {
  const [code] = name.split('-')
  if (!isStorefrontCode(code)) return undefined
  const storefront = findStorefront(environment, code)
  return storefront?.markets.map((market) => ({ code, storefront, market })).find((place) => nameOf(place) === name)
}

const fileOf = (body: Buffer, cacheControl: string): Answer => ({
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
