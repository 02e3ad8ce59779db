/** What a sock can do (MKT-36). */

export const FEATURES = ['non-slip', 'cushioned', 'terry', 'seamless'] as const

export type Feature = (typeof FEATURES)[number]
