/** One product, and what else may be liked. */
import { Suspense } from 'react'
import { EnhancedBlock, ProductDrawers, ProductFeatures, SizeGuideLink } from '../../features/content/story/index.ts'
import { PageHead } from '../../features/frame/layout/index.ts'
import { ProductSheet } from '../../features/catalogue/product-sheet/index.ts'
import { ProductRails } from '../../features/catalogue/recommendations/index.ts'
import type { PageProps } from '../../page/page-contract.ts'
import type { load } from './load.ts'

export function Page({ data: { product, delivery, content, rails } }: PageProps<typeof load>) {
  const { features, enhanced, ...drawers } = content
  return (
    <>
      <PageHead title={product.title} description={product.metaDescription} />
      {/* Another product is another sheet: no size of this one is chosen there. */}
      <ProductSheet
        key={product.sku}
        product={product}
        delivery={delivery}
        sizeGuide={content.sizeGuide && <SizeGuideLink guide={content.sizeGuide} />}
        features={<ProductFeatures features={features} />}
        drawers={<ProductDrawers content={drawers} />}
      >
        {enhanced && (
          <Suspense>
            <EnhancedBlock enhanced={enhanced} />
          </Suspense>
        )}
        <ProductRails rails={rails} />
      </ProductSheet>
    </>
  )
}
