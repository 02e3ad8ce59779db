/** An expected failure of an operation: a code of the catalogue, what its message names, and further members for the front end. */
import type { Language } from '../../markets/languages/languages.ts'
import { fail, type Fail } from '../../platform/result.ts'
import { FAILURE_STATUS, type FailureCode, type FailureParameters } from './failure-codes.ts'
import { DE } from './texts/de.ts'
import { EN } from './texts/en.ts'
import { ES } from './texts/es.ts'
import { FR } from './texts/fr.ts'
import { IT } from './texts/it.ts'
import { NL } from './texts/nl.ts'
import { inWords } from './texts/parameter-words.ts'

export type OperationFailure = {
  readonly code: FailureCode
  readonly parameters?: FailureParameters
  /** Path of the input member that is wrong. */
  readonly field?: string
  /** Members of the answer in addition to code, message and field, for instance the current version of a subject. */
  readonly details?: Readonly<Record<string, unknown>>
  /** Seconds. */
  readonly retryAfter?: number
}

const MESSAGES: Readonly<Record<Language, Readonly<Record<FailureCode, string>>>> = {
  en: EN,
  de: DE,
  nl: NL,
  fr: FR,
  es: ES,
  it: IT,
}

export const rejected = (
  code: FailureCode,
  parameters: FailureParameters = {},
  more: Omit<OperationFailure, 'code' | 'parameters'> = {},
): Fail<OperationFailure> => fail({ code, parameters, ...more })

export function messageOf({ code, parameters = {} }: OperationFailure, language: Language = 'en'): string {
  return MESSAGES[language][code].replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = Object.hasOwn(parameters, name) ? parameters[name] : undefined
    return value === undefined ? placeholder : inWords(name, value, language)
  })
}

/** As a front end gets it. */
export function failureBody(
  failure: OperationFailure,
  language: Language,
): { readonly code: FailureCode; readonly message: string } & Readonly<Record<string, unknown>> {
  const { code, field, details = {} } = failure
  return { ...details, code, message: messageOf(failure, language), ...(field !== undefined && { field }) }
}

export const statusOf = ({ code }: OperationFailure): number => FAILURE_STATUS[code]
