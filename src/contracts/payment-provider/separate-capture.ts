/** Which payment methods can be authorised first and captured later. */

/** Methods whose money the provider takes with the payment, whatever is requested: there is nothing to capture later. */
const CAPTURED_WITH_PAYMENT: ReadonlySet<string> = new Set(['ideal', 'bcmc', 'eps', 'onlineBanking_PL', 'blik'])

export const canCaptureLater = (method: string): boolean => !CAPTURED_WITH_PAYMENT.has(method)
