/** One-time links bring their token in the fragment: it reaches no server log, and no GET changes a row. */
export type EntryLink = { readonly kind: 'link' | 'demo'; readonly token: string }

/** Removes the token from the address bar and the history immediately. */
export function takeEntryLink(): EntryLink | undefined {
  const link = parseEntryLink(globalThis.location.hash)
  if (link) history.replaceState(history.state, '', globalThis.location.pathname + globalThis.location.search)
  return link
}

export function parseEntryLink(hash: string): EntryLink | undefined {
  const match = /^#(link|demo)=([\w-]{16,256})$/.exec(hash)
  const [, kind, token = ''] = match ?? []
  return kind === 'link' || kind === 'demo' ? { kind, token } : undefined
}
