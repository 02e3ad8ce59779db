/** Carries envelopes to the service that is configured for them. One that is not to be had is said so once, and left alone. */
type Carrier = {
  readonly url: string
  readonly fetch: (url: string, init: RequestInit) => Promise<Pick<Response, 'ok'>>
  /** DIA-08: told once. */
  readonly onUnavailable: () => void
}

export function envelopeSender({ url, fetch, onUnavailable }: Carrier): (envelope: string) => Promise<void> {
  let isAvailable = true
  return async (body) => {
    if (!isAvailable) return
    // As plain text: a browser asks first before it sends anything else elsewhere. Cookies stay here.
    const headers = { 'content-type': 'text/plain;charset=UTF-8' }
    const answer = await fetch(url, { method: 'POST', body, headers, credentials: 'omit', keepalive: true }).catch(
      () => undefined,
    )
    if (answer?.ok === true || !isAvailable) return
    isAvailable = false
    onUnavailable()
  }
}
