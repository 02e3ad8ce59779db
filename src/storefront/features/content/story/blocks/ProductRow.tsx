/** A row of products to scroll through, and the way to all of them. */
import { Strip } from '../../../../ui/Strip.tsx'
import { ProductTile, type TileView } from '../../../catalogue/product/index.ts'
import type { BlockViews } from '../../../../../contracts/content/kinds/read-content.ts'
import { Section } from './Section.tsx'

type Props = {
  readonly block: Pick<BlockViews['product-row'], 'title'> & Partial<BlockViews['product-row']>
  readonly tiles: readonly TileView[]
}

export function ProductRow({ block: { title, link, linkText = '' }, tiles }: Props) {
  if (tiles.length === 0) return null
  return (
    <Section title={title} link={link} linkText={linkText} layout="wide">
      <Strip>
        {tiles.map((tile) => (
          <li key={tile.sku}>
            <ProductTile tile={tile} heading="h3" />
          </li>
        ))}
      </Strip>
    </Section>
  )
}
