/** A connection with a browser by WebDriver BiDi: commands with answers, and events. */
import { memberOf } from './members.ts'

export type Bidi = {
  readonly send: (method: string, params: object) => Promise<unknown>
  readonly onEvent: (listener: (method: string, params: unknown) => void) => void
  readonly close: () => void
}

export async function connectBidi(url: string): Promise<Bidi> {
  const socket = new WebSocket(url)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', () => reject(new Error(`No connection with ${url}`)))
  })
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  const listeners = new Set<(method: string, params: unknown) => void>()
  socket.addEventListener('message', ({ data }) => {
    const message: unknown = JSON.parse(String(data))
    const id = memberOf(message, 'id')
    const command = typeof id === 'number' ? waiting.get(id) : undefined
    if (typeof id === 'number') waiting.delete(id)
    if (command === undefined) {
      for (const listener of listeners) listener(String(memberOf(message, 'method')), memberOf(message, 'params'))
    } else if (memberOf(message, 'type') === 'success') command.resolve(memberOf(message, 'result'))
    else command.reject(new Error(String(memberOf(message, 'message'))))
  })
  // A browser that ends answers nothing more.
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('The browser closed the connection'))
  })
  let last = 0
  return {
    send: (method, params) => {
      last += 1
      const command = Promise.withResolvers<unknown>()
      waiting.set(last, command)
      socket.send(JSON.stringify({ id: last, method, params }))
      return command.promise
    },
    onEvent: (listener) => void listeners.add(listener),
    close: () => socket.close(),
  }
}
