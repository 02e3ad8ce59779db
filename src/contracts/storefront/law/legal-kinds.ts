/** Kinds of legal text that a page can contain. */
export const LEGAL_KINDS = [
  'demo',
  'seller',
  'withdrawal',
  'guarantee',
  'clauses',
  'privacy',
  'accessibility',
  'notices',
] as const

export type LegalKind = (typeof LEGAL_KINDS)[number]
