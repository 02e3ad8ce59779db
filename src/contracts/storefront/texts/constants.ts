/** Names and addresses in pages that are the same in every language. Content may override them. */
export const CONSTANTS = {
  shopName: 'Sockeye',
  supportEmail: 'hello@sockeye.example',
  instagramUrl: 'https://www.instagram.com/',
  facebookUrl: 'https://www.facebook.com/',
  youtubeUrl: 'https://www.youtube.com/',
  tiktokUrl: 'https://www.tiktok.com/',
  returnDays: '30',
  /** The company responsible for product safety: European law requires it on the page of every product. */
  manufacturerName: 'Sockeye',
  manufacturerAddress: 'Example Quay 1, 1000 AA Example',
  manufacturerEmail: 'safety@sockeye.example',
} as const

export type Constants = Readonly<Record<keyof typeof CONSTANTS, string>> & Readonly<Record<string, string | undefined>>

/** The constants of the content override those of the shop; an emptied constant counts as absent. */
export function withConstants(fromContent: Readonly<Record<string, string>>): Constants {
  const overrides = Object.entries(fromContent).filter(([, value]) => value.trim() !== '')
  return { ...CONSTANTS, ...Object.fromEntries(overrides) }
}
