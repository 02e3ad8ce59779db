/** The way of one size into the basket: which is chosen, whether it is on its way, and what went wrong. */
import { useEffect, useId, useLayoutEffect, useRef, useState, type RefObject, type SubmitEvent } from 'react'
import { HIGHLIGHT_BUBBLE_MS } from '../../../ui/timings.ts'
import { fill } from '../../../../contracts/storefront/texts/fill.ts'
import { useTexts } from '../../../texts/texts-context.ts'
import { showBubble } from '../../frame/bubble/index.ts'
import { openModal } from '../../frame/modals/index.ts'
import { addToCart } from '../../purchase/cart/index.ts'
import { usePlace } from '../../visitor/markets/index.ts'
import type { SheetView, SizeView } from './sheet-view.ts'

export type PurchaseForm = {
  /** Of the form; a button outside of it sends it, too. */
  readonly formId: string
  readonly sizesRef: RefObject<HTMLFieldSetElement | null>
  readonly chosen: SizeView | undefined
  readonly choose: (id: string) => void
  readonly step: 'idle' | 'adding' | 'added'
  readonly trouble: string | undefined
  readonly submit: (event: SubmitEvent) => void
}

/** Long: one hook per state of the buy button. */
export function usePurchase({ name, sizes }: Pick<SheetView, 'name' | 'sizes'>): PurchaseForm {
  const texts = useTexts()
  const market = usePlace()?.market
  const formId = useId()
  const sizesRef = useRef<HTMLFieldSetElement>(null)
  const [only] = sizes.length === 1 ? sizes : []
  const [chosenId, setChosenId] = useState(only?.stockStatus === 'no-stock' ? undefined : only?.id)
  const [step, setStep] = useState<PurchaseForm['step']>('idle')
  const [trouble, setTrouble] = useState<string>()
  const chosen = sizes.find(({ id }) => id === chosenId)

  // A size that was chosen before the page answered; its form may be sent right after this.
  useLayoutEffect(() => {
    const early = sizesRef.current?.querySelector<HTMLInputElement>('input:checked')
    if (early) setChosenId(early.value)
  }, [])

  useEffect(() => {
    if (step !== 'added') return undefined
    const timer = setTimeout(() => setStep('idle'), HIGHLIGHT_BUBBLE_MS)
    return () => clearTimeout(timer)
  }, [step])

  const add = async (id: string) => {
    if (step === 'adding' || market === undefined) return
    setTrouble(undefined)
    setStep('adding')
    try {
      await addToCart(market, { id, quantity: 1 })
      setStep('added')
      // SPB-09: where the basket is, the fish says what is in it now.
      showBubble({ variant: 'transaction', message: fill(texts.addedToCart, { name }), time: HIGHLIGHT_BUBBLE_MS })
      openModal('addedToCart', id)
    } catch (error) {
      setStep('idle')
      // What the service says of a refusal is written for shoppers, in their language.
      const isRefusal = error instanceof Error && error.name === 'CartError'
      setTrouble(isRefusal ? error.message : texts.addFailed)
    }
  }

  return {
    formId,
    sizesRef,
    chosen,
    choose: (id) => {
      setChosenId(id)
      setTrouble(undefined)
    },
    step,
    trouble,
    submit: (event) => {
      event.preventDefault()
      if (chosen) {
        void add(chosen.id)
        return
      }
      setTrouble(texts.chooseSize)
      sizesRef.current?.querySelector<HTMLInputElement>('input:enabled')?.focus()
    },
  }
}
