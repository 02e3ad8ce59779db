/**
 * The way to the size guide (PRD-20). It opens where one stands; without JavaScript the link unfolds the guide further
 * down, and an address that ends with it opens the guide as soon as the page answers.
 */
import { useState, useSyncExternalStore } from 'react'
import { useTexts } from '../../../../texts/texts-context.ts'
import { onDemand } from '../../../../ui/on-demand.tsx'
import { isPlainLinkClick } from '../../../../ui/plain-link-click.ts'
import type { ProductContentView } from '../load-product-content.ts'

const Guide = onDemand(async () => (await import('./SizeGuideDialog.tsx')).SizeGuideDialog)

const HASH = '#size-guide'

export function SizeGuideLink({ guide }: { guide: NonNullable<ProductContentView['sizeGuide']> }) {
  const texts = useTexts()
  const isLedHere = useSyncExternalStore(onHashChange, isHashHere, isHashOnServer)
  /** What the visitor did here counts more than how they came. */
  const [wish, setWish] = useState<boolean>()
  const isOpen = wish ?? isLedHere
  const close = () => setWish(false)
  return (
    <>
      <a
        href={HASH}
        data-general="size-guide open"
        onPointerEnter={Guide.prepare}
        onFocus={Guide.prepare}
        onClick={(event) => {
          if (!isPlainLinkClick(event.nativeEvent)) return
          event.preventDefault()
          setWish(true)
        }}
      >
        {texts.sizeGuide}
      </a>
      {isOpen && <Guide.View guide={guide} onClose={close} onMissing={close} />}
    </>
  )
}

function onHashChange(listener: () => void): () => void {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}

const isHashHere = (): boolean => location.hash === HASH

/** The server never receives the hash of an address. */
const isHashOnServer = (): boolean => false
