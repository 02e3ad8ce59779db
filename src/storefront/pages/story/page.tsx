/** A content page: what its story says, and on a category its goods. */
import { PageHead, Plain } from '../../features/layout/index.ts'
import { ProductGrid } from '../../features/listing/index.ts'
import type { PageProps } from '../../page-contract.ts'
import type { load } from './load.ts'

export function Page({ data: { story, listing } }: PageProps<typeof load>) {
  return (
    <Plain title={story.title} intro={story.intro}>
      <PageHead title={story.title} description={story.metaDescription} />
      {listing && <ProductGrid listing={listing} />}
    </Plain>
  )
}
