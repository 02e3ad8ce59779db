import { useState } from 'react'
import { readEmail } from '../../../../../markets/addresses/read-email.ts'
import { pushEvent } from '../../../telemetry/analytics/index.ts'

/** Reports that the email address has changed (ANA-13), never the address itself. To be called when its field is left. */
export function useEmailUpdate(email: string): () => void {
  const [reported, setReported] = useState(email)
  return () => {
    const good = readEmail(email)
    if (good === undefined || good === reported) return
    setReported(good)
    pushEvent({ event: 'checkout-customer-email-update' })
  }
}
