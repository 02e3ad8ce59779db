import { useTexts } from '../../../../texts/texts-context.ts'
import { Dialog } from '../../../../ui/Dialog.tsx'
import type { ProductContentView } from '../load-product-content.ts'
import { SizeGuideText } from './SizeGuideText.tsx'

type Props = { readonly guide: NonNullable<ProductContentView['sizeGuide']>; readonly onClose: () => void }

/** The guide over the page, so that the sizes are still there afterwards. */
export function SizeGuideDialog({ guide, onClose }: Props) {
  const texts = useTexts()
  return (
    <Dialog title={guide.title} close={texts.close} shape="wide" onClose={onClose}>
      <SizeGuideText guide={guide} />
    </Dialog>
  )
}
