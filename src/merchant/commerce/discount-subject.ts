/** What versions and audit rows call a discount. */
export const discountSubject = (id: string): string => `discount:${id}`
