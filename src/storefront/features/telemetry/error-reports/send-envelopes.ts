/** Sends envelopes to the configured service. If that is unavailable, it is logged once, and nothing more is sent. */
type Carrier = {
  readonly url: string
  readonly fetch: (url: string, init: RequestInit) => Promise<Pick<Response, 'ok'>>
  /** DIA-08: called once. */
  readonly onUnavailable: () => void
}

export function envelopeSender({ url, fetch, onUnavailable }: Carrier): (envelope: string) => Promise<void> {
  let isAvailable = true
  return async (body) => {
    if (!isAvailable) return
    // As plain text: any other type would need a CORS preflight request. Cookies are not sent.
    const headers = { 'content-type': 'text/plain;charset=UTF-8' }
    const answer = await fetch(url, { method: 'POST', body, headers, credentials: 'omit', keepalive: true }).catch(
      () => undefined,
    )
    if (answer?.ok === true || !isAvailable) return
    isAvailable = false
    onUnavailable()
  }
}
