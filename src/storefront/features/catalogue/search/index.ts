/** Searching from anywhere: the box and what it suggests. It never decides what is found: the service does. */
export { searchBox } from './search-box-on-demand.ts'
export { SearchLink } from './SearchLink.tsx'
export { useSearchClicks } from './use-search-clicks.ts'
