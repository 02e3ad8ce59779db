/** Products side by side, all of them in view. */
import { TileGrid } from '../../listing/index.ts'
import type { TileView } from '../../product/index.ts'
import type { BlockViews } from '../kinds/read-content.ts'
import { Section } from './Section.tsx'

type Props = { readonly block: BlockViews['product-grid']; readonly tiles: readonly TileView[] }

export function ProductGrid({ block: { title }, tiles }: Props) {
  if (tiles.length === 0) return null
  return (
    <Section title={title}>
      <TileGrid tiles={tiles} heading={title === '' ? 'h2' : 'h3'} />
    </Section>
  )
}
