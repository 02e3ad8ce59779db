/** Codes of store credit: too many to be guessed, and without characters that are mistaken for others. */
import { randomInt } from 'node:crypto'

/** Of Crockford's base 32. */
const CHARACTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 16
const GROUP = /.{4}(?=.)/g
const CODE = new RegExp(`^[${CHARACTERS}]{${LENGTH}}$`)

export const newCreditCode = (): string =>
  Array.from({ length: LENGTH }, () => CHARACTERS.charAt(randomInt(CHARACTERS.length))).join('')

/** As it is stored, however it was typed; undefined for what is no code. */
export function readCreditCode(typed: string): string | undefined {
  const code = typed
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
  return CODE.test(code) ? code : undefined
}

/** In groups of four, as people read and type it. */
export const shownCreditCode = (code: string): string => code.replaceAll(GROUP, '$&-')

/** As staff see it in a mail: they cannot spend it. */
export const maskedCreditCode = (code: string): string => endingOf(code).padStart(LENGTH, '·')

/** How staff name a credit that they cannot spend. */
export const endingOf = (code: string): string => code.slice(-4)
