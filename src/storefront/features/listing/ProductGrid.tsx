/** A page of a listing: how many there are, their tiles, and the way to the other pages. */
import { fill } from '../../texts/fill.ts'
import { useTexts } from '../../texts/texts-context.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import type { ListingView } from './listing-view.ts'
import styles from './ProductGrid.module.css'
import { TileGrid } from './TileGrid.tsx'

/** What a phone shows at first: these are fetched before everything else. */
const ABOVE_THE_FOLD = 4

export function ProductGrid({ listing }: { listing: ListingView }) {
  const texts = useTexts()
  const { tiles, totalItems, page, pages, hints } = listing
  if (page === undefined || tiles.length === 0) return <EmptyListing listing={listing} />
  const place = fill(texts.pageOf, { page, pages })
  return (
    <section className={styles.listing}>
      {hints.prev && <link rel="prev" href={hints.prev} />}
      {hints.next && <link rel="next" href={hints.next} />}
      <p className={styles.count}>
        {totalItems === 1 ? texts.oneProduct : fill(texts.productCount, { count: totalItems })}
      </p>
      <TileGrid tiles={tiles} eager={ABOVE_THE_FOLD} />
      {pages > 1 && (
        <nav className={styles.pages} aria-label={place}>
          {hints.prev && <ButtonLink href={hints.prev}>{texts.previousPage}</ButtonLink>}
          <span>{place}</span>
          {hints.next && <ButtonLink href={hints.next}>{texts.nextPage}</ButtonLink>}
        </nav>
      )}
    </section>
  )
}

/** Either the filters leave nothing, or the address asks for a page that is not there. */
function EmptyListing({ listing: { totalItems, first, unfiltered } }: { listing: ListingView }) {
  const texts = useTexts()
  const isFilteredAway = totalItems === 0 && unfiltered !== undefined
  return (
    <div className={styles.empty}>
      <p>{isFilteredAway ? texts.nothingLeft : texts.emptyPage}</p>
      <ButtonLink href={isFilteredAway ? unfiltered : first}>
        {isFilteredAway ? texts.clearFilters : texts.firstPage}
      </ButtonLink>
    </div>
  )
}
