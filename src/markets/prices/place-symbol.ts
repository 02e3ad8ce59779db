import type { SymbolPosition } from './currencies.ts'

/** The space of PRC-04 and PRC-05: one at which a line cannot break, so that a price stays in one piece. */
const NBSP = '\u00a0'

/** Writes the symbol beside the number. Without a default: a position that is added and not written here does not compile. */
export function placeSymbol(number: string, symbol: string, position: SymbolPosition): string {
  switch (position) {
    case 'before':
      return symbol + number
    case 'before-spaced':
      return symbol + NBSP + number
    case 'after':
      return number + symbol
    case 'after-spaced':
      return number + NBSP + symbol
  }
}
