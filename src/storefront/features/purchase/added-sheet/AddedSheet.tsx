/**
 * Confirms an addition where the shopper looks (SHX-01): on phones as a sheet at the lower edge, on wider screens as a card
 * below the basket, which leaves the page usable.
 */
import { useTexts } from '../../../texts/texts-context.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { useCart } from '../cart/index.ts'
import { usePlace } from '../../visitor/markets/index.ts'
import { AddedCard } from './AddedCard.tsx'
import { AddedLine } from './AddedLine.tsx'
import { useBackCloses } from './use-back-closes.ts'

type Props = {
  /** Of the variant that was added. */
  readonly id: string
  readonly onClose: () => void
}

/** From here on the buy box stands beside the pictures, as in the stylesheets. */
const WIDE = '(min-width: 960px)'

export function AddedSheet({ id, onClose }: Props) {
  const place = usePlace()
  const { cart } = useCart()
  const item = cart?.items.find((line) => line.id === id && !line.isGift)
  // Removed in another tab meanwhile, for instance.
  if (!place || !cart || !item) return null
  const added = { place, cart, item }
  return matchMedia(WIDE).matches ? (
    <AddedCard key={`${id} ${item.quantity}`} added={added} onClose={onClose} />
  ) : (
    <BottomSheet added={added} onClose={onClose} />
  )
}

type SheetProps = { readonly added: Parameters<typeof AddedLine>[0]['added']; readonly onClose: () => void }

function BottomSheet({ added, onClose }: SheetProps) {
  const texts = useTexts()
  const close = useBackCloses(onClose)
  return (
    <Dialog title={texts.inCart} close={texts.close} onClose={close} shape="sheet">
      <AddedLine added={added} onStay={close} />
    </Dialog>
  )
}
