import type { ReactNode } from 'react'
import { hrefOf } from '../../navigation/location.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from '../../ui/Button.module.css'

type Props = {
  readonly page: 'slips' | 'picking-list' | 'document' | 'document-pdf'
  readonly numbers: readonly string[]
  /** What the numbers are of. */
  readonly of?: 'number' | 'shipment'
  readonly children: ReactNode
}

/** The address of a page to print: a document, or slips and lists of several orders or shipments. */
export const printHref = (
  page: Props['page'],
  numbers: readonly string[],
  of: NonNullable<Props['of']> = 'number',
): string => `${hrefOf(`/print/${page}`)}?${new URLSearchParams(numbers.map((number) => [of, number])).toString()}`

/** Opens a page to print in a tab of its own. */
export const PrintLink = ({ page, numbers, of, children }: Props) => (
  <a
    className={`${styles.button} ${styles.plain ?? ''}`}
    href={printHref(page, numbers, of)}
    target="_blank"
    rel="noreferrer"
  >
    <Icon name="print" />
    {children}
  </a>
)
