/** An option of the search box. The focus stays in the field, which handles the keys; here only the pointer is handled. */
import { createElement } from 'react'
import type { MouseEvent, ReactNode } from 'react'
import styles from './SuggestionList.module.css'

type Props = {
  readonly id: string
  readonly kind: 'recent' | 'product' | 'category' | 'last'
  readonly isChosen: boolean
  readonly onChoose: () => void
  readonly children: ReactNode
}

export function Option({ id, kind, isChosen, onChoose, children }: Props) {
  const props = {
    className: `${styles.option} ${styles[kind]}`,
    role: 'option',
    id,
    'aria-selected': isChosen,
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onClick: onChoose,
  }
  return createElement('div', props, children)
}
