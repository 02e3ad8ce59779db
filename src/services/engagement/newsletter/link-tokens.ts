/** The tokens in the links of the newsletter: not guessable, and those for confirmation are stored as a hash only. */
import { createHash } from 'node:crypto'
import { newId } from '../../../platform/ids.ts'

/** 144 random bits. */
export const newToken = newId

/** Shape first: whatever else comes in an address is not looked for. */
export const isToken = (text: string): boolean => /^[\w-]{24}$/.test(text)

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')
