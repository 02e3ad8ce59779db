/** One product of a listing: its picture on its own tint, stickers, name and price. The whole tile is one link. */
import { pictureSources } from '../../../markets/images/picture-sources.ts'
import { Picture } from '../../ui/Picture.tsx'
import { usePlace } from '../markets/index.ts'
import { Badges } from './Badges.tsx'
import { Price } from './Price.tsx'
import styles from './ProductTile.module.css'
import type { PictureView } from './picture-view.ts'
import type { TileView } from './tile-view.ts'

/** Two on phones, three on tablets, four on desktops. */
const SIZES = '(min-width: 960px) 25vw, (min-width: 768px) 33vw, 50vw'
/** A quarter of the widest page, twice over for fine screens: nothing larger is ever shown here. */
const WIDEST = 1024

export function ProductTile({ tile, eager = false }: { tile: TileView; eager?: boolean }) {
  const place = usePlace()
  const { path, name, price, badges, soldOut, picture, alternate } = tile
  return (
    <article className={styles.tile}>
      <a href={`/${place?.storefront}/${path}`} className={styles.link}>
        <div className={styles.frame}>
          {picture && <TilePicture picture={picture} eager={eager} />}
          {alternate && (
            <div className={styles.alternate} aria-hidden="true">
              <TilePicture picture={alternate} eager={false} />
            </div>
          )}
          <Badges badges={badges} soldOut={soldOut} />
        </div>
        <h2 className={styles.name}>{name}</h2>
        <Price price={price} />
      </a>
    </article>
  )
}

function TilePicture({ picture: { href, alt, width, height, tint }, eager }: { picture: PictureView; eager: boolean }) {
  const { src, srcSet } = pictureSources({ href, width, backgroundColor: tint }, { widest: WIDEST })
  return (
    <Picture
      src={src}
      srcSet={srcSet}
      sizes={SIZES}
      alt={alt}
      width={width}
      height={height}
      tint={tint}
      eager={eager}
    />
  )
}
