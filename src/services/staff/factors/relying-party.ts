/** To whom passkeys are bound: the host of the desk. */
export type RelyingParty = {
  /** Host without port. */
  readonly id: string
  /** What browsers report, with the port. */
  readonly origin: string
  /** Shown by the browser, and in authenticator apps. */
  readonly name: string
}

export function relyingPartyOf(deskUrl: string): RelyingParty {
  const { hostname, origin } = new URL(deskUrl)
  return { id: hostname, origin, name: 'Sockeye' }
}
