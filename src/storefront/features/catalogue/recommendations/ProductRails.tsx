/** Rows of tiles to swipe or scroll through. Each tile is a link, so the keyboard reaches all of a row. */
import { Suspense, useId } from 'react'
import { useTexts } from '../../../texts/texts-context.ts'
import { Strip } from '../../../ui/Strip.tsx'
import { ProductTile, type TileView } from '../product/index.ts'
import type { RailsView } from './load-rails.ts'
import styles from './ProductRails.module.css'

export function ProductRails({ rails: { goesWith, sameDesign, similar } }: { rails: RailsView }) {
  const texts = useTexts()
  if (goesWith.length + sameDesign.length + similar.length === 0) return null
  return (
    <div className={styles.rails}>
      <Rail name="goes-with" title={texts.goesWith} tiles={goesWith} />
      <Rail name="same-design" title={texts.sameDesign} tiles={sameDesign} />
      <Rail name="similar" title={texts.similar} tiles={similar} />
    </div>
  )
}

type RailProps = { readonly name: string; readonly title: string; readonly tiles: readonly TileView[] }

/** Comes alive by itself: a phone must be able to answer in between. */
const Rail = (props: RailProps) => <Suspense>{props.tiles.length > 0 && <WholeRail {...props} />}</Suspense>

function WholeRail({ name, title, tiles }: RailProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} data-list={name}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <Strip>
        {tiles.map((tile) => (
          <li key={tile.sku}>
            <ProductTile tile={tile} heading="h3" />
          </li>
        ))}
      </Strip>
    </section>
  )
}
