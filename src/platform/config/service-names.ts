/** The parts of a shop that can run in processes of their own. Newsletter, inquiries and look-ups belong to the storefront. */
export const SERVICE_NAMES = ['storefront', 'desk', 'commerce', 'payments', 'content', 'discovery', 'images'] as const

export type ServiceName = (typeof SERVICE_NAMES)[number]
