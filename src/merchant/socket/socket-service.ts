/** Runs merchant operations that arrive over the socket. Access control is the socket's file mode. */
import { z } from 'zod'
import type { Fetch } from '../../contracts/call-json.ts'
import { checked } from '../../platform/http/checked.ts'
import { createServiceApp } from '../../platform/http/service-app.ts'
import type { Log } from '../../platform/log/log.ts'
import { fail, type Result } from '../../platform/result.ts'
import type { OperationContext } from '../declaration.ts'
import { MERCHANT_LOG } from '../log-codes.ts'
import { resultOf } from '../run/run-as-command.ts'
import { runOperation } from '../run/run-operation.ts'
import { REGISTRY_VERSION } from '../registry/registry-version.ts'
import type { Registry } from '../registry/registry.ts'

/** A whole shop's content, in six languages, several times over. */
const MAX_BODY_BYTES = 256 * 1024 * 1024

const operationCall = z.strictObject({
  operation: z.string().max(100),
  input: z.unknown(),
  /** Of the operating system: only its owner can open the socket, so the name needs no proof. */
  user: z.string().max(100),
})

/** The operations are loaded with the first call: most processes stop before one arrives. */
export function createSocketService(
  registry: () => Promise<Registry>,
  { context, log }: { readonly context: OperationContext; readonly log: Log },
): { fetch: Fetch } {
  const app = createServiceApp({ name: 'merchant', log, maxBodyBytes: MAX_BODY_BYTES })
    .get('/', (c) => c.json({ version: REGISTRY_VERSION }))
    .post('/', checked(operationCall), async (c) => {
      const { operation: name, input, user } = c.req.valid('json')
      const operations = await registry()
      if (!operations.find(name)) return c.json(answer(fail(`The running shop has no operation ${name}.`)))
      log.write(MERCHANT_LOG.operationStarted, { operation: name })
      const call = { name, input, actor: { kind: 'cli', user }, requestId: c.get('requestId') } as const
      return c.json(answer(resultOf(await runOperation(operations, call, { ...context, log }))))
    })
  return { fetch: async (request) => app.fetch(request) }
}

const answer = (result: Result<unknown, string>) => ({ version: REGISTRY_VERSION, result })
