/** A locale's way of writing numbers. Kept per locale: making an Intl.NumberFormat costs more than the rest of a price. */

export interface NumberFormat {
  /** A whole number with the locale's grouping. */
  readonly whole: (value: number) => string
  readonly decimalSeparator: string
}

const formats = new Map<string, NumberFormat>()

export function numberFormatOf(locale: string): NumberFormat {
  const known = formats.get(locale)
  if (known) return known
  const format = createNumberFormat(locale)
  formats.set(locale, format)
  return format
}

function createNumberFormat(locale: string): NumberFormat {
  // latn: prices are written in the digits the shop's pages are written in, whatever the host prefers.
  const wholes = new Intl.NumberFormat(locale, { maximumFractionDigits: 0, numberingSystem: 'latn' })
  const parts = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, numberingSystem: 'latn' }).formatToParts(0.5)
  return {
    whole: (value) => wholes.format(value),
    decimalSeparator: parts.find(({ type }) => type === 'decimal')?.value ?? '.',
  }
}
