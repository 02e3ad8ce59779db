/** Draws the blocks of a page, each by its kind. The page decides what stands in them; without its products a block is left out. */
import { Suspense } from 'react'
import type { ReactNode } from 'react'
import type { TileView } from '../../catalogue/product/index.ts'
import styles from './Blocks.module.css'
import { Hero } from './blocks/Hero.tsx'
import { CampaignForm, FaqList, NewsletterBlock, PostList, Reasons, Video } from './blocks/lazy-blocks.ts'
import { PictureAndText } from './blocks/PictureAndText.tsx'
import { ProductGrid } from './blocks/ProductGrid.tsx'
import { ProductRow } from './blocks/ProductRow.tsx'
import { Quote } from './blocks/Quote.tsx'
import { RichTextBlock } from './blocks/RichTextBlock.tsx'
import { PictureLinks } from './blocks/PictureLinks.tsx'
import { Table } from './blocks/Table.tsx'
import { Widget } from './blocks/Widget.tsx'
import type { DrawnBlock, DrawnBlockViews } from '../../../../contracts/content/kinds/read-content.ts'
import type { PostView } from './post-view.ts'
import { previewMarks } from './preview-marks.ts'

type Props = {
  readonly blocks: readonly DrawnBlock[]
  /** The products of a row, a grid or a widget, by the block's `_uid`. */
  readonly tiles: Readonly<Record<string, readonly TileView[]>>
  /** The posts of a list, by the block's `_uid`. */
  readonly posts: Readonly<Record<string, readonly PostView[]>>
  /** The page has its heading already, so that a hero at the beginning does not bring another. */
  readonly hasHeading?: boolean
}

/** What a block gets in addition to its own fields. */
type Around = {
  /** It opens the page. */
  readonly isFirst: boolean
  readonly tiles: readonly TileView[]
  readonly posts: readonly PostView[]
}

type Kind = keyof DrawnBlockViews

const DRAW: { readonly [K in Kind]: (block: DrawnBlockViews[K], around: Around) => ReactNode } = {
  hero: (block, { isFirst }) => <Hero block={block} isFirst={isFirst} />,
  shelves: (block) => <PictureLinks block={block} />,
  'product-row': (block, { tiles }) => <ProductRow block={block} tiles={tiles} />,
  'product-grid': (block, { tiles }) => <ProductGrid block={block} tiles={tiles} />,
  'picture-and-text': (block) => <PictureAndText block={block} />,
  video: (block) => <Video block={block} />,
  quote: (block) => <Quote block={block} />,
  'rich-text': (block) => <RichTextBlock block={block} />,
  'faq-list': (block) => <FaqList block={block} />,
  reasons: (block) => <Reasons block={block} />,
  newsletter: (block) => <NewsletterBlock block={block} />,
  widget: (block, { tiles }) => <Widget block={block} tiles={tiles} />,
  'campaign-form': (block) => <CampaignForm block={block} />,
  'post-list': (block, { posts }) => <PostList title={block.title} posts={posts} />,
  'related-stories': ({ title, stories }) => <PostList title={title} posts={stories} />,
  table: (block) => <Table block={block} />,
}

const draw = <K extends Kind>(kind: K, block: DrawnBlockViews[K], around: Around): ReactNode =>
  DRAW[kind](block, around)

/** Each block comes alive by itself: a phone must be able to answer in between. */
export function Blocks({ blocks, tiles, posts, hasHeading = false }: Props) {
  return (
    <div className={styles.blocks}>
      {blocks.map((block, index) => {
        const { component, _uid: uid, _editable: comment } = block
        const around = { isFirst: index === 0 && !hasHeading, tiles: listAt(tiles, uid), posts: listAt(posts, uid) }
        const drawn = draw(component, block, around)
        const key = uid || `${component} ${index}`
        return (
          <Suspense key={key}>
            <div className={styles.block} data-block={component} data-block-id={uid} {...previewMarks(comment)}>
              {drawn}
            </div>
          </Suspense>
        )
      })}
    </div>
  )
}

/** Editors' ids are names of nothing else: one may be called `constructor`. */
const listAt = <One,>(lists: Readonly<Record<string, readonly One[]>>, uid: string): readonly One[] =>
  (Object.hasOwn(lists, uid) ? lists[uid] : undefined) ?? []
