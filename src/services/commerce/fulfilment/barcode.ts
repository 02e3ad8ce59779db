/** An EAN-13 as an SVG picture, for scanners at the packing table. Pure. */
import { isEan13 } from '../../../markets/products/ean.ts'
import { Html } from '../../../platform/html/html.ts'

/** Seven modules per digit; 1 is a bar. The second set is the first one mirrored and inverted, the third one mirrored. */
const ODD = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
]
const RIGHT = ODD.map((code) => code.replaceAll(/[01]/g, (bit) => (bit === '0' ? '1' : '0')))
const EVEN = RIGHT.map((code) => code.split('').toReversed().join(''))

/** The first digit is encoded in which set each of the six left digits uses. */
const PARITY = ['OOOOOO', 'OOEOEE', 'OOEEOE', 'OOEEEO', 'OEOOEE', 'OEEOOE', 'OEEEOO', 'OEOEOE', 'OEOEEO', 'OEEOEO']

/** 95 modules; undefined for what is no EAN-13. */
export function eanModules(ean: string): string | undefined {
  if (!isEan13(ean)) return undefined
  const [first = 0, ...digits] = ean.split('').map(Number)
  const parity = PARITY[first] ?? ''
  const left = digits.slice(0, 6).map((digit, place) => (parity[place] === 'E' ? EVEN : ODD)[digit] ?? '')
  const right = digits.slice(6).map((digit) => RIGHT[digit] ?? '')
  return `101${left.join('')}01010${right.join('')}101`
}

export function barcodeSvg(ean: string): Html | undefined {
  const modules = eanModules(ean)
  if (modules === undefined) return undefined
  const bars = [...modules.matchAll(/1+/g)].map(
    ({ index, 0: bar }) => `M${index + 9} 0h${bar.length}v30h-${bar.length}z`,
  )
  return new Html(
    `<svg viewBox="0 0 113 30" width="150" height="40" role="img" aria-label="${ean}"><path d="${bars.join('')}"/></svg>`,
  )
}
