/** The legal texts of a market as blocks: pages and mails show the same ones. Pure. */
import { recordOf } from '../../../markets/countries/record-of.ts'
import { FRENCH_GUARANTEE_BOX } from '../../../markets/law/texts/french-guarantee-box.ts'
import type { LawLanguage } from '../../../markets/law/law-languages.ts'
import { localMinimumOf } from '../../../markets/law/texts/local/local-texts.ts'
import { producerDuties } from '../../../markets/law/producer-duties.ts'
import { noticeOf } from '../../../markets/law/texts/market-notices.ts'
import { retentionPeriods } from '../../../markets/law/retention.ts'
import { lawTextsOf } from '../../../markets/law/texts/law-texts.ts'
import { withdrawalTextOf } from '../../../markets/law/texts/withdrawal/withdrawal-texts.ts'
import type { CountryCode, Language } from '../../../markets/types.ts'
import type { SellerContact } from '../../commerce/seller.ts'
import type { LegalKind } from './legal-kinds.ts'
import { fillLaw, heading, inLanguage, list, strong, text, type LawBlock } from './law-block.ts'

export type LegalContext = {
  readonly country: CountryCode
  readonly language: Language
  /** Undefined until the merchant stored it. */
  readonly seller: SellerContact | undefined
  /** Where a shopper withdraws from a contract. */
  readonly withdrawalLink: string
  /** Of the terms. */
  readonly version: string
}

const WRITERS: Readonly<Record<LegalKind, (context: LegalContext) => readonly LawBlock[]>> = {
  demo: ({ language }) => [strong(lawTextsOf(language).demoNote)],
  seller: sellerBlocks,
  withdrawal: withdrawalBlocks,
  guarantee: guaranteeBlocks,
  clauses: clauseBlocks,
  privacy: privacyBlocks,
  accessibility: accessibilityBlocks,
  notices: ({ country }) => {
    const notice = noticeOf(country)
    return notice === undefined ? [] : [heading(notice.heading), ...notice.paragraphs.map(text)]
  },
}

export const legalText = (kind: LegalKind, context: LegalContext): readonly LawBlock[] => WRITERS[kind](context)

/** Name, address and telephone in one line. */
export const sellerLine = ({
  name,
  address,
  telephone,
}: Pick<SellerContact, 'name' | 'address' | 'telephone'>): string =>
  [name, ...address, telephone].filter((part) => part !== '').join(', ')

function sellerBlocks({ language, country, seller }: LegalContext): readonly LawBlock[] {
  const texts = lawTextsOf(language)
  if (seller === undefined) return [heading(texts.seller), text(texts.notStated)]
  const { name, address, representative, telephone, email, registration, vatIds, responsiblePerson } = seller
  const named = (label: string, value: string) => labelled(language, label, value)
  const numbers = Object.entries(vatIds).map(([of, id]) => `${of} ${id}`)
  const number = seller.sellerNumbers[country]
  const body = seller.disputeBodies[country]
  return [
    heading(texts.seller),
    list([
      name,
      ...address,
      ...(representative === '' ? [] : [named(texts.representative, representative)]),
      named(texts.telephone, telephone),
      named(texts.email, email),
      named(texts.registration, registration),
      named(texts.vatIds, numbers.join(', ')),
      ...(number === undefined ? [] : [named(texts.sellerNumbers, number)]),
      ...producerLines({ country, language, seller }),
    ]),
    ...(recordOf(country).law.terms === 'eu'
      ? [heading(texts.responsiblePerson), text(responsiblePerson || texts.notStated)]
      : []),
    heading(texts.disputes),
    text(body === undefined ? texts.disputeNone : fillLaw(texts.disputeBody, { body })),
  ]
}

const labelled = (language: Language, label: string, value: string): string =>
  `${label}${language === 'fr' ? '\u00a0' : ''}: ${value || lawTextsOf(language).notStated}`

type ProducerContext = Pick<LegalContext, 'country' | 'language' | 'seller'>

/** Number and sorting mark of the country, where its law requires them (LAW-21): imprint, terms and pages of products have them. */
export function producerLines({ country, language, seller }: ProducerContext): readonly string[] {
  const required = producerDuties(country)
  const texts = lawTextsOf(language)
  return [
    ...(required.includes('number')
      ? [labelled(language, texts.producerNumber, seller?.producerNumbers[country] ?? '')]
      : []),
    ...(required.includes('sorting')
      ? [labelled(language, texts.sortingMark, seller?.sortingMarks[country] ?? '')]
      : []),
  ]
}

/** Annex I of the Directive with its form, in the language of the page and in those of the country (LAW-04, LAW-12). */
function withdrawalBlocks(context: LegalContext): readonly LawBlock[] {
  const { country, language } = context
  const texts = lawTextsOf(language)
  if (recordOf(country).withdrawalDays === 0) return [heading(texts.voluntaryOnly), text(texts.voluntaryOnlyText)]
  return [
    ...withdrawalIn(language, context),
    heading(texts.voluntary),
    text(texts.voluntaryText),
    ...localMinimumOf(country).flatMap(({ lang }) => inLanguage(lang, withdrawalIn(lang, context))),
  ]
}

