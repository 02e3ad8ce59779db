/** Where a story is seen, and in which language it is written there. Pure functions. */
import { STOREFRONT_CODES } from '../../../../markets/derived/storefront-codes.ts'
import { STOREFRONT_RECORDS } from '../../../../markets/storefronts/storefront-records.ts'
import type { StorefrontCode } from '../../../../markets/types.ts'

const DEFAULT_KEY = '_default'

const keyOf = (slug: string): string => slug.split('/', 1)[0] ?? ''
const restOf = (slug: string): string => slug.slice(keyOf(slug).length + 1)

/** The storefronts whose pages may show the story; those of the default key are shared by all. */
export const storefrontsOf = (slug: string): readonly StorefrontCode[] =>
  STOREFRONT_CODES.filter((code) => keyOf(slug) === DEFAULT_KEY || STOREFRONT_RECORDS[code].contentKey === keyOf(slug))

/** The page of the story: menus, footer and the like are on the home page. */
export function pathOf(slug: string, storefront: StorefrontCode): string {
  const rest = restOf(slug)
  if (rest === 'home' || rest.startsWith('shared-content/')) return `/${storefront}`
  return `/${storefront}/${rest.split('/').map(encodeURIComponent).join('/')}`
}

export const isShared = (slug: string): boolean => restOf(slug).startsWith('shared-content/')

/**
 * What is added to the name of a field for the language of a storefront. Default texts are British English under the default key,
 * and in the language of the storefront under its own: there, translations are only edited where there are some.
 */
export function suffixOf(slug: string, storefront: StorefrontCode): string {
  const { contentLocale } = STOREFRONT_RECORDS[storefront]
  return contentLocale === 'default' || contentLocale === 'en-GB' || keyOf(slug) !== DEFAULT_KEY
    ? ''
    : `__i18n__${contentLocale.replace('-', '_')}`
}

/** The name under which a field is stored in this language. */
export function storedName(
  fields: Readonly<Record<string, unknown>>,
  { name, isTranslated }: { readonly name: string; readonly isTranslated: boolean },
  { suffix, storefront }: { readonly suffix: string; readonly storefront: StorefrontCode },
): string {
  if (!isTranslated) return name
  const { contentLocale } = STOREFRONT_RECORDS[storefront]
  const own = `${name}__i18n__${contentLocale.replace('-', '_')}`
  return contentLocale !== 'default' && isSaid(fields[own]) ? own : name + suffix
}

const isSaid = (value: unknown): boolean => value !== undefined && value !== null && value !== ''
