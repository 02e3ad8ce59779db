/** What follows once an order is paid, in this order (CHK-09, CHK-10, T48). What each step does is handed over. */
type Steps = {
  /** Rejects when it did not work. */
  readonly subscribe: () => Promise<void>
  readonly record: (outcome: 'success' | 'fail') => void
  readonly emptyCart: () => void
  readonly resetCheckout: () => void
}

export async function finishPurchase(wantsNewsletter: boolean, steps: Steps): Promise<void> {
  if (wantsNewsletter) steps.record(await outcomeOf(steps.subscribe))
  steps.emptyCart()
  steps.resetCheckout()
}

/** CHK-20: a failed subscription must not affect the purchase. */
const outcomeOf = async (subscribe: Steps['subscribe']): Promise<'success' | 'fail'> => {
  try {
    await subscribe()
    return 'success'
  } catch {
    return 'fail'
  }
}
