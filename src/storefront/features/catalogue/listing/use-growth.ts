/**
 * A listing that grows: the next page is put below what is there already, and the address is that of the page reached.
 * Coming back from a product restores all of it; a reload shows the page of the address only.
 */
import { useEffect, useState } from 'react'
import { replaceAddress } from '../../../ui/replace-address.ts'
import type { TileView } from '../product/index.ts'
import type { ListingView } from './listing-view.ts'

export type Growth = {
  /** The page of the address, the last of those that are shown. */
  readonly listing: ListingView
  /** The first page that is shown. */
  readonly from: number
  readonly tiles: readonly TileView[]
  /** Where those begin that have just come. */
  readonly added?: number
  /** The page that was requested, to be appended. */
  readonly awaited?: number
}

/** By the key of their place in the history, which stays when an address is replaced. */
const grown = new Map<string, Growth>()
const MAX_CACHED = 20

export function useGrowth(listing: ListingView) {
  const [growth, setGrowth] = useState(() => cachedGrowth(listing) ?? alone(listing))
  if (growth.listing !== listing) setGrowth(followed(growth, listing) ?? cachedGrowth(listing) ?? alone(listing))
  useEffect(() => cacheGrowth(growth), [growth])
  const { next } = listing.hints
  const more = () => {
    if (next === undefined || listing.page === undefined) return
    setGrowth({ ...growth, awaited: listing.page + 1 })
    replaceAddress(next, 'here')
  }
  const { tiles, from, added } = growth
  return { tiles, from, added, more, seen: tiles.length }
}

/** The page that was waited for, below those before it; undefined where another has come. */
export function followed(growth: Growth, listing: ListingView): Growth | undefined {
  const { awaited, tiles, from } = growth
  if (awaited === undefined || listing.page !== awaited || listing.first !== growth.listing.first) return undefined
  // What has moved down since the last page was made stands there already.
  const known = new Set(tiles.map(({ sku }) => sku))
  const fresh = listing.tiles.filter(({ sku }) => !known.has(sku))
  return { listing, from, tiles: [...tiles, ...fresh], ...(fresh.length > 0 && { added: tiles.length }) }
}

const alone = (listing: ListingView): Growth => ({ listing, from: listing.page ?? 1, tiles: listing.tiles })

function cachedGrowth(listing: ListingView): Growth | undefined {
  const key = placeInHistory()
  const cached = key === undefined ? undefined : grown.get(key)
  const isThis = cached?.listing.first === listing.first && cached.listing.page === listing.page
  return cached && isThis ? { listing, from: cached.from, tiles: cached.tiles } : undefined
}

function cacheGrowth(growth: Growth): void {
  const key = placeInHistory()
  if (key === undefined) return
  grown.delete(key)
  if (growth.from === growth.listing.page) return
  grown.set(key, growth)
  const [oldest] = grown.keys()
  if (oldest !== undefined && grown.size > MAX_CACHED) grown.delete(oldest)
}

const placeInHistory = (): string | undefined =>
  typeof navigation === 'undefined' ? undefined : navigation.currentEntry?.key
