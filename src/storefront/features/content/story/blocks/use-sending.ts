/** Where a form stands that sends something: nothing yet, on its way, arrived, or not (NWS-04). */
import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'

type SendState = 'idle' | 'loading' | 'success' | 'requestFailed'

type Sending = {
  readonly state: SendState
  readonly send: (call: () => Promise<void>) => void
  /** The success message. The form is removed then, so the focus moves there. */
  readonly arrived: RefObject<HTMLParagraphElement | null>
}

export function useSending(): Sending {
  const [state, setState] = useState<SendState>('idle')
  const arrived = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (state === 'success') arrived.current?.focus()
  }, [state])
  const send = (call: () => Promise<void>) => {
    setState('loading')
    call().then(
      () => setState('success'),
      () => setState('requestFailed'),
    )
  }
  return { state, send, arrived }
}
