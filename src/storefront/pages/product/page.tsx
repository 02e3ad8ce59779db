/** One product, and what else may be liked. */
import { ProductContent } from '../../features/content/index.ts'
import { PageHead } from '../../features/layout/index.ts'
import { ProductSheet } from '../../features/product/index.ts'
import { ProductRails } from '../../features/recommendations/index.ts'
import type { PageProps } from '../../page-contract.ts'
import type { load } from './load.ts'

export function Page({ data: { product, content, rails } }: PageProps<typeof load>) {
  return (
    <>
      <PageHead title={product.title} description={product.metaDescription} />
      <ProductSheet product={product} />
      <ProductContent content={content} />
      <ProductRails rails={rails} />
    </>
  )
}
