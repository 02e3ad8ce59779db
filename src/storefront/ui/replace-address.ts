/**
 * How a page changes its own address: it stays the same page, so nothing is announced as an arrival and the focus stays
 * where it is. The layer that shows pages reads the wish from the navigation.
 */

/** Where the visitor looks at afterwards: at the top of the page, or at what they look at now. */
export type Staying = 'top' | 'here'

const STAYING: readonly Staying[] = ['top', 'here']

/** No step of the history: the browser's way back leads to where the visitor came from (LST-07). */
export function replaceAddress(address: string, staying: Staying): void {
  if (hasNavigation()) navigation.navigate(address, { history: 'replace', info: staying })
  else location.replace(address)
}

/** Not every browser can change a page in place; in the others it is loaded. */
export const hasNavigation = (): boolean => 'navigation' in window

/** Undefined where a navigation leads to another page. */
export const stayingOf = (info: unknown): Staying | undefined => STAYING.find((staying) => staying === info)
