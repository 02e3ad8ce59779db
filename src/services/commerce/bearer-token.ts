import type { Context } from 'hono'

/** CRT-11: with or without the word in front of it. */
export const bearerToken = (c: Context): string => (c.req.header('authorization') ?? '').replace(/^Bearer +/i, '')
