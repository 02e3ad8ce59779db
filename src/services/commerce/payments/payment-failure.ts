/** Every way in which a payment call can fail. */
import type { CreditErrorCode, PaymentErrorAnswer, PaymentErrorCode } from '../../../contracts/commerce/payment.ts'
import type { Language } from '../../../markets/types.ts'
import { cartText } from '../carts/cart-texts.ts'
import { orderText } from '../orders/order-texts.ts'
import type { CreditProblem } from '../credits/credit-rules.ts'
import type { StoredCredit } from '../credits/stored-credits.ts'
import { calendarDay, priceOf } from '../mail/order-details.ts'
import { fillIn } from '../mail/texts/mail-texts.ts'
import type { StoredOrder } from '../orders/stored-order.ts'
import type { ProviderFailure } from './payment-port.ts'
import { PAYMENT_TEXTS } from './payment-texts.ts'

export type PaymentFailure = { readonly answer: PaymentErrorAnswer; readonly retryAfter?: number }

const MESSAGE_OF: Readonly<Record<PaymentErrorCode, (language: Language) => string>> = {
  UNAUTHORIZED: (language) => cartText(language, 'unauthorized', {}),
  ORDER_NOT_FOUND: (language) => orderText(language, 'orderNotFound', {}),
  ORDER_CLOSED: (language) => PAYMENT_TEXTS[language].orderClosed,
  PAYMENT_REFUSED: (language) => PAYMENT_TEXTS[language].refused,
  CREDIT_UNKNOWN: (language) => PAYMENT_TEXTS[language].creditUnknown,
  CREDIT_EXPIRED: (language) => PAYMENT_TEXTS[language].creditExpired,
  CREDIT_CURRENCY: (language) => PAYMENT_TEXTS[language].creditCurrency,
  CREDIT_TOO_LOW: (language) => PAYMENT_TEXTS[language].creditTooLow,
  TOO_MANY_PAYMENTS: (language) => PAYMENT_TEXTS[language].tooMany,
  PAYMENT_UNAVAILABLE: (language) => PAYMENT_TEXTS[language].unavailable,
}

export function paymentFailure(code: PaymentErrorCode, language: Language, retryAfter?: number): PaymentFailure {
  return {
    answer: { code, message: MESSAGE_OF[code](language) },
    ...(retryAfter === undefined ? {} : { retryAfter }),
  }
}

const CREDIT_CODES: Readonly<Record<CreditProblem, CreditErrorCode>> = {
  expired: 'CREDIT_EXPIRED',
  currency: 'CREDIT_CURRENCY',
  tooLow: 'CREDIT_TOO_LOW',
}

/** Why store credit does not pay the order. */
export function creditFailure(problem: CreditProblem, credit: StoredCredit, { snapshot }: StoredOrder): PaymentFailure {
  const code = CREDIT_CODES[problem]
  const message = fillIn(MESSAGE_OF[code](snapshot.language), {
    day: calendarDay(credit.expiresOn, snapshot),
    currency: credit.currency,
    balance: priceOf(credit.balance, snapshot),
    total: priceOf(snapshot.totals.total, snapshot),
  })
  return { answer: { code, message } }
}

/** The provider's message is only logged: it is written for merchants. */
export const providerFailure = ({ kind }: ProviderFailure, language: Language): PaymentFailure =>
  paymentFailure(kind === 'refused' ? 'PAYMENT_REFUSED' : 'PAYMENT_UNAVAILABLE', language)
