/** Tiles side by side: two on phones, three on tablets, four on desktops, fewer where filters stand beside them. */
import { memo, Suspense } from 'react'
import { ProductTile, type TileHeading, type TileView } from '../product/index.ts'
import styles from './TileGrid.module.css'

type Props = {
  readonly tiles: readonly TileView[]
  /** How many of them are in view when the page opens. */
  readonly eager?: number
  readonly heading?: TileHeading
  /** Beside each price (LAW-16). */
  readonly delivery?: string | undefined
}

/** So many hydrate together: a phone must be able to answer in between. */
const AT_ONCE = 8

/** Drawn again only when the tiles are others: those that do not answer yet would have to, all together. */
export const TileGrid = memo(function TileGrid({ tiles, eager = 0, heading = 'h2', delivery }: Props) {
  return (
    <div className={styles.frame}>
      <ul className={styles.grid}>
        {inPieces(tiles).map(({ start, piece }) => (
          <Suspense key={start}>
            {piece.map((tile, index) => (
              <li key={tile.sku} className={styles.cell}>
                <ProductTile tile={tile} eager={start + index < eager} heading={heading} delivery={delivery} />
              </li>
            ))}
          </Suspense>
        ))}
      </ul>
    </div>
  )
})

const inPieces = (tiles: readonly TileView[]) =>
  Array.from({ length: Math.ceil(tiles.length / AT_ONCE) }, (_, piece) => ({
    start: piece * AT_ONCE,
    piece: tiles.slice(piece * AT_ONCE, (piece + 1) * AT_ONCE),
  }))
