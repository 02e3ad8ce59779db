/** Runs merchant operations that arrive over the socket. Access control is the socket's file mode. */
import { z } from 'zod'
import type { Fetch } from '../../contracts/call-json.ts'
import { checked } from '../../platform/http/checked.ts'
import { createServiceApp } from '../../platform/http/service-app.ts'
import type { Log } from '../../platform/log/log.ts'
import type { Result } from '../../platform/result.ts'
import { SHOP_VERSION } from '../../platform/shop-version.ts'
import type { OperationContext, RegisteredOperation } from '../operation.ts'
import { MERCHANT_LOG } from '../log-codes.ts'

/** A whole shop's content, in six languages, several times over. */
const MAX_BODY_BYTES = 256 * 1024 * 1024

const operationCall = z.strictObject({ operation: z.string().max(100), input: z.unknown() })

/** The operations are loaded with the first call: most processes stop before one arrives. */
export function createSocketService(
  operations: () => Promise<readonly RegisteredOperation[]>,
  { context, log }: { readonly context: OperationContext; readonly log: Log },
): { fetch: Fetch } {
  const app = createServiceApp({ name: 'merchant', log, maxBodyBytes: MAX_BODY_BYTES })
    .get('/', async (c) => c.json({ operations: (await operations()).map(({ name }) => name) }))
    .post('/', checked(operationCall), async (c) => {
      const { operation: name, input } = c.req.valid('json')
      const operation = (await operations()).find((one) => one.name === name)
      if (!operation) return c.json(answer({ ok: false, failure: `The running shop has no operation ${name}.` }))
      log.write(MERCHANT_LOG.operationStarted, { operation: name })
      return c.json(answer(await operation.runChecked(input, context)))
    })
  return { fetch: async (request) => app.fetch(request) }
}

const answer = (result: Result<unknown, string>) => ({ version: SHOP_VERSION, result })
