/** Tiles side by side: two on phones, three on tablets, four on desktops. */
import { ProductTile, type TileHeading, type TileView } from '../product/index.ts'
import styles from './TileGrid.module.css'

type Props = {
  readonly tiles: readonly TileView[]
  /** How many of them are in view when the page opens. */
  readonly eager?: number
  readonly heading?: TileHeading
}

export function TileGrid({ tiles, eager = 0, heading = 'h2' }: Props) {
  return (
    <ul className={styles.grid}>
      {tiles.map((tile, index) => (
        <li key={tile.sku}>
          <ProductTile tile={tile} eager={index < eager} heading={heading} />
        </li>
      ))}
    </ul>
  )
}
