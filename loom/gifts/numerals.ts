/** 1 to 7 as strokes in a box of 60 by 100: no font is asked for, so every machine writes them alike. */

const STROKES = [
  'M14 26L36 8V92',
  'M10 28C12 -2 52 0 50 32C48 54 16 68 9 92H54',
  'M10 20C22 2 52 4 50 28C49 42 38 47 26 47C42 47 53 56 52 72C50 98 14 98 7 78',
  'M40 92V8L6 68H56',
  'M50 8H17L13 46C24 34 52 38 52 66C52 96 16 98 7 80',
  'M46 10C22 18 8 44 9 68C10 98 52 98 52 68C52 42 18 40 10 64',
  'M7 8H53C38 34 28 60 25 92',
] as const

export function numeral(number: number, ink: string): string {
  const stroke = STROKES[number - 1] ?? ''
  return `<path d="${stroke}" fill="none" stroke="${ink}" stroke-width="15" stroke-linejoin="round" stroke-linecap="round"/>`
}
