/** One product of a listing: its picture on its own tint, stickers, name and price. The whole tile is one link. */
import { usePlace } from '../markets/index.ts'
import { Badges } from './Badges.tsx'
import { Price } from './Price.tsx'
import { ProductPicture } from './ProductPicture.tsx'
import styles from './ProductTile.module.css'
import type { TileView } from './tile-view.ts'

/** Two on phones, three on tablets, four on desktops. */
const SIZES = '(min-width: 960px) 25vw, (min-width: 768px) 33vw, 50vw'
/** A quarter of the widest page, twice over for fine screens: nothing larger is ever shown here. */
const WIDEST = 1024

/** One below the heading that the tiles stand under. */
export type TileHeading = 'h2' | 'h3'

type Props = { readonly tile: TileView; readonly eager?: boolean; readonly heading?: TileHeading }

export function ProductTile({ tile, eager = false, heading: Heading = 'h2' }: Props) {
  const place = usePlace()
  const { path, name, price, badges, soldOut, picture, alternate } = tile
  return (
    <article className={styles.tile}>
      <a href={`/${place?.storefront}/${path}`} className={styles.link}>
        <div className={styles.frame}>
          {picture && <ProductPicture picture={picture} sizes={SIZES} widest={WIDEST} eager={eager} />}
          {alternate && (
            <div className={styles.alternate} aria-hidden="true">
              <ProductPicture picture={alternate} sizes={SIZES} widest={WIDEST} />
            </div>
          )}
          <Badges badges={badges} soldOut={soldOut} />
        </div>
        <Heading className={styles.name}>{name}</Heading>
        <Price price={price} />
      </a>
    </article>
  )
}
