/**
 * The last searches of this visitor. They are in memory for this visit, and in the browser's storage only if the visitor asked
 * for that (ADR 109). They are never sent.
 */
import { toQuery } from '../../../../contracts/discovery/to-query.ts'
import { dropStored, readStored, writeStored } from '../../../stores/browser-storage.ts'
import { createStore } from '../../../stores/store.ts'

const KEY = 'sockeye.searches'
const MAX_SEARCHES = 5

export interface RecentSearches {
  /** The latest first. */
  readonly terms: readonly string[]
  readonly isStored: boolean
}

const NONE: RecentSearches = { terms: [], isStored: false }

export const recentSearches = createStore(NONE)

/** Reads what is stored; another tab may have changed or deleted it. */
export function loadSearches(): void {
  const stored = readStored('local', KEY)
  if (Array.isArray(stored)) recentSearches.set(() => ({ terms: stored.filter(isTerm), isStored: true }))
  else recentSearches.set((known) => (known.isStored ? NONE : known))
}

export function addSearch(typed: string): void {
  const term = toQuery(typed)
  if (term === '') return
  loadSearches()
  recentSearches.set(({ terms, isStored }) => ({
    terms: [term, ...terms.filter((one) => one.toLowerCase() !== term.toLowerCase())].slice(0, MAX_SEARCHES),
    isStored,
  }))
  const { terms, isStored } = recentSearches.get()
  if (isStored) writeStored('local', KEY, terms)
}

/** At the request of the visitor. */
export function storeSearches(): void {
  recentSearches.set(({ terms }) => ({ terms, isStored: true }))
  writeStored('local', KEY, recentSearches.get().terms)
}

export function deleteSearches(): void {
  dropStored('local', KEY)
  recentSearches.set(() => NONE)
}

const isTerm = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && toQuery(value) === value
