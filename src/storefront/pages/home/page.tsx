/** A storefront's home: whatever content has put there, or the products alone. */
import { Blocks, useShell } from '../../features/content/story/index.ts'
import { PageHead, Plain } from '../../features/frame/layout/index.ts'
import { LikedByOthers } from '../../features/catalogue/recommendations/index.ts'
import type { PageProps } from '../../page/page-contract.ts'
import { useTexts } from '../../texts/texts-context.ts'
import type { load } from './load.ts'

export function Page({ data }: PageProps<typeof load>) {
  const texts = useTexts()
  const { newsletter } = useShell()
  if (data.outcome === 'products') {
    return (
      <Plain title={texts.homeTitle} intro={texts.homeText}>
        <PageHead title={texts.homeTitle} />
        <LikedByOthers tiles={data.liked} />
      </Plain>
    )
  }
  const { title, metaDescription, body } = data

  // A home without a hero has no heading that one sees; those who hear the page need one.
  const asksItself = body.blocks.some(({ component }) => component === 'newsletter')
  const opensItself = body.blocks[0]?.component === 'hero'
  return (
    <>
      <PageHead title={title} description={metaDescription} />
      {!opensItself && <h1 className="visually-hidden">{title}</h1>}
      <Blocks
        {...body}
        blocks={newsletter && !asksItself ? [...body.blocks, newsletter] : body.blocks}
        hasHeading={!opensItself}
      />
    </>
  )
}
