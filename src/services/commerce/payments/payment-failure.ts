/** Every way in which a payment call can fail. */
import type { PaymentErrorAnswer, PaymentErrorCode } from '../../../contracts/commerce/payment.ts'
import type { Language } from '../../../markets/types.ts'
import { cartText } from '../carts/cart-texts.ts'
import { orderText } from '../orders/order-texts.ts'
import type { ProviderFailure } from './payment-port.ts'
import { PAYMENT_TEXTS } from './payment-texts.ts'

export type PaymentFailure = { readonly answer: PaymentErrorAnswer; readonly retryAfter?: number }

const MESSAGE_OF: Readonly<Record<PaymentErrorCode, (language: Language) => string>> = {
  UNAUTHORIZED: (language) => cartText(language, 'unauthorized', {}),
  ORDER_NOT_FOUND: (language) => orderText(language, 'orderNotFound', {}),
  ORDER_CLOSED: (language) => PAYMENT_TEXTS[language].orderClosed,
  PAYMENT_REFUSED: (language) => PAYMENT_TEXTS[language].refused,
  TOO_MANY_PAYMENTS: (language) => PAYMENT_TEXTS[language].tooMany,
  PAYMENT_UNAVAILABLE: (language) => PAYMENT_TEXTS[language].unavailable,
}

export function paymentFailure(code: PaymentErrorCode, language: Language, retryAfter?: number): PaymentFailure {
  return {
    answer: { code, message: MESSAGE_OF[code](language) },
    ...(retryAfter === undefined ? {} : { retryAfter }),
  }
}

/** The provider's message is only logged: it is written for merchants. */
export const providerFailure = ({ kind }: ProviderFailure, language: Language): PaymentFailure =>
  paymentFailure(kind === 'refused' ? 'PAYMENT_REFUSED' : 'PAYMENT_UNAVAILABLE', language)
