/**
 * A page of a listing: how many there are, what narrows them and in which order they stand, their tiles, and the way to
 * the other pages. What is chosen is in the address and nowhere else.
 */
import { Suspense, useEffect, useRef } from 'react'
import { fill } from '../../../../contracts/storefront/texts/fill.ts'
import { useTexts } from '../../../texts/texts-context.ts'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { Chips } from './Chips.tsx'
import { FilterMenu } from './FilterMenu.tsx'
import { FilterPanel, MorePages } from './later-parts.ts'
import styles from './Listing.module.css'
import type { ListingView } from './listing-view.ts'
import type { PanelView } from './panel-view.ts'
import { SortForm } from './SortForm.tsx'
import { TileGrid } from './TileGrid.tsx'
import { useGrowth } from './use-growth.ts'

/** What a phone shows at first: these are fetched before everything else. */
const ABOVE_THE_FOLD = 4

type Props = { readonly listing: ListingView; readonly panel?: PanelView | undefined }

/** Comes alive after what stands around it, and in pieces: a phone must be able to answer in between. */
export const Listing = (props: Props) => (
  <Suspense>
    <WholeListing {...props} />
  </Suspense>
)

function WholeListing({ listing, panel }: Props) {
  const texts = useTexts()
  const { totalItems, page, hints, order } = listing
  const growth = useGrowth(listing)
  const results = useFocusOnAdded(growth.added)
  const count = totalItems === 1 ? texts.oneProduct : fill(texts.productCount, { count: totalItems })
  const hasPanel = panel !== undefined && panel.groups.length > 0
  const isEmpty = page === undefined || growth.tiles.length === 0
  return (
    <div className={hasPanel ? `${styles.listing} ${styles.beside}` : styles.listing}>
      {hints.prev && <link rel="prev" href={hints.prev} />}
      {hints.next && <link rel="next" href={hints.next} />}
      {hasPanel && (
        <Suspense>
          <FilterPanel panel={panel} />
        </Suspense>
      )}
      <section className={styles.results} ref={results}>
        <div className={styles.bar}>
          {/* Announced by screen readers when filters have changed it. */}
          <output className={styles.count}>{count}</output>
          {hasPanel && <FilterMenu panel={panel} totalItems={totalItems} />}
          {!isEmpty && totalItems > 1 && <SortForm order={order} />}
        </div>
        {hasPanel && <Chips panel={panel} hasClear={!isEmpty} />}
        {isEmpty ? (
          <EmptyListing listing={listing} />
        ) : (
          <>
            <TileGrid tiles={growth.tiles} eager={ABOVE_THE_FOLD} delivery={listing.delivery} />
            <Suspense>
              <MorePages listing={listing} page={page} seenFrom={growth.from} seen={growth.seen} onMore={growth.more} />
            </Suspense>
          </>
        )}
      </section>
    </div>
  )
}

/** After "show more" by keyboard, the focus moves to the first new tile, without scrolling. */
function useFocusOnAdded(added: number | undefined) {
  const ref = useRef<HTMLElement>(null)
  useEffect(() => {
    if (added === undefined) return
    const link = ref.current?.querySelectorAll('article a')[added]
    if (link instanceof HTMLElement) link.focus({ preventScroll: true })
  }, [added])
  return ref
}

/** Either the filters match nothing, or the requested page does not exist. */
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
