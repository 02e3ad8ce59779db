/** For pages that have nothing of their own to show: a search box and bestsellers. */
export { WayOn } from './WayOn.tsx'
