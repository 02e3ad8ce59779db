/**
 * Closes connections on which a request body arrives too slowly, and those above the number that one address may have open
 * (SEC-15). Node's own limits cover the time for headers and for the whole request.
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { peerOf } from '../../platform/http/client-address.ts'

export type ConnectionLimits = {
  readonly headerMs: number
  readonly bodyMs: number
  readonly minBodyBytesPerSecond: number
  /** A body is judged after this time: a mobile network may pause. */
  readonly graceMs: number
  /** Undefined behind a proxy, which all connections come from. */
  readonly connectionsPerAddress: number | undefined
}

type SlowBodyLimits = Pick<ConnectionLimits, 'minBodyBytesPerSecond' | 'graceMs'>

type Upload = {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly startedAt: number
  readonly bytesBefore: number
}

type Progress = {
  readonly elapsedMs: number
  readonly bytes: number
  /** The shop has not read what has arrived: the client cannot send more. */
  readonly isWaitingForUs: boolean
}

export function isTooSlow({ elapsedMs, bytes, isWaitingForUs }: Progress, limits: SlowBodyLimits): boolean {
  if (elapsedMs < limits.graceMs || isWaitingForUs) return false
  return bytes < (elapsedMs / 1000) * limits.minBodyBytesPerSecond
}

/** `watch` is called for every request; it costs one map entry per connection that sends bodies. */
export function watchSlowBodies(limits: SlowBodyLimits) {
  const uploads = new Map<Socket, Upload>()

  const closeSlow = (): void => {
    const now = performance.now()
    for (const [socket, { request, response, startedAt, bytesBefore }] of uploads) {
      if (request.complete || socket.destroyed) {
        uploads.delete(socket)
        continue
      }
      const progress = {
        elapsedMs: now - startedAt,
        bytes: socket.bytesRead - bytesBefore,
        isWaitingForUs: request.readableLength >= request.readableHighWaterMark,
      }
      if (!isTooSlow(progress, limits)) continue
      uploads.delete(socket)
      rejectSlow(socket, response)
    }
  }
  const timer = setInterval(closeSlow, Math.min(1000, limits.graceMs))
  timer.unref()

  return {
    watch(request: IncomingMessage, response: ServerResponse): void {
      const { method, socket } = request
      if (method === 'GET' || method === 'HEAD' || request.complete) return
      uploads.set(socket, { request, response, startedAt: performance.now(), bytesBefore: socket.bytesRead })
    },
    close: () => clearInterval(timer),
  }
}

function rejectSlow(socket: Socket, response: ServerResponse): void {
  if (!response.headersSent) socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n')
  socket.destroySoon()
}

/** Connections above the limit of their address are closed immediately. */
export function limitConnections(server: Server, maxPerAddress: number | undefined): void {
  if (maxPerAddress === undefined) return
  const open = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const key = peerOf(socket.remoteAddress)
    const count = (open.get(key) ?? 0) + 1
    if (count > maxPerAddress) {
      socket.destroy()
      return
    }
    open.set(key, count)
    socket.once('close', () => {
      const left = (open.get(key) ?? 1) - 1
      if (left === 0) open.delete(key)
      else open.set(key, left)
    })
  })
}
