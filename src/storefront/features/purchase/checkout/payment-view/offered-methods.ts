/** Which of the ways to pay are shown, in which order, and whether one is chosen beforehand. Pure. */
import type { PaymentMethod } from '../../../../../contracts/payment-provider/payment-provider.ts'
import { COUNTRIES_WITHOUT_PRESELECTION } from '../../../../../markets/derived/payment-preselection.ts'

/** They need a device of their maker, and hand over something that only the provider can read. */
const WALLETS: ReadonlySet<string> = new Set(['applepay', 'googlepay'])

/** The shopper pays later, to a credit provider. */
const ON_CREDIT = /^(klarna|afterpay|riverty|ratepay|clearpay|zip|affirm|walley)/

/** Typed here; everything else is done on a page of the bank. */
export const isTyped = (type: string): boolean => type === 'scheme' || type === 'bcmc'

export function offeredMethods(methods: readonly PaymentMethod[]): readonly PaymentMethod[] {
  const usable = methods.filter(({ type }) => !WALLETS.has(type))
  const isCredit = ({ type }: PaymentMethod) => ON_CREDIT.test(type)
  return [...usable.filter((method) => !isCredit(method)), ...usable.filter(isCredit)]
}

/** What was chosen before, as long as it is offered; otherwise the first, where the law lets us. */
export function firstChoice(
  offered: readonly Pick<PaymentMethod, 'type'>[],
  { country, before }: { readonly country: string; readonly before: string },
): string {
  if (offered.some(({ type }) => type === before)) return before
  return COUNTRIES_WITHOUT_PRESELECTION.includes(country) ? '' : (offered[0]?.type ?? '')
}
