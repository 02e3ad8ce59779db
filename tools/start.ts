/** `npm start`: builds if needed, then opens the shop. */
import { join } from 'node:path'
import { ensureBuilt } from './ensure-built.ts'

process.env['NODE_ENV'] ??= 'production'
process.chdir(join(import.meta.dirname, '..'))
await ensureBuilt()
await import('../src/server/main.ts')
