/**
 * The DevTools connection of a browser as a whole. Nothing attaches to its pages: with an inspector attached, V8 collects the positions of
 * all source code, which took 10 ms of a page's start.
 */
import { z } from 'zod'

const message = z.object({
  id: z.number().optional(),
  method: z.string().optional(),
  params: z.looseObject({ value: z.array(z.unknown()).optional() }).optional(),
  result: z.unknown().optional(),
  error: z.object({ message: z.string() }).optional(),
})

export type DevTools = {
  readonly call: (method: string, params?: Readonly<Record<string, unknown>>) => Promise<unknown>
  /** Ends the trace that `Tracing.start` began, and returns its events. */
  readonly endTrace: () => Promise<readonly unknown[]>
  readonly close: () => void
}

export async function connectDevTools(port: number): Promise<DevTools> {
  const version = await (await fetch(`http://127.0.0.1:${port}/json/version`)).json()
  const socket = new WebSocket(z.object({ webSocketDebuggerUrl: z.url() }).parse(version).webSocketDebuggerUrl)
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve(), { once: true })
    socket.addEventListener('error', () => reject(new Error('The browser accepts no DevTools connection')), {
      once: true,
    })
  })
  const calls = new Map<number, PromiseWithResolvers<unknown>>()
  let traced: unknown[] = []
  let complete = Promise.withResolvers<void>()
  socket.addEventListener('message', ({ data }) => {
    const { id, method, params, result, error } = message.parse(JSON.parse(String(data)))
    if (id !== undefined && error) calls.get(id)?.reject(new Error(error.message))
    else if (id !== undefined) calls.get(id)?.resolve(result)
    else if (method === 'Tracing.dataCollected') traced.push(...(params?.value ?? []))
    else if (method === 'Tracing.tracingComplete') complete.resolve()
  })
  let last = 0
  const call: DevTools['call'] = (method, params = {}) => {
    last += 1
    const answer = Promise.withResolvers<unknown>()
    calls.set(last, answer)
    socket.send(JSON.stringify({ id: last, method, params }))
    return answer.promise
  }
  return {
    call,
    async endTrace() {
      traced = []
      complete = Promise.withResolvers()
      await call('Tracing.end')
      await complete.promise
      return traced
    },
    close: () => socket.close(),
  }
}
