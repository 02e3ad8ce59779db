/** Calls a service in the same process: its handler gets the parsed input, and no JSON is written or read. Server only. */
import { CallError, withDeadline } from './call-json.ts'
import type { CallRequest, Reply, OperationRoute, Transport } from './transport.ts'

/** A service that can be called without HTTP. It never rejects: a bug is a reply with the status 500. */
export type LocalService = {
  readonly call: (
    route: OperationRoute,
    request: Pick<CallRequest, 'params' | 'query' | 'headers' | 'input'>,
  ) => Promise<Reply>
}

/** What it replies with belongs to the service: callers must not change it. */
export const local =
  (service: LocalService): Transport =>
  async (route, request = {}) => {
    const { status, value } = await withDeadline(() => service.call(route, request), request)
    if (status < 200 || status >= 300) throw new CallError('status', { status, answer: value })
    return { status, value }
  }
