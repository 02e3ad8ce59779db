/** Questions and answers. */
import { LinkList } from '../../ui/LinkList.tsx'
import { PageHead, Plain } from '../../features/layout/index.ts'
import type { PageProps } from '../../page-contract.ts'
import type { load } from './load.ts'

export function Page({ data: { story, sections } }: PageProps<typeof load>) {
  return (
    <Plain title={story.title} intro={story.intro}>
      <PageHead title={story.title} description={story.metaDescription} />
      <LinkList links={sections} />
    </Plain>
  )
}
