/**
 * `npm start`: builds if needed, then opens the shop. Not in TypeScript, because this file is read before anything is known
 * from the last time: what takes types away would have to be loaded for it alone.
 */
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

/** Not there before it is built. */
const SERVER = '../dist/server/main.js'

process.env['NODE_ENV'] ??= 'production'
process.chdir(join(import.meta.dirname, '..'))
// What was compiled for the last start need not be compiled for this one.
enableCompileCache('node_modules/.cache/compiled')
const { ensureBuilt } = await import('./ensure-built.ts')
await ensureBuilt()
await import(SERVER)
