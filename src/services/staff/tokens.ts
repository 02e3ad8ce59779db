/** Tokens of sessions and links: 256 random bits. The database has their SHA-256, which is enough for a value that cannot be guessed. */
import { createHash, randomBytes } from 'node:crypto'

export const newToken = (): string => randomBytes(32).toString('base64url')

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')
