/** Where content is read: links lead into this storefront, and words are spelt as its market spells them. */
import { inSwissGerman, readsSwissGerman } from '../../../markets/languages/swiss-german.ts'
import type { Market, StorefrontCode } from '../../../markets/types.ts'

export type Setting = {
  readonly storefront: StorefrontCode
  readonly spell: (text: string) => string
  /** Validation before saving gets all of a block or nothing; a page gets what it can show. */
  readonly isStrict?: boolean
}

/** German content is written once, for Germany; Switzerland reads it in its own spelling. */
export const settingOf = (storefront: StorefrontCode, { countryCode }: Pick<Market, 'countryCode'>): Setting => ({
  storefront,
  spell: readsSwissGerman(countryCode) ? inSwissGerman : asItIs,
})

const asItIs = (text: string): string => text
