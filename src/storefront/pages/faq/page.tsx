/** Questions and answers. */
import { Blocks } from '../../features/content/story/index.ts'
import { PageHead, Plain } from '../../features/frame/layout/index.ts'
import type { PageProps } from '../../page/page-contract.ts'
import { LinkList } from '../../ui/LinkList.tsx'
import type { load } from './load.ts'

export function Page({ data }: PageProps<typeof load>) {
  const { title, intro, metaDescription, sections, body } = data
  return (
    <>
      <Plain title={title} intro={intro}>
        <PageHead title={title} description={metaDescription} />
        {/* Above the questions: below them stands what to do when none has helped. */}
        <LinkList links={sections} />
      </Plain>
      {body.blocks.length > 0 && <Blocks {...body} hasHeading />}
    </>
  )
}
