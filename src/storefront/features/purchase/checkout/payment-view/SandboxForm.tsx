/** Paying in the sandbox: its ways to pay, and what has to be typed for one of them. */
import { useEffect, useRef, useState, type RefObject, type SubmitEvent } from 'react'
import type { PaymentMethod, PaymentMethodDetails } from '../../../../../contracts/payment-provider/payment-provider.ts'
import { useTexts } from '../../../../texts/texts-context.ts'
import { PressButton } from '../../../../ui/PressButton.tsx'
import { choosePaymentMethod } from '../checkout-store.ts'
import type { StoredPayment } from '../stored-payments.ts'
import { problemsInCard, toTestCard, type CardInput } from './card-input.ts'
import { cardFieldId } from './CardForm.tsx'
import styles from './notes.module.css'
import { firstChoice, isTyped, offeredMethods } from './offered-methods.ts'
import { PaymentMethods } from './PaymentMethods.tsx'
import { sandboxSession } from './sandbox-session.ts'

type Props = {
  readonly id: string
  readonly payment: StoredPayment
  readonly country: string
  readonly card: CardInput
  readonly onCard: (card: CardInput) => void
  readonly onPay: (method: PaymentMethodDetails) => void
  /** Hidden during the bank's challenge, so that what was typed is retained. */
  readonly isHidden: boolean
}

export function SandboxForm({ id, payment, country, card, onCard, onPay, isHidden }: Props) {
  const { order, session } = payment
  const { methods, isUnreachable, tryAgain } = useMethods(session)
  const [isSent, setSent] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const texts = useTexts()
  const chosen = firstChoice(methods, { country, before: order.payment.method })

  useFocusAfterChallenge(form, isHidden)

  /** Shows what is missing, and moves the focus there. */
  const isComplete = (): boolean => {
    setSent(true)
    const [problem] = isTyped(chosen) ? problemsInCard(card, new Date()) : []
    if (chosen === '') form.current?.querySelector('input')?.focus()
    else if (problem !== undefined) document.getElementById(cardFieldId(problem.member))?.focus()
    return chosen !== '' && problem === undefined
  }

  const isPressedEarly = useEarlyPress(methods.length > 0, () => isComplete() && form.current?.focus())

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isPressedEarly() || !isComplete()) return
    choosePaymentMethod(chosen)
    onPay(isTyped(chosen) ? toTestCard(chosen, card) : { type: chosen })
  }
  if (isUnreachable) {
    return (
      <div className={styles.trouble} role="alert">
        <p>{texts.paymentSessionFailed}</p>
        <PressButton onPress={tryAgain}>{texts.tryAgain}</PressButton>
      </div>
    )
  }
  return (
    <form ref={form} id={id} tabIndex={-1} noValidate hidden={isHidden} onSubmit={submit}>
      {methods.length === 0 ? (
        <p aria-busy="true">{texts.preparingPayment}</p>
      ) : (
        <PaymentMethods
          methods={methods}
          chosen={chosen}
          onChoose={choosePaymentMethod}
          card={card}
          onCard={onCard}
          isSent={isSent}
        />
      )}
    </form>
  )
}

/** The bank's question is gone, and whatever had the focus in it. */
function useFocusAfterChallenge(form: RefObject<HTMLFormElement | null>, isHidden: boolean): void {
  const wasHidden = useRef(isHidden)
  useEffect(() => {
    if (wasHidden.current && !isHidden) form.current?.focus()
    wasHidden.current = isHidden
  }, [form, isHidden])
}

/**
 * For a press before the methods were there: nothing is paid that the shopper has not seen, but what is missing is shown once they are.
 * Returns whether the press came too early.
 */
function useEarlyPress(isReady: boolean, show: () => void): () => boolean {
  const wasPressed = useRef(false)
  useEffect(() => {
    if (!wasPressed.current || !isReady) return
    wasPressed.current = false
    show()
  })
  return () => {
    wasPressed.current = !isReady
    return wasPressed.current
  }
}

/** The methods that the session offers; fetched once. */
function useMethods(session: StoredPayment['session']) {
  const [methods, setMethods] = useState<readonly PaymentMethod[]>([])
  const [isUnreachable, setUnreachable] = useState(false)
  const { id, sessionData, clientKey, environment, orderToken } = session
  useEffect(() => {
    if (isUnreachable) return undefined
    let isWanted = true
    const access = { id, sessionData, clientKey, environment, orderToken }
    void sandboxSession(access)
      .methods()
      .then(
        (found) => isWanted && setMethods(offeredMethods(found)),
        () => isWanted && setUnreachable(true),
      )
    return () => {
      isWanted = false
    }
  }, [id, sessionData, clientKey, environment, orderToken, isUnreachable])
  return { methods, isUnreachable, tryAgain: () => setUnreachable(false) }
}
