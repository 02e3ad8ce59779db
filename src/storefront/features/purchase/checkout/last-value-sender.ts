/**
 * Sends the last of many wishes: it waits until nobody wishes for a moment, and never sends while an answer is awaited.
 * Five presses of a stepper become one call, and two calls never overtake each other.
 */
type LastValueSender<Value> = {
  readonly want: (value: Value) => void
  /** Whoever leaves does not wait. */
  readonly sendNow: () => void
  /** What was wished for and not sent yet is wished for no more. */
  readonly cancel: () => void
}

type Options<Value> = {
  /** Must not reject: what went wrong is told to the shopper there. */
  readonly send: (value: Value) => Promise<void>
  readonly delayMs: number
  /** All that was wished for has been answered. */
  readonly onSettled: () => void
}

export function lastValueSender<Value>({ send, delayMs, onSettled }: Options<Value>): LastValueSender<Value> {
  let wish: { readonly value: Value } | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let isSending = false

  const sendWish = async () => {
    clearTimeout(timer)
    timer = undefined
    if (wish === undefined || isSending) return
    const { value } = wish
    wish = undefined
    isSending = true
    await send(value)
    isSending = false
    // Somebody wished while we waited, and wishes no more: that one goes now.
    if (wish !== undefined && timer === undefined) await sendWish()
    else if (wish === undefined) onSettled()
  }

  return {
    want(value) {
      wish = { value }
      clearTimeout(timer)
      timer = setTimeout(() => void sendWish(), delayMs)
    },
    sendNow: () => void sendWish(),
    cancel() {
      clearTimeout(timer)
      timer = undefined
      if (wish === undefined) return
      wish = undefined
      if (!isSending) onSettled()
    },
  }
}
