/**
 * A process that renders pictures, one at a time, and does nothing else. Decoders process untrusted bytes and drawings
 * are slow: neither may happen in the process that serves visitors. A crash here affects this process only.
 */
import { isObject } from '../../../contracts/answer-kinds.ts'
import { sharp } from '../decoders.ts'
import type { RenderJob, RenderReply } from './render-job.ts'
import { createRenderer, type Draw } from './render.ts'

// There are as many processes as cores already, and no process decodes the same pixels twice.
sharp.concurrency(1)
sharp.cache(false)

const [, , drawings] = process.argv
const render = createRenderer(drawings === undefined ? undefined : drawnBy(drawings))

process.on('message', (job: RenderJob) => {
  void reply(job).then((answer) => process.send?.(answer))
})
// The parent process has exited: no caller waits for a result any more.
process.on('disconnect', () => process.exit(0))

async function reply(job: RenderJob): Promise<RenderReply> {
  try {
    return { ok: true, value: await render(job) }
  } catch (error) {
    return { ok: false, reason: error instanceof Error ? error.message : String(error) }
  }
}

/** Loaded with the first drawing: a shop with photographs alone never needs it. */
function drawnBy(address: string): Draw {
  return async (name, width) => {
    const module: unknown = await import(address)
    if (!isDrawings(module)) throw new Error('The module of the drawings exports no draw()')
    return module.draw(name, width)
  }
}

const isDrawings = (module: unknown): module is { readonly draw: Draw } =>
  isObject(module) && 'draw' in module && typeof module.draw === 'function'
