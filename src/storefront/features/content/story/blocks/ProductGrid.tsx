/** Products side by side, all of them in view. */
import { TileGrid } from '../../../catalogue/listing/index.ts'
import type { TileView } from '../../../catalogue/product/index.ts'
import type { BlockViews } from '../../../../../contracts/content/kinds/read-content.ts'
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
