/** What may be wider than the screen and then scrolls sideways by itself. */
import { createElement } from 'react'
import type { ReactNode } from 'react'
import styles from './Scroller.module.css'

/** `labelledBy` is the id of what it is called. */
export function Scroller({ labelledBy, children }: { labelledBy?: string | undefined; children: ReactNode }) {
  // Not every browser lets the keyboard scroll what holds nothing to press, unless it can take the focus itself.
  const props = { className: styles.scroller, tabIndex: 0, 'aria-labelledby': labelledBy }
  return createElement(labelledBy === undefined ? 'div' : 'section', props, children)
}
