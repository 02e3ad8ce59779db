/** The sizes of the shop, adults and kids (MKT-36, MKT-41). */

/** Letter sizes from small to large: the scale that sizes are sorted on (PRD-16). */
export const LETTER_SIZES = ['xxxs', 'xxs', 'xs', 's', 'm', 'l', 'xl', 'xxl', 'xxxl'] as const

export const SIZES = [...LETTER_SIZES, '36-40', '41-46', '0-12M', '12-24M', '2-3Y', '4-6Y', '7-9Y'] as const
