/** What other shoppers like. */
import { useTexts } from '../../../texts/texts-context.ts'
import { TileGrid } from '../listing/index.ts'
import type { TileView } from '../product/index.ts'
import styles from './LikedByOthers.module.css'

export function LikedByOthers({ tiles }: { tiles: readonly TileView[] }) {
  const texts = useTexts()
  if (tiles.length === 0) return null
  return (
    <section className={styles.liked} data-list="liked-by-others">
      <h2>{texts.likedByOthers}</h2>
      <TileGrid tiles={tiles} heading="h3" />
    </section>
  )
}
