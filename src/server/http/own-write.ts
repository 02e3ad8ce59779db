/**
 * Whether a request that may change something was sent by a page of the desk (STF-20). Stricter than the shop's rule: pages of
 * the shop, other hosts of the same site and programs are rejected.
 */
type Sent = { readonly headers: Pick<Headers, 'get'> }

/** `deskOrigin` is undefined where the desk shares the host of the shop, which is known under several names. */
export function isOwnWrite({ headers }: Sent, deskOrigin: string | undefined): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin'
  // Older browsers send this one only.
  const origin = headers.get('origin')
  if (origin === null) return false
  return deskOrigin === undefined ? URL.parse(origin)?.host === headers.get('host') : origin === deskOrigin
}
