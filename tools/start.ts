/** `npm start`: builds if needed, then opens the shop. */
import { ensureBuilt } from './ensure-built.ts'

process.env['NODE_ENV'] ??= 'production'
process.chdir(new URL('..', import.meta.url).pathname)
await ensureBuilt()
await import('../src/server/main.ts')
