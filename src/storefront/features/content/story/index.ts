/**
 * Content as screens need it: the blocks of a page, what pages share, and how both are read. It never decides which
 * story a page is: a page's load does.
 */
export { Blocks } from './Blocks.tsx'
export { ContentPicture } from './ContentPicture.tsx'
export type { PictureView } from '../../../../contracts/content/kinds/fields.ts'
export type { LinkView } from '../../../../contracts/content/kinds/link-view.ts'
export type {
  AnyStoryView,
  BlockViews,
  SharedView,
  StoryViews,
} from '../../../../contracts/content/kinds/read-content.ts'
export { loadBody, pathOf } from './load-body.ts'
export type { BodyView } from './load-body.ts'
export { toProductContent } from './load-product-content.ts'
export type { ProductContentView } from './load-product-content.ts'
export { loadStory, readerOf, reportTo } from './load-story.ts'
export type { LoadedStory } from './load-story.ts'
export { longDate } from './long-date.ts'
export { Post } from './Post.tsx'
export { EnhancedBlock } from './product/lazy-enhanced-block.ts'
export { ProductDrawers, ProductFeatures } from './product/later-product-content.ts'
export { SizeGuideLink } from './product/SizeGuideLink.tsx'
export { RichText } from './RichText.tsx'
export { SharedPieceView } from './SharedPieceView.tsx'
export { navigationFor } from '../../../page/shell-view.ts'
export type { ShellView } from '../../../page/shell-view.ts'
export { ShellContext, useShell } from './shell-context.ts'
