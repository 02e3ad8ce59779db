/** What stands in a cell of a CSV catalogue: how it is read, and written so that it reads back the same. */
import type { Certificate, Composition, PriceCurrency } from '../../contracts/merchant/catalogue.ts'
import { exponentOf } from '../../markets/prices/exponent-of.ts'

export type CellKind =
  | { readonly kind: 'text' | 'list' | 'flag' | 'count' | 'compositions' | 'certificates' }
  | { readonly kind: 'amount'; readonly currency: PriceCurrency }

export type CellReading = { readonly value: unknown } | { readonly problem: string }

const BETWEEN_ITEMS = '|'
/** Every currency of the shop has two decimals or none. */
const WITH_DECIMALS = /^(\d{1,9})(?:[.,](\d{1,2}))?$/
const WITHOUT_DECIMALS = /^(\d{1,9})$/

export function readCell(cell: CellKind, text: string): CellReading {
  switch (cell.kind) {
    case 'text':
      return { value: text }
    case 'list':
      return { value: itemsOf(text) }
    case 'flag':
      return readFlag(text)
    case 'count':
      return /^-?\d{1,12}$/.test(text) ? { value: Number(text) } : { problem: 'must be a whole number' }
    case 'amount':
      return readAmount(text, exponentOf(cell.currency))
    case 'compositions':
      return readCompositions(text)
    case 'certificates':
      return readCertificates(text)
  }
}

/** The value is one that `readCell` gives for the kind. */
export function writeCell(cell: CellKind, value: unknown): string {
  if (cell.kind === 'amount') return typeof value === 'number' ? writeAmount(value, exponentOf(cell.currency)) : ''
  if (cell.kind === 'compositions')
    return Array.isArray(value) ? value.map(writeComposition).join(` ${BETWEEN_ITEMS} `) : ''
  if (cell.kind === 'certificates')
    return Array.isArray(value) ? value.map(writeCertificate).join(` ${BETWEEN_ITEMS} `) : ''
  if (Array.isArray(value)) return value.join(` ${BETWEEN_ITEMS} `)
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

function itemsOf(text: string): string[] {
  return text
    .split(BETWEEN_ITEMS)
    .map((item) => item.trim())
    .filter((item) => item !== '')
}

function readFlag(text: string): CellReading {
  const word = text.toLowerCase()
  if (word === 'yes' || word === 'true') return { value: true }
  if (word === 'no' || word === 'false') return { value: false }
  return { problem: 'must be yes or no' }
}

/** In whole units of the currency, as a price tag has it. A comma may stand for the point: half of Europe writes so. */
function readAmount(text: string, exponent: number): CellReading {
  const [, whole, part = ''] = (exponent === 0 ? WITHOUT_DECIMALS : WITH_DECIMALS).exec(text) ?? []
  if (whole === undefined) {
    return {
      problem: exponent === 0 ? 'must be an amount without decimals, such as 9000' : 'must be an amount such as 12.50',
    }
  }
  return { value: Number(whole + part.padEnd(exponent, '0')) }
}

function writeAmount(minorUnits: number, exponent: number): string {
  const digits = String(minorUnits).padStart(exponent + 1, '0')
  return exponent === 0 ? digits : `${digits.slice(0, -exponent)}.${digits.slice(-exponent)}`
}

/** 'body: cotton 80, polyamide 17, elastane 3 | lining: polyester 100' */
function readCompositions(text: string): CellReading {
  const compositions = itemsOf(text).map((item) => {
    const [, part, fibres = ''] = /^([^:]+):(.+)$/.exec(item) ?? []
    const read = fibres.split(',').map((fibre) => {
      const [, material, percent] = /^(\S+)\s+(\d{1,3})(?:\s*%)?$/.exec(fibre.trim()) ?? []
      return material === undefined ? undefined : { material, percent: Number(percent) }
    })
    return part === undefined || read.includes(undefined) ? undefined : { part: part.trim(), fibres: read }
  })
  if (!compositions.includes(undefined)) return { value: compositions }
  return { problem: 'must be parts with their fibres, such as body: cotton 80, polyamide 20' }
}

/** 'GOTS; CU 123456; https://example.com/123456' */
function readCertificates(text: string): CellReading {
  const certificates = itemsOf(text).map((item) => item.split(';').map((part) => part.trim()))
  if (certificates.some((parts) => parts.length !== 3)) {
    return { problem: 'must be scheme, number and address, such as GOTS; CU 123456; https://example.com/123456' }
  }
  return { value: certificates.map(([scheme, id, link]) => ({ scheme, id, link })) }
}

const writeCertificate = ({ scheme, id, link }: Certificate): string => `${scheme}; ${id}; ${link}`

function writeComposition({ part, fibres }: Composition): string {
  return `${part}: ${fibres.map(({ material, percent }) => `${material} ${percent}`).join(', ')}`
}
