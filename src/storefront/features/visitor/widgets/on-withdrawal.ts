/** Notices that the visitor takes back something they had allowed. */
import { allows, type ConsentCategory, consentStore } from '../consent/index.ts'

export function onWithdrawal(categories: readonly ConsentCategory[], act: () => void): () => void {
  let before = consentStore.get()
  return consentStore.subscribe(() => {
    const now = consentStore.get()
    const isWithdrawn = categories.some((category) => allows(before, category) && !allows(now, category))
    before = now
    if (isWithdrawn) act()
  })
}
