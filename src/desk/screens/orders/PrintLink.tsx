import type { ReactNode } from 'react'
import { hrefOf } from '../../navigation/location.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from '../../ui/Button.module.css'

type Props = {
  readonly page: 'slips' | 'picking-list' | 'document' | 'document-pdf'
  readonly numbers: readonly string[]
  readonly children: ReactNode
}

/** The address of a page to print: a document, or slips and lists of several orders. */
export const printHref = (page: Props['page'], numbers: readonly string[]): string =>
  `${hrefOf(`/print/${page}`)}?${new URLSearchParams(numbers.map((number) => ['number', number])).toString()}`

/** Opens a page to print in a tab of its own. */
export const PrintLink = ({ page, numbers, children }: Props) => (
  <a
    className={`${styles.button} ${styles.plain ?? ''}`}
    href={printHref(page, numbers)}
    target="_blank"
    rel="noreferrer"
  >
    <Icon name="print" />
    {children}
  </a>
)
