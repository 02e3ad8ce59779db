/** A size guide, wherever it is unfolded. */
import { Table } from '../blocks/Table.tsx'
import type { ProductContentView } from '../load-product-content.ts'

type Guide = NonNullable<ProductContentView['sizeGuide']>

export function SizeGuideText({ guide: { intro, table, tip } }: { guide: Guide }) {
  return (
    <>
      {intro && <p>{intro}</p>}
      <Table block={{ component: 'table', _uid: 'size-guide', title: '', table }} />
      {tip && <p>{tip}</p>}
    </>
  )
}
