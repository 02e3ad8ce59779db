/** The colours of the house, for whatever is printed, woven or painted. */
export const INK = '#1b1512'
export const PAPER = '#fffaf2'
export const SALMON = '#ff5b45'
export const SUN = '#ffc72e'
export const POND = '#17a673'
export const CORAL = '#ff8a3d'
export const BLUSH = '#ffb3cf'
export const RIVER = '#2e5bff'
