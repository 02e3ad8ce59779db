/** What the law requires on the page of a product in the languages of the country (LAW-12). Server only. */
import { localMinimumOf } from '../../../markets/law/texts/local/local-texts.ts'
import type { BesideLanguage } from '../../../markets/law/law-languages.ts'
import type { SafetyWarning } from '../../../markets/law/texts/local/local-text-kinds.ts'
import { compositionText } from '../../../markets/products/fibre-names.ts'
import type { CountryCode } from '../../../markets/types.ts'
import type { ReceivedProduct } from '../../discovery/product.ts'

export type ProductMinimum = { readonly lang: BesideLanguage; readonly lines: readonly string[] }

type Facts = Pick<ReceivedProduct['information'], 'compositions' | 'ageGroup'>

/** GPSR 9(7): packaging and fastenings are a danger to small children. */
const warningsOf = ({ ageGroup }: Facts): readonly SafetyWarning[] => (ageGroup === 'adult' ? [] : ['packaging'])

export const productMinimum = (country: CountryCode, facts: Facts): readonly ProductMinimum[] =>
  localMinimumOf(country).map(({ lang, texts }) => ({
    lang,
    lines: [
      ...(facts.compositions.length === 0
        ? []
        : [`${texts.composition}: ${compositionText(facts.compositions, lang)}`]),
      `${texts.size}: ${texts.sizeNote}`,
      ...warningsOf(facts).map((warning) => texts.warnings[warning]),
    ],
  }))
