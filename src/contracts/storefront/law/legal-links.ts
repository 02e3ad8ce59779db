/** The links that the law wants on every page, by their names in the language of the page (LAW-06). Server only. */
import { lawTextsOf } from '../../../markets/law/texts/law-texts.ts'
import type { Language } from '../../../markets/types.ts'
import { LEGAL_PATHS } from '../legal-paths.ts'

export type LegalLink = { readonly label: string; readonly href: string }

/** For pages outside of storefronts: the shop of most countries. */
const FIRST_STOREFRONT = 'eu'

export function legalLinks(storefront: string | undefined, language: Language): readonly LegalLink[] {
  const texts = lawTextsOf(language)
  const pages = [
    [texts.imprint, LEGAL_PATHS.imprint],
    [texts.privacy, LEGAL_PATHS.privacy],
    [texts.terms, LEGAL_PATHS.terms],
    [texts.withdrawalPage, LEGAL_PATHS.withdrawal],
    [texts.accessibility, LEGAL_PATHS.accessibility],
    [texts.cookieSettings, LEGAL_PATHS.cookies],
  ] as const
  return pages.map(([label, path]) => ({ label, href: `/${storefront ?? FIRST_STOREFRONT}/${path}` }))
}
