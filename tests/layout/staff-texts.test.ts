import { describe, expect, it } from 'vitest'
import { LANGUAGES, type Language } from '../../src/markets/languages/languages.ts'
import { FAILURE_STATUS, type FailureCode } from '../../src/merchant/failures/failure-codes.ts'
import { messageOf } from '../../src/merchant/failures/operation-failure.ts'
import { DESK_REJECTIONS, type DeskRejection, rejectionMessage } from '../../src/server/desk/desk-rejections.ts'
import { STAFF_MAIL_KINDS } from '../../src/services/staff/mails/stage-mail.ts'
import { staffMailText } from '../../src/services/staff/mails/staff-mail-texts.ts'
import { found, FRENCH_TU, KEYBOARD, MISPRINTS, OTHER_ADDRESS, placesOf, type Texts } from '../support/text-checks.ts'

const isFailure = (code: string): code is FailureCode => Object.hasOwn(FAILURE_STATUS, code)
const isRejection = (code: string): code is DeskRejection => Object.hasOwn(DESK_REJECTIONS, code)

/** What the server says to staff. The desk's own texts are checked beside them. */
const TABLES: Readonly<Record<string, (language: Language) => Texts>> = {
  failures: (language) =>
    Object.fromEntries(
      Object.keys(FAILURE_STATUS)
        .filter(isFailure)
        .map((code) => [code, messageOf({ code }, language)]),
    ),
  rejections: (language) =>
    Object.fromEntries(
      Object.keys(DESK_REJECTIONS)
        .filter(isRejection)
        .map((code) => [code, rejectionMessage(code, language)]),
    ),
  mails: (language) =>
    Object.fromEntries(
      STAFF_MAIL_KINDS.flatMap((kind) =>
        Object.entries(staffMailText(language, kind)).map(([part, text]) => [`${kind}.${part}`, text]),
      ),
    ),
}

const tablesAndLanguages = Object.entries(TABLES).flatMap(([name, table]) =>
  LANGUAGES.map((language) => [name, language, table(language), table('en')] as const),
)

/** Polite imperatives and possessives, which have no pronoun of their own. */
const POLITE: Readonly<Partial<Record<Language, RegExp>>> = {
  es: /\b(?:Su|Sus|Configure|Confirme|Elija|Escriba|Revise|Guarde|Añada|limite|inténtelo|vuelva)\b/,
  it: /\b(?:suo|sua|Configuri|Confermi|Scelga|Inserisca|Controlli|Aggiunga|restringa|riprovi|acceda)\b/,
}

describe('texts of the server for staff', () => {
  it.each(tablesAndLanguages)('DSK-21 %s in %s: the placeholders are those of English', (_, __, texts, english) => {
    expect(placesOf(texts)).toEqual(placesOf(english))
    expect(found(texts, /^\s*$/)).toEqual([])
  })

  it.each(tablesAndLanguages)('DSK-21 %s in %s: typography and form of address of the desk', (_, language, texts) => {
    expect(found(texts, KEYBOARD)).toEqual([])
    expect(found(texts, MISPRINTS[language])).toEqual([])
    expect(found(texts, language === 'fr' ? FRENCH_TU : OTHER_ADDRESS[language])).toEqual([])
    expect(found(texts, POLITE[language] ?? /(?!)/)).toEqual([])
  })
})
