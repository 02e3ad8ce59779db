/** Products that the shop recommends here. */
import { useTexts } from '../../../../texts/texts-context.ts'
import type { TileView } from '../../../catalogue/product/index.ts'
import type { BlockViews } from '../../../../../contracts/content/kinds/read-content.ts'
import { ProductRow } from './ProductRow.tsx'

type Props = { readonly block: BlockViews['widget']; readonly tiles: readonly TileView[] }

export function Widget({ block: { title }, tiles }: Props) {
  const texts = useTexts()
  return <ProductRow block={{ title: title || texts.likedByOthers }} tiles={tiles} />
}
