/** Tiles side by side, and the way to the other pages. */
import { fill } from '../../texts/fill.ts'
import { useTexts } from '../../texts/texts-context.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { ProductTile } from '../product/index.ts'
import type { ListingView } from './load-listing.ts'
import styles from './ProductGrid.module.css'

/** What a phone shows at first: these are fetched before everything else. */
const ABOVE_THE_FOLD = 4

export function ProductGrid({ listing }: { listing: ListingView }) {
  const texts = useTexts()
  const { tiles, totalItems, page, pages, hints, path } = listing
  if (page === undefined || tiles.length === 0) {
    return (
      <div className={styles.empty}>
        <p>{texts.emptyPage}</p>
        <ButtonLink href={path}>{texts.firstPage}</ButtonLink>
      </div>
    )
  }
  return (
    <section className={styles.listing}>
      {hints.prev && <link rel="prev" href={hints.prev} />}
      {hints.next && <link rel="next" href={hints.next} />}
      <p className={styles.count}>{fill(texts.productCount, { count: String(totalItems) })}</p>
      <ul className={styles.grid}>
        {tiles.map((tile, index) => (
          <li key={tile.sku}>
            <ProductTile tile={tile} eager={index < ABOVE_THE_FOLD} />
          </li>
        ))}
      </ul>
      {pages > 1 && (
        <nav className={styles.pages} aria-label={fill(texts.pageOf, { page: String(page), pages: String(pages) })}>
          {hints.prev && <ButtonLink href={hints.prev}>{texts.previousPage}</ButtonLink>}
          <span>{fill(texts.pageOf, { page: String(page), pages: String(pages) })}</span>
          {hints.next && <ButtonLink href={hints.next}>{texts.nextPage}</ButtonLink>}
        </nav>
      )}
    </section>
  )
}
