/** `npm start`: builds if needed, then opens the shop. */
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { ensureBuilt } from './ensure-built.ts'

process.env['NODE_ENV'] ??= 'production'
process.chdir(join(import.meta.dirname, '..'))
// What was compiled for the last start need not be compiled for this one: that is half of the time it takes.
enableCompileCache('node_modules/.cache/compiled')
await ensureBuilt()
await import('../src/server/main.ts')
