/** What a failed call of the cart says to the shopper. */
import type { Texts } from '../../../../contracts/storefront/texts/types.ts'

/** A refusal of the service is written for shoppers, in their language; whatever else happened is not. */
export function cartTrouble(error: unknown, texts: Pick<Texts, 'noCartFound' | 'changeFailed'>): string {
  if (!(error instanceof Error) || error.name !== 'CartError') return texts.changeFailed
  return 'translationKey' in error && error.translationKey === 'noCartFound' ? texts.noCartFound : error.message
}
