/** Brands of payment methods, which are the same in every language. */
const BRANDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    visa: 'Visa',
    mc: 'Mastercard',
    amex: 'American Express',
    maestro: 'Maestro',
    discover: 'Discover',
    diners: 'Diners Club',
    cartebancaire: 'Carte Bancaire',
    bcmc: 'Bancontact',
    ideal: 'iDEAL',
    eps: 'EPS',
    klarna: 'Klarna',
    onlineBanking_PL: 'Przelewy24',
    blik: 'BLIK',
    twint: 'TWINT',
    mobilepay: 'MobilePay',
    vipps: 'Vipps',
    paypal: 'PayPal',
    applepay: 'Apple Pay',
    googlepay: 'Google Pay',
  }),
)

/** Undefined for a method without one, such as a bank transfer, and for one that the provider added since. */
export function paymentBrand(method: string): string | undefined {
  const own = BRANDS.get(method)
  if (own !== undefined) return own
  // `visa_applepay`: a card in a wallet.
  const [type = '', wallet = ''] = method.split('_')
  const [card, pass] = [BRANDS.get(type), BRANDS.get(wallet)]
  return card && pass ? `${pass} (${card})` : undefined
}
