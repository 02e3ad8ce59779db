/**
 * Parses the card a browser sends: the provider's documented raw form, `test_` and a test number. Everything else is rejected
 * before anything is stored, and is never repeated in the response: it might be a real card.
 */
import type { PaymentMethodDetails } from '../../../contracts/payment-provider/payment-provider.ts'
import { fail, ok, type Result } from '../../../platform/result.ts'
import { securityCodeOf, testCardOf, TEST_EXPIRY, type TestCard } from './test-cards.ts'
import { APPROVED, CARD_EXPIRED, CVC_DECLINED, verdictNamed, verdictNumbered, type Verdict } from './verdicts.ts'

export type CardRejection = 'not a test card' | 'raw card data' | 'incomplete'

export type CardRead = { readonly card: TestCard; readonly verdict: Verdict }

const PREFIX = 'test_'
const RAW_MEMBERS = ['number', 'cvc', 'expiryMonth', 'expiryYear', 'encryptedCard']

export function readCard(given: PaymentMethodDetails, requestedCode?: string): Result<CardRead, CardRejection> {
  if (RAW_MEMBERS.some((member) => given[member] !== undefined)) return fail('raw card data')
  const { encryptedCardNumber, encryptedExpiryMonth, encryptedExpiryYear, encryptedSecurityCode } = given
  if (encryptedCardNumber === undefined) return fail('incomplete')
  const sealed = [encryptedCardNumber, encryptedExpiryMonth, encryptedExpiryYear, encryptedSecurityCode]
  if (sealed.some((field) => field !== undefined && !field.startsWith(PREFIX))) return fail('not a test card')
  const card = testCardOf(opened(encryptedCardNumber).replaceAll(/[\s-]/g, ''))
  if (card === undefined) return fail('not a test card')
  if (encryptedExpiryMonth === undefined || encryptedExpiryYear === undefined) return fail('incomplete')
  const securityCode = securityCodeOf(card)
  if (securityCode !== undefined && encryptedSecurityCode === undefined) return fail('incomplete')

  const expiry = { month: opened(encryptedExpiryMonth).padStart(2, '0'), year: fullYear(opened(encryptedExpiryYear)) }
  if (expiry.month !== TEST_EXPIRY.month || expiry.year !== TEST_EXPIRY.year) return ok({ card, verdict: CARD_EXPIRED })
  if (securityCode !== undefined && opened(encryptedSecurityCode ?? '') !== securityCode) {
    return ok({ card, verdict: CVC_DECLINED })
  }
  return ok({ card, verdict: requestedVerdict(given.holderName, requestedCode) })
}

/** A test requests the verdict it needs; everything else is approved. */
export function requestedVerdict(holderName: string | undefined, requestedCode: string | undefined): Verdict {
  const numbered = requestedCode === undefined ? undefined : verdictNumbered(requestedCode)
  return numbered ?? verdictNamed(holderName ?? '') ?? APPROVED
}

const opened = (field: string): string => field.slice(PREFIX.length)
const fullYear = (year: string): string => (year.length === 2 ? `20${year}` : year)

/** What a wallet hands over in place of a card: `test_` and the name of a verdict, or of nothing. */
export function readWalletToken(token: unknown): Verdict | undefined {
  if (typeof token !== 'string' || !token.startsWith(PREFIX)) return undefined
  return verdictNamed(opened(token)) ?? APPROVED
}
