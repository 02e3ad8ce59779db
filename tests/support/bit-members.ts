import { type Bits, countBits, membersOf } from '../../src/services/discovery/index/bits.ts'

/** The members of a set in ascending order. */
export const members = (bits: Bits): Int32Array => membersOf(bits, undefined, new Int32Array(countBits(bits)))
