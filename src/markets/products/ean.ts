/** Barcodes. A variant's id is its EAN-13, so a mistyped one must be caught before it is on a label (PRD-02). */

/** The check digit of a number of twelve digits: alternating weights one and three, filled up to ten. */
export function eanCheckDigit(twelve: string): number {
  const sum = twelve.split('').reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3), 0)
  return (10 - (sum % 10)) % 10
}

export function isEan13(value: string): boolean {
  return /^\d{13}$/.test(value) && eanCheckDigit(value.slice(0, 12)) === Number(value[12])
}

/** Numbers that shops assign themselves (GS1: restricted circulation): no other system may read them as a product. */
const RESTRICTED = /^(?:2|02|04|05|98|99)/

/** The global trade item number of a variant; undefined where its barcode is the shop's own. */
export const tradeNumber = (id: string): string | undefined => (isEan13(id) && !RESTRICTED.test(id) ? id : undefined)
