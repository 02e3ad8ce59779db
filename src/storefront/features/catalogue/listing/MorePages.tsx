/** The way to the other pages: one more is put below what is there, or loaded where that cannot be done. */
import type { MouseEvent } from 'react'
import { fill } from '../../../../contracts/storefront/texts/fill.ts'
import { useTexts } from '../../../texts/texts-context.ts'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { isPlainLinkClick } from '../../../ui/plain-link-click.ts'
import { hasNavigation } from '../../../ui/replace-address.ts'
import type { ListingView } from './listing-view.ts'
import styles from './MorePages.module.css'

type Props = {
  readonly listing: ListingView
  readonly page: number
  /** The first page that is shown. */
  readonly seenFrom: number
  /** How many tiles are shown. */
  readonly seen: number
  readonly onMore: () => void
}

export function MorePages({ listing: { hints, pages, totalItems }, page, seenFrom, seen, onMore }: Props) {
  const texts = useTexts()
  if (pages <= 1) return null
  const place = fill(texts.pageOf, { page, pages })
  const onClick = (event: MouseEvent) => {
    if (!hasNavigation() || !isPlainLinkClick(event)) return
    event.preventDefault()
    onMore()
  }
  return (
    <nav className={styles.pages} aria-label={place}>
      <output className={styles.place}>
        {seenFrom === 1 && page > 1 ? fill(texts.seenOf, { seen, count: totalItems }) : place}
      </output>
      <div className={styles.links}>
        {hints.prev && seenFrom > 1 && <ButtonLink href={hints.prev}>{texts.previousPage}</ButtonLink>}
        {hints.next && (
          // Only observes the click; the link itself is the control.
          <div role="none" onClick={onClick}>
            <ButtonLink href={hints.next}>{texts.showMore}</ButtonLink>
          </div>
        )}
      </div>
    </nav>
  )
}
