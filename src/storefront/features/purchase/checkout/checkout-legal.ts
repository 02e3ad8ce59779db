/** What the law requires at checkout, written on the server: browsers get the words of their market only. */
import type { TermsVersion } from '../../../../contracts/commerce/commerce.ts'
import type { SellerContact } from '../../../../contracts/commerce/seller.ts'
import { guaranteeNotice, type GuaranteeNotice } from '../../../../contracts/storefront/law/legal-texts.ts'
import { acceptedPayments, deliveryLimits } from '../../../../contracts/storefront/law/payment-names.ts'
import { hasWithdrawalRight } from '../../../../markets/withdrawal/withdrawal-right.ts'
import type { LawLanguage } from '../../../../markets/law/law-languages.ts'
import { localMinimumOf } from '../../../../markets/law/texts/local/local-texts.ts'
import { lawTextsOf } from '../../../../markets/law/texts/law-texts.ts'
import { LEGAL_PATHS } from '../../../../contracts/storefront/legal-paths.ts'
import { fibreName } from '../../../../markets/products/fibre-names.ts'
import { MATERIALS } from '../../../../markets/products/materials.ts'
import { textLanguageOf } from '../../../../markets/storefronts/text-language-of.ts'
import type { ShopVisit } from '../../../page/page-contract.ts'

type Linked = string | { readonly text: string; readonly href: string }

export type CartLegal = { readonly payments: string; readonly delivery: string }

export type OrderLegal = {
  readonly terms: TermsVersion | undefined
  /** The sentence above the button, with its links. */
  readonly agreement: readonly Linked[]
  readonly newTab: string
  readonly guarantee: GuaranteeNotice | undefined
  /** The order button in the languages of the country. */
  readonly buttons: readonly { readonly lang: LawLanguage; readonly text: string }[]
  /** Of texts of products. */
  readonly language: string
  /** Names of colours by their keys. */
  readonly colours: Readonly<Record<string, string>>
  /** Names of fibres in the languages of the country. */
  readonly fibres: readonly {
    readonly lang: LawLanguage
    readonly label: string
    readonly names: Readonly<Record<string, string>>
  }[]
}

export function cartLegal({ market, storefront }: Pick<ShopVisit, 'market' | 'storefront'>): CartLegal {
  const { countryCode: country, language, locale } = market
  const shipsTo = storefront.markets.map(({ countryCode }) => countryCode)
  return {
    payments: acceptedPayments(country, language),
    delivery: deliveryLimits({ country, language, locale: locale.iso }, shipsTo),
  }
}

type Known = { readonly seller: SellerContact | undefined; readonly terms: TermsVersion | undefined }

export function orderLegal({ code, market, shared }: ShopVisit, { seller, terms }: Known): OrderLegal {
  const { countryCode: country, language } = market
  const texts = lawTextsOf(language)
  const local = localMinimumOf(country)
  return {
    terms,
    agreement: linked(hasWithdrawalRight(country) ? texts.agreeTerms : firstSentence(texts.agreeTerms), {
      terms: { text: texts.terms, href: `/${code}/${LEGAL_PATHS.terms}` },
      withdrawal: { text: texts.withdrawalWord, href: `/${code}/${LEGAL_PATHS.withdrawal}` },
    }),
    newTab: texts.opensInNewTab,
    guarantee: guaranteeNotice({ country, language, seller }),
    buttons: local.map(({ lang, texts: { orderButton: text } }) => ({ lang, text })),
    language: textLanguageOf(market),
    colours: Object.fromEntries(shared.entry('facets', 'colour')?.values.map(({ key, label }) => [key, label]) ?? []),
    fibres: local.map(({ lang, texts: { composition: label } }) => ({
      lang,
      label,
      names: Object.fromEntries(MATERIALS.map((material) => [material, fibreName(material, lang)])),
    })),
  }
}

const firstSentence = (text: string): string => text.slice(0, text.indexOf('. ') + 1)

/** 'By ordering you accept our {terms}.' with the link in its place. */
function linked(text: string, links: Readonly<Record<string, { readonly text: string; readonly href: string }>>) {
  return text.split(/\{(\w+)\}/).map((part, index): Linked => (index % 2 === 0 ? part : (links[part] ?? part)))
}
