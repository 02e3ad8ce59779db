/** Search and bestsellers, for pages that have nothing of their own to show (SHX-21). */
import { useEffect, useState } from 'react'
import type { CountryCode } from '../../../../markets/types.ts'
import { linkTo } from '../../../../markets/paths/storefront-segment.ts'
import { useTexts } from '../../../texts/texts-context.ts'
import type { StorefrontMarket } from '../../visitor/markets/index.ts'
import { TileGrid } from '../listing/index.ts'
import type { TileView } from '../product/index.ts'
import styles from './WayOn.module.css'

export function WayOn({ place: { storefront, market } }: { place: StorefrontMarket }) {
  const texts = useTexts()
  const tiles = useBestsellers(market.countryCode)
  return (
    <div className={styles.way}>
      <search>
        <form className={styles.form} action={linkTo(storefront, '/search')}>
          <input className={styles.input} name="term" type="search" aria-label={texts.searchPrompt} />
          <button className={styles.button} type="submit">
            {texts.search}
          </button>
        </form>
      </search>
      {tiles.length > 0 && (
        <section className={styles.bestsellers} data-list="bestsellers">
          <h2>{texts.sortBestselling}</h2>
          <TileGrid tiles={tiles} heading="h3" />
        </section>
      )}
    </div>
  )
}

/** None where they cannot be had: the rest leads on, too. */
function useBestsellers(country: CountryCode): readonly TileView[] {
  const [tiles, setTiles] = useState<readonly TileView[]>([])
  useEffect(() => {
    let isWanted = true
    void import('./load-bestsellers.ts')
      .then(({ loadBestsellers }) => loadBestsellers(country))
      .then(
        (found) => isWanted && setTiles(found),
        () => undefined,
      )
    return () => {
      isWanted = false
    }
  }, [country])
  return tiles
}
