/** Refusals in the words of the public contract. */
import type { Context } from 'hono'

export function notFound(c: Context): Response {
  c.header('Cache-Control', 'no-cache')
  return c.json(['This record could not be found'], 404)
}

export function unauthorized(c: Context): Response {
  c.header('Cache-Control', 'private, no-store')
  return c.json({ error: 'Unauthorized' }, 401)
}

export function unprocessable(c: Context, error: string): Response {
  c.header('Cache-Control', 'no-cache')
  return c.json({ error }, 422)
}