type WithdrawalContext = Pick<LegalContext, 'country' | 'seller' | 'withdrawalLink'> & {
  /** Where no record of the seller is stored yet. */
  readonly sellerName?: { readonly name: string; readonly email: string }
}

export function withdrawalIn(
  language: LawLanguage,
  { country, seller, withdrawalLink: link, sellerName }: WithdrawalContext,
): readonly LawBlock[] {
  const legal = withdrawalTextOf(language, country)
  const stored = seller && { name: sellerLine(seller), email: seller.email }
  const { name = '', email = '' } = stored ?? sellerName ?? {}
  const values = { seller: name, email, link }
  const filled = (line: string) => fillLaw(line, values)
  return [
    heading(legal.heading),
    ...legal.instructions.map((line) => text(filled(line))),
    heading(legal.effects),
    ...legal.effectsText.map((line) => text(filled(line))),
    heading(legal.form),
    text(legal.formNote),
    list(legal.formLines.map(filled)),
    ...(legal.formEnd === '' ? [] : [text(legal.formEnd)]),
  ]
}

/** The notice on the legal guarantee; empty where the law requires none (LAW-01). */
function guaranteeBlocks({ country, language, seller }: LegalContext): readonly LawBlock[] {
  const { guaranteeNotice: required } = recordOf(country).law
  if (required === 'none') return []
  const texts = lawTextsOf(language)
  const notices = seller?.guaranteeNotices ?? {}
  const official = notices[language]
  return [
    heading(texts.guarantee),
    text(texts.guaranteeText),
    text(official ?? texts.guaranteePlaceholder),
    ...(required === 'fr' ? inLanguage('fr', FRENCH_GUARANTEE_BOX.map(text)) : []),
    ...localMinimumOf(country).flatMap(({ lang, texts: local }) =>
      inLanguage(lang, [
        heading(local.guarantee),
        text(local.guaranteeText),
        ...(notices[lang] === undefined ? [] : [text(notices[lang])]),
      ]),
    ),
  ]
}

/** The notice in one paragraph, for product pages and the last step of checkout. */
export function guaranteeNotice(context: Pick<LegalContext, 'country' | 'language' | 'seller'>) {
  const { country, language, seller } = context
  if (recordOf(country).law.guaranteeNotice === 'none') return undefined
  const texts = lawTextsOf(language)
  const official = seller?.guaranteeNotices[language]
  return {
    heading: texts.guarantee,
    text: official ?? texts.guaranteeText,
    ...(official === undefined && { placeholder: texts.guaranteePlaceholder }),
    local: localMinimumOf(country).map(({ lang, texts: local }) => ({
      lang,
      heading: local.guarantee,
      text: seller?.guaranteeNotices[lang] ?? local.guaranteeText,
    })),
  }
}

export type GuaranteeNotice = NonNullable<ReturnType<typeof guaranteeNotice>>

/** Version and mandatory clauses of the terms (LAW-13). */
function clauseBlocks({ country, language, version, seller }: LegalContext): readonly LawBlock[] {
  const texts = lawTextsOf(language)
  const record = recordOf(country)
  const own = texts.countryClauses[country]
  const name = record.language === 'en' ? record.name.english : record.name.local
  return [
    heading(texts.clauses),
    list([
      ...(texts.clausesOf[record.law.terms] ?? []),
      ...(own === undefined ? [] : [own]),
      ...producerLines({ country, language, seller }),
    ]),
    text(fillLaw(texts.version, { version, country: name })),
  ]
}

function privacyBlocks({ country, language, seller }: LegalContext): readonly LawBlock[] {
  const texts = lawTextsOf(language)
  const periods = new Map<string, number>(Object.entries(retentionPeriods(country)))
  return [
    heading(texts.privacyWho),
    text(seller === undefined ? texts.notStated : `${sellerLine(seller)}, ${seller.email}`),
    heading(texts.privacyBases),
    list(texts.privacyBasesList),
    heading(texts.privacyRetention),
    list(
      Object.entries(texts.retentionOf).map(([period, line]) =>
        fillLaw(line, { n: String(periods.get(period) ?? '') }),
      ),
    ),
    heading(texts.privacyRecipients),
    list(texts.privacyRecipientsList),
    heading(texts.privacyTransfers),
    text(texts.privacyTransfersText),
    heading(texts.privacyRights),
    list(texts.privacyRightsList),
  ]
}

function accessibilityBlocks({ country, language, seller }: LegalContext): readonly LawBlock[] {
  const texts = lawTextsOf(language)
  const { accessibilityBody, terms } = recordOf(country).law
  const body = accessibilityBody || (seller?.accessibilityBodies[country] ?? '')
  const contact = { email: seller?.email || texts.notStated, telephone: seller?.telephone || texts.notStated }
  const isSupervised = terms === 'eu' || body !== ''
  return [
    text(texts.accessibilityIntro),
    heading(texts.accessibilityTested),
    text(texts.accessibilityTestedText),
    heading(texts.accessibilityLimits),
    list(texts.accessibilityLimitsList),
    heading(texts.accessibilityContact),
    text(fillLaw(texts.accessibilityContactText, contact)),
    ...(isSupervised
      ? [
          heading(texts.accessibilityBody),
          text(fillLaw(texts.accessibilityBodyText, { body: body || texts.accessibilityBodyUnknown })),
        ]
      : []),
  ]
}
