/** What stands in the links of the newsletter: nobody can guess one, and one that is used to confirm is kept as its hash only. */
import { createHash } from 'node:crypto'
import { newId } from '../../../platform/ids.ts'

/** 144 random bits. */
export const newToken = newId

/** Shape first: whatever else comes in an address is not looked for. */
export const isToken = (text: string): boolean => /^[\w-]{24}$/.test(text)

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')
