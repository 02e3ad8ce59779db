/** Where Adyen serves its Checkout API: one address for tests; live, one per company, named by its prefix. */
export type AdyenAccount = {
  readonly isLive: boolean
  readonly livePrefix: string
}

const VERSION = 'v72'

export const adyenApiUrl = ({ isLive, livePrefix }: AdyenAccount): string =>
  isLive
    ? `https://${livePrefix}-checkout-live.adyenpayments.com/checkout/${VERSION}`
    : `https://checkout-test.adyen.com/${VERSION}`
