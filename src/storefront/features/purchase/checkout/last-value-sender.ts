/**
 * Debounces values and sends the last one: it waits for a pause, and never sends while a request is pending. Five
 * presses of a stepper become one call, and two calls never overtake each other.
 */
type LastValueSender<Value> = {
  readonly want: (value: Value) => void
  /** Sends without the delay, for when the shopper leaves. */
  readonly sendNow: () => void
  /** Discards a value that has not been sent yet. */
  readonly cancel: () => void
}

type Options<Value> = {
  /** Must not reject: it shows errors to the shopper itself. */
  readonly send: (value: Value) => Promise<void>
  readonly delayMs: number
  /** No value is waiting, and no request is pending. */
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
    // A value arrived during the request and its delay has passed: it is sent now.
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
