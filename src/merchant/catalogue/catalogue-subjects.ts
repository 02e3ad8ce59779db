/** What versions and audit rows call products and variants. */

export const productSubject = (sku: string): string => `product:${sku}`

/** Prices and stock of a variant are one subject: its history shows both. */
export const variantSubject = (sku: string): string => `variant:${sku}`
