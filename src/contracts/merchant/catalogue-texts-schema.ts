/** Texts, choices and numbers of the catalogue contract, with messages for a merchant. */
import { z } from 'zod'
import { TEXT_LANGUAGES } from './catalogue.ts'

export const oneOf = <const Values extends readonly string[]>(values: Values) =>
  z.enum(values, { error: () => `must be one of ${values.join(', ')}` })

const CONTROL = /\p{Control}/u

/** One check for both: a catalogue has tens of thousands of texts, and each check takes its time. */
function plainText({ value, issues }: { readonly value: string; readonly issues: z.core.$ZodRawIssue[] }): void {
  const report = (message: string) => issues.push({ code: 'custom', message, input: value, continue: true })
  if (value !== value.trim()) report('must not begin or end with a space')
  if (CONTROL.test(value)) report('must not hold line ends or other control characters')
}

export const text = (longest: number) =>
  z
    .string({ error: ({ input }) => (input === undefined ? 'is missing' : 'must be a text') })
    .min(1, 'must not be empty')
    .max(longest, `must be at most ${longest} characters`)
    .check(plainText)

/** English always; the rest as the merchant has it. */
export const texts = (longest: number) => {
  const other = text(longest).exactOptional()
  const others = TEXT_LANGUAGES.filter((language) => language !== 'en').map((language) => [language, other] as const)
  return z.strictObject({ en: text(longest), ...Object.fromEntries(others) })
}

export const wholeNumber = (largest: number) =>
  z
    .number({ error: ({ input }) => (input === undefined ? 'is missing' : 'must be a number') })
    .int('must be a whole number')
    .min(0, 'must not be negative')
    .max(largest, 'is too large')
