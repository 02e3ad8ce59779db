/** What a shop still lacks before it may take real money: one line per field (LAW-05). Pure. */
import { recordOf } from '../../markets/countries/record-of.ts'
import { producerDuties } from '../../markets/law/producer-duties.ts'
import { localMinimumOf } from '../../markets/law/texts/local/local-texts.ts'
import { LOCAL_LANGUAGES } from '../../markets/law/law-languages.ts'
import type { CountryCode } from '../../markets/types.ts'
import type { SellerProfile } from '../../services/commerce/admin.ts'

export type LegalPage = { readonly slug: string; readonly isThere: boolean; readonly isDemo: boolean }

export type LiveFacts = {
  readonly seller: SellerProfile | undefined
  /** Countries that something can be sent to. */
  readonly countries: readonly CountryCode[]
  /** By the content of each storefront. */
  readonly pages: readonly LegalPage[]
  /** Names of constants whose value is a marked placeholder. */
  readonly placeholders?: readonly string[]
}

/** Addresses of examples (RFC 2606). */
const EXAMPLE_ADDRESS = /(?:@|\.)example(?:\.(?:com|net|org))?$/i
const DEMO = /\bdemo/i
const ZEROS = /0{6,}/

export function liveProblems({ seller, countries, pages, placeholders = [] }: LiveFacts): readonly string[] {
  return [
    ...(seller === undefined
      ? ['seller: no record is stored (npm run shop -- tax seller-import FILE)']
      : [
          ...sellerProblems(seller, countries),
          ...producerProblems(seller, countries),
          ...noticeProblems(seller, countries),
        ]),
    ...placeholders.map((name) => `constants.${name}: is a placeholder`),
    ...pages.flatMap(({ slug, isThere, isDemo }) => {
      if (!isThere) return [`${slug}: there is no such page`]
      return isDemo
        ? [`${slug}: is the text of the demonstration (remove its block "legal: demo" when it is yours)`]
        : []
    }),
  ]
}

function sellerProblems(seller: SellerProfile, countries: readonly CountryCode[]): readonly string[] {
  const { name, address, email, telephone, registration, vatIds, prefixes, responsiblePerson } = seller
  const isSoldIn = (country: CountryCode) => countries.includes(country)
  const checks: readonly (readonly [field: string, isWrong: boolean, problem: string])[] = [
    ['name', DEMO.test(name), 'is that of the demonstration'],
    [
      'address',
      address.length === 0 || address.includes('Voorbeeldstraat 1'),
      'is missing or that of the demonstration',
    ],
    ['email', EXAMPLE_ADDRESS.test(email), 'is an example'],
    [
      'telephone',
      telephone === '' || ZEROS.test(telephone.replaceAll(/\D/g, '')),
      'is missing or that of the demonstration',
    ],
    ['registration', registration === '' || DEMO.test(registration), 'is missing or that of the demonstration'],
    [
      'vatIds',
      Object.values(vatIds).some((id) => ZEROS.test(id.replaceAll(/\D/g, ''))),
      'are those of the demonstration',
    ],
    ['prefixes', Object.values(prefixes).some((prefix) => DEMO.test(prefix)), 'are those of the demonstration'],
    // GPSR 16.
    [
      'responsiblePerson',
      responsiblePerson === '' && countries.some(isUnion),
      'is missing: who answers for products in the Union',
    ],
    // Code de la consommation L616-1.
    [
      'disputeBodies.FR',
      isSoldIn('FR') && seller.disputeBodies['FR'] === undefined,
      'is missing: the consumer mediator',
    ],
    // Act on the Consumer Protection in Electronic Commerce, article 12.
    [
      'sellerNumbers.KR',
      isSoldIn('KR') && seller.sellerNumbers['KR'] === undefined,
      'is missing: the mail-order report',
    ],
  ]
  return checks.flatMap(([field, isWrong, problem]) => (isWrong ? [`seller.${field}: ${problem}`] : []))
}

const PLACEHOLDER = /\(placeholder\)/i

/** Numbers and sorting marks of extended producer responsibility (LAW-21). */
const producerProblems = (
  { producerNumbers, sortingMarks }: SellerProfile,
  countries: readonly CountryCode[],
): readonly string[] =>
  countries.flatMap((country) =>
    producerDuties(country).flatMap((duty) => {
      const [field, value] =
        duty === 'number'
          ? [`producerNumbers.${country}`, producerNumbers[country]]
          : [`sortingMarks.${country}`, sortingMarks[country]]
      if (value === undefined) return [`seller.${field}: is missing`]
      return PLACEHOLDER.test(value) ? [`seller.${field}: is a placeholder`] : []
    }),
  )

const isUnion = (country: CountryCode): boolean => recordOf(country).law.terms === 'eu'

/** Official wording that only the merchant can take from the Official Journal, or compare with it. */
function noticeProblems(
  { guaranteeNotices, confirmedTexts, accessibilityBodies }: SellerProfile,
  countries: readonly CountryCode[],
): readonly string[] {
  const notified = countries.filter((country) => recordOf(country).law.guaranteeNotice !== 'none')
  const languages = new Set(
    notified.flatMap((country) => [recordOf(country).language, ...localMinimumOf(country).map(({ lang }) => lang)]),
  )
  const drafts = [...languages].filter((language) => LOCAL_LANGUAGES.some((local) => local === language))
  const confirmed = new Set(confirmedTexts)
  const unconfirmed = [
    ...drafts.map((language) => `withdrawal.${language}`),
    ...(countries.includes('FR') ? ['guarantee.fr'] : []),
  ]
  return [
    ...[...languages]
      .filter((language) => guaranteeNotices[language] === undefined)
      .map(
        (language) =>
          `seller.guaranteeNotices.${language}: the official notice of Regulation (EU) 2025/1960 is missing`,
      ),
    ...unconfirmed
      .filter((text) => !confirmed.has(text))
      .map((text) => `seller.confirmedTexts: ${text} was not compared with the official text`),
    ...countries
      .filter((country) => isUnion(country) && recordOf(country).law.accessibilityBody === '')
      .filter((country) => accessibilityBodies[country] === undefined)
      .map((country) => `seller.accessibilityBodies.${country}: the supervising authority is missing`),
  ]
}
