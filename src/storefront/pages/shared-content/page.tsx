/** Every shared content component of the storefront, without anything around it: the visual editor's page (RTE-16). */
import { SharedPieceView } from '../../features/content/story/index.ts'
import { PageHead, Plain } from '../../features/frame/layout/index.ts'
import type { PageProps } from '../../page/page-contract.ts'
import type { load } from './load.ts'

export function Page({ data: { contentKey, pieces } }: PageProps<typeof load>) {
  return (
    <Plain title={contentKey}>
      <PageHead title={contentKey} />
      {pieces.map(({ slug, view }) => (
        <SharedPieceView key={slug} slug={slug} view={view} />
      ))}
    </Plain>
  )
}
