/** A content page: what its story says, and on a category the place where its goods will stand. */
import { PageHead, Plain } from '../../features/layout/index.ts'
import type { PageProps } from '../../page-contract.ts'
import { useTexts } from '../../texts/texts-context.ts'
import type { load } from './load.ts'

export function Page({ data: { story, goods } }: PageProps<typeof load>) {
  const texts = useTexts()
  return (
    <Plain title={story.title} intro={story.intro}>
      <PageHead title={story.title} description={story.metaDescription} />
      {goods && <p>{texts.comingSoon}</p>}
    </Plain>
  )
}
