/** One product of a listing: its picture on its own tint, stickers, name and price. The whole tile is one link. */
import { useState } from 'react'
import type { PointerEvent } from 'react'
import { fill } from '../../../../contracts/storefront/texts/fill.ts'
import { useTexts } from '../../../texts/texts-context.ts'
import { usePlace } from '../../visitor/markets/index.ts'
import { Badges } from './Badges.tsx'
import { Price } from './Price.tsx'
import { ProductPicture } from './ProductPicture.tsx'
import styles from './ProductTile.module.css'
import { Swatch } from './Swatch.tsx'
import type { TileView } from './tile-view.ts'

/** Two on phones, three on tablets, four on desktops. */
const SIZES = '(min-width: 960px) 25vw, (min-width: 768px) 33vw, calc(50vw - 24px)'
/** A quarter of the widest page, twice over for fine screens: nothing larger is ever shown here. */
const WIDEST = 1024
const MAX_DOTS = 5

/** One below the heading that the tiles stand under. */
export type TileHeading = 'h2' | 'h3'

type Props = {
  readonly tile: TileView
  readonly eager?: boolean
  readonly heading?: TileHeading
  readonly delivery?: string | undefined
}

export function ProductTile({ tile, eager = false, heading: Heading = 'h2', delivery }: Props) {
  const place = usePlace()
  const texts = useTexts()
  const { sku, path, name, price, badges, soldOut, picture, alternate, colours } = tile
  // The second picture is fetched when it is first looked for.
  const [isLookedAt, setLookedAt] = useState(false)
  const onPointerEnter = ({ pointerType }: PointerEvent) => setLookedAt(isLookedAt || pointerType === 'mouse')
  return (
    <article className={styles.tile} data-sku={sku}>
      <a href={`/${place?.storefront}/${path}`} className={styles.link} onPointerEnter={onPointerEnter}>
        <div className={styles.frame}>
          {picture && <ProductPicture picture={picture} sizes={SIZES} widest={WIDEST} eager={eager} />}
          {picture && alternate !== undefined && isLookedAt && (
            <div className={styles.alternate} aria-hidden="true">
              {/* It says nothing that the first does not, so it is not read out. */}
              <ProductPicture picture={{ ...picture, href: alternate, alt: '' }} sizes={SIZES} widest={WIDEST} />
            </div>
          )}
          <Badges badges={badges} soldOut={soldOut} />
        </div>
        <Heading className={styles.name}>{name}</Heading>
        <Price price={price} delivery={delivery} />
        {colours && <Colours colours={colours} />}
      </a>
      {!soldOut && (
        <button className={styles.add} type="button" aria-label={fill(texts.quickAdd, { name })} data-quick-add />
      )}
    </article>
  )
}

function Colours({ colours }: { colours: readonly string[] }) {
  const texts = useTexts()
  const dots = [...new Set(colours)].slice(0, MAX_DOTS)
  const rest = colours.length - dots.length
  return (
    <p className={styles.colours}>
      <span className="visually-hidden">{fill(texts.colourCount, { count: colours.length })}</span>
      {dots.map((colour) => (
        <Swatch key={colour} colour={colour} />
      ))}
      {rest > 0 && <span aria-hidden="true">+{rest}</span>}
    </p>
  )
}
