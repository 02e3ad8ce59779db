/** The desk as a service: hands each task the shop, and its answer back. Who may come is for the socket to say. */
import { z } from 'zod'
import type { Fetch } from '../../contracts/call-json.ts'
import { checked } from '../../platform/http/checked.ts'
import { createServiceApp } from '../../platform/http/service-app.ts'
import type { Log } from '../../platform/log/log.ts'
import type { NamedTask, TaskShop } from '../operation.ts'

/** A whole shop's content, in six languages, several times over. */
const LARGEST_BODY = 256 * 1024 * 1024

const errand = z.strictObject({ command: z.string().max(100), payload: z.unknown() })

/** The tasks are loaded when the first errand comes: most shops are closed before one does. */
export function createDeskService(
  tasks: () => Promise<readonly NamedTask[]>,
  { shop, log }: { readonly shop: TaskShop; readonly log: Log },
): { fetch: Fetch } {
  const app = createServiceApp({ name: 'desk', log, maxBodyBytes: LARGEST_BODY })
    .get('/', async (c) => c.json({ tasks: (await tasks()).map(({ name }) => name) }))
    .post('/', checked(errand), async (c) => {
      const { command, payload } = c.req.valid('json')
      const task = (await tasks()).find(({ name }) => name === command)
      if (!task) return c.json({ ok: false, failure: `The shop that is running does not know ${command}.` })
      log.info('A command is run at the desk', { command })
      return c.json(await task.runChecked(payload, shop))
    })
  return { fetch: async (request) => app.fetch(request) }
}
