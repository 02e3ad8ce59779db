/** The roles of staff. Fixed: the table of permissions can then be tested completely. */
export const ROLES = ['owner', 'manager', 'orders', 'products', 'content', 'reader'] as const

export type Role = (typeof ROLES)[number]

export const isRole = (value: unknown): value is Role => ROLES.some((role) => role === value)
