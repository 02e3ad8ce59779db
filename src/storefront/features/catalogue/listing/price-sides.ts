/** The two ends of the price filter as typed; '' where a side is open. */
export type Sides = { readonly from: string; readonly to: string }
