/** Card input: formatted as on the card, and validated before it is sent. Pure. */
import { TEST_CARD_NUMBERS } from '../../../../../contracts/payment-provider/test-card-numbers.ts'

export type CardInput = {
  readonly number: string
  readonly expiry: string
  readonly code: string
  readonly holder: string
}

export type CardMember = keyof CardInput

export const EMPTY_CARD: CardInput = { number: '', expiry: '', code: '', holder: '' }

/** How the digits of a brand stand on its cards, and whether it has a code. */
type Brand = { readonly starts: RegExp; readonly groups: readonly number[]; readonly code: number | undefined }

const FOURS = [4, 4, 4, 4, 3]
const BRANDS: readonly Brand[] = [
  { starts: /^3[47]/, groups: [4, 6, 5], code: 4 },
  { starts: /^3(0|[68])/, groups: [4, 6, 4], code: 3 },
  // Bancontact and Maestro: some of their cards have a code, but it is never required.
  { starts: /^(6703|4871|5000|50|5[6-9]|67)/, groups: FOURS, code: undefined },
]
const OTHERS: Brand = { starts: /^/, groups: FOURS, code: 3 }

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '')

const brandOf = (number: string): Brand => BRANDS.find(({ starts }) => starts.test(digitsOf(number))) ?? OTHERS

/** In the groups of its brand; what is more than fits is cut off. */
export function writeNumber(typed: string): string {
  const digits = digitsOf(typed)
  const { groups } = brandOf(digits)
  let from = 0
  const written = groups.map((length) => digits.slice(from, (from += length)))
  return written.filter((group) => group !== '').join(' ')
}

/** `3` becomes `03/`, `0330` becomes `03/30`. Who takes the slash away means it. */
export function writeExpiry(typed: string, before: string): string {
  const isErasing = typed.length < before.length
  const digits = digitsOf(typed)
  const padded = /^([2-9]|1(?=\/))/.test(typed.trim()) && !isErasing ? `0${digits}` : digits
  const month = padded.slice(0, 2)
  // Some write the year in full.
  const rest = padded.slice(2)
  const year = rest.length > 2 && rest.startsWith('20') ? rest.slice(0, 4) : rest.slice(0, 2)
  if (month.length < 2 || (isErasing && year === '')) return month
  return `${month}/${year}`
}

export const writeCode = (typed: string): string => digitsOf(typed).slice(0, 4)

/** How many digits the code of such a card has; undefined where none is required. */
export const codeLengthOf = (number: string): number | undefined => brandOf(number).code

export const hasCode = (number: string): boolean => codeLengthOf(number) !== undefined

export type CardInputProblem = { readonly member: CardMember; readonly kind: 'missing' | 'odd' | 'real' }

export function problemsInCard(card: CardInput, now: Date): readonly CardInputProblem[] {
  const { number, expiry, code, holder } = card
  const isCodeRequired = hasCode(number)
  const found: readonly (CardInputProblem | undefined)[] = [
    check('number', number, isNumber(number)) ?? (isTestCard(number) ? undefined : { member: 'number', kind: 'real' }),
    check('expiry', expiry, isAhead(expiry, now)),
    isCodeRequired ? check('code', code, code.length === codeLengthOf(number)) : undefined,
    check('holder', holder, true),
  ]
  return found.filter((problem) => problem !== undefined)
}

function check(member: CardMember, text: string, isGood: boolean): CardInputProblem | undefined {
  if (text.trim() === '') return { member, kind: 'missing' }
  return isGood ? undefined : { member, kind: 'odd' }
}

const TEST_CARDS: ReadonlySet<string> = new Set(TEST_CARD_NUMBERS.map(digitsOf))

/** A real card number never leaves the browser: the sandbox accepts test cards only. */
const isTestCard = (number: string): boolean => TEST_CARDS.has(digitsOf(number))

const SHORTEST = 12

/** The last digit is the checksum of the others (Luhn). */
function isNumber(number: string): boolean {
  const digits = digitsOf(number)
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, place) => {
      const value = Number(digit) * (place % 2 === 1 ? 2 : 1)
      return total + (value > 9 ? value - 9 : value)
    }, 0)
  return digits.length >= SHORTEST && sum % 10 === 0
}

/** A card is good until its month is over. */
function isAhead(expiry: string, now: Date): boolean {
  const { month, year } = expiryOf(expiry)
  if (!/^(0[1-9]|1[0-2])$/.test(month) || year.length !== 4) return false
  return Number(year) * 12 + Number(month) >= now.getFullYear() * 12 + now.getMonth() + 1
}

function expiryOf(expiry: string): { readonly month: string; readonly year: string } {
  const [month = '', year = ''] = expiry.split('/')
  return { month, year: year.length === 2 ? `20${year}` : year }
}

/** The provider's documented form for test cards. A real card never takes this way: the provider's own fields seal it. */
export function toTestCard(type: string, { number, expiry, code, holder }: CardInput) {
  const { month, year } = expiryOf(expiry)
  return {
    type,
    holderName: holder.trim(),
    encryptedCardNumber: `test_${digitsOf(number)}`,
    encryptedExpiryMonth: `test_${month}`,
    encryptedExpiryYear: `test_${year}`,
    ...(hasCode(number) ? { encryptedSecurityCode: `test_${code}` } : {}),
  }
}
