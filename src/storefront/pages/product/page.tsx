/** One product. */
import { PageHead } from '../../features/layout/index.ts'
import { ProductSheet } from '../../features/product/index.ts'
import type { PageProps } from '../../page-contract.ts'
import type { load } from './load.ts'

export function Page({ data: { product } }: PageProps<typeof load>) {
  return (
    <>
      <PageHead title={product.title} description={product.metaDescription} />
      <ProductSheet product={product} />
    </>
  )
}
