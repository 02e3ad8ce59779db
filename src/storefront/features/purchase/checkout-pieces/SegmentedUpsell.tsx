/** What else might go into the parcel: words of content, and products of the collection that they name (CHK-21). */
import { useId } from 'react'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { useShell, type ShellView } from '../../content/story/index.ts'
import { TileGrid } from '../../catalogue/listing/index.ts'
import type { TileView } from '../../catalogue/product/index.ts'
import { activeSegments, useSegmentVariables } from '../../visitor/segments/index.ts'
import styles from './checkout-pieces.module.css'

type Upsell = ShellView['upsells'][number]

/** That of an active segment, else one that is for everybody. */
export function upsellFor(upsells: readonly Upsell[], activeIds: readonly string[]): Upsell | undefined {
  return (
    upsells.find(({ segment }) => segment !== '' && activeIds.includes(segment)) ??
    upsells.find(({ segment }) => segment === '')
  )
}

/** `tiles` are products of a collection by its name, fetched by the page. */
export function SegmentedUpsell({ tiles }: { tiles: Readonly<Record<string, readonly TileView[]>> }) {
  const { upsells, segments } = useShell()
  const id = useId()
  const active = activeSegments(segments, useSegmentVariables()).map((segment) => segment.id)
  const upsell = upsellFor(upsells, active)
  if (!upsell) return null
  const { title, text, collection, link, linkText } = upsell
  const products = Object.hasOwn(tiles, collection) ? (tiles[collection] ?? []) : []
  return (
    <section className={styles.upsell} aria-labelledby={id} data-list="upsell">
      <h2 id={id}>{title}</h2>
      {text !== '' && <p>{text}</p>}
      {products.length > 0 && <TileGrid tiles={products} heading="h3" />}
      {link && linkText !== '' && (
        <p>
          <ButtonLink {...link}>{linkText}</ButtonLink>
        </p>
      )}
    </section>
  )
}
