/** Where the pages are that the law requires, below the storefront. */
export const LEGAL_PATHS = {
  imprint: 'imprint',
  privacy: 'privacy',
  terms: 'terms',
  withdrawal: 'withdrawal-instructions',
  accessibility: 'accessibility',
  cookies: 'faq/cookie-policy#cookie-settings',
} as const
