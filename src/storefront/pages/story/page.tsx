/** A content page: what its story says, on a category with its products, on a post with its date. */
import { Blocks, Post } from '../../features/content/story/index.ts'
import { PageHead, Plain } from '../../features/frame/layout/index.ts'
import { Listing } from '../../features/catalogue/listing/index.ts'
import { useTexts } from '../../texts/texts-context.ts'
import type { PageProps } from '../../page/page-contract.ts'
import type { load } from './load.ts'

export function Page({ data }: PageProps<typeof load>) {
  const texts = useTexts()
  const { title, intro, metaTitle, metaDescription, body, listing, isListingMissing, panel, post } = data
  const head = <PageHead title={metaTitle || title} description={metaDescription} part={listing} />
  const opensItself = body.blocks[0]?.component === 'hero' && !listing && !post
  const blocks = <Blocks {...body} hasHeading={!opensItself} />
  if (post) {
    return (
      <Post title={title} intro={intro} {...post}>
        {head}
        {blocks}
      </Post>
    )
  }
  if (opensItself) {
    return (
      <>
        {head}
        {blocks}
      </>
    )
  }
  return (
    <>
      <Plain title={title} intro={intro}>
        {head}
        {isListingMissing && <p>{texts.productsAsleep}</p>}
        {listing && <Listing listing={listing} panel={panel} />}
      </Plain>
      {body.blocks.length > 0 && blocks}
    </>
  )
}
