import { createServer, type Server } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { portOf } from '../../../tests/support/port-of.ts'
import { createLog } from '../../platform/log/log.ts'
import { createFileStreams, type StreamedFile } from './stream-file.ts'

const CHUNKS = Array.from({ length: 40 }, (_, number) => `<url>${number} è</url>`.repeat(500))

async function* inChunks(): AsyncGenerator<string> {
  yield* CHUNKS
}

const fileOf = (chunks: StreamedFile['chunks']): StreamedFile => ({
  status: 200,
  headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Last-Modified': 'Mon, 16 Nov 2026 10:00:00 GMT' },
  etag: 'W/"tag"',
  chunks,
})

describe('files that are written while they are sent', () => {
  let server: Server
  afterEach(() => {
    server.closeAllConnections()
    server.close()
  })

  async function serve(chunks: StreamedFile['chunks']) {
    const logged: string[] = []
    const log = createLog({ level: 'warn', destination: { write: (line) => void logged.push(line) } })
    const stream = createFileStreams({ log })
    server = createServer((request, response) => void stream(request, response, fileOf(chunks)))
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
    const url = `http://127.0.0.1:${portOf(server)}/sitemap/uk.xml`
    return {
      logged,
      get: (headers: Record<string, string>, method = 'GET', signal?: AbortSignal) =>
        fetch(url, { headers, method, ...(signal && { signal }) }),
    }
  }

  it.each([
    ['identity', null],
    ['gzip', 'gzip'],
    ['br', 'br'],
    ['zstd', 'zstd'],
  ])('~ENG-07 arrive whole with the encoding %s', async (accepted, encoding) => {
    const { get } = await serve(inChunks)
    const answer = await get({ 'accept-encoding': accepted })
    expect([answer.status, answer.headers.get('content-encoding'), answer.headers.get('etag')]).toEqual([
      200,
      encoding,
      'W/"tag"',
    ])
    expect(await answer.text()).toBe(CHUNKS.join(''))
  })

  it.each([
    ['a client that has it', 'GET', { 'if-none-match': 'W/"tag"' }, 304],
    ['a client that has this date', 'GET', { 'if-modified-since': 'Mon, 16 Nov 2026 10:00:00 GMT' }, 304],
    ['HEAD', 'HEAD', {}, 200],
    ['a client that accepts no encoding', 'GET', { 'accept-encoding': 'identity;q=0, *;q=0' }, 406],
  ] as const)('~ENG-07 are not written for %s', async (_, method, headers, status) => {
    const { get } = await serve(() => {
      throw new Error('It is written')
    })
    expect((await get(headers, method)).status).toBe(status)
  })

  it('~ENG-07 are written for two at a time, until a client has left', async () => {
    const ended = Promise.withResolvers<void>()
    const { get, logged } = await serve(async function* endless() {
      try {
        for (;;) yield 'x'.repeat(65_536)
      } finally {
        ended.resolve()
      }
    })
    const leaving = new AbortController()
    await Promise.all([get({}, 'GET', leaving.signal), get({}, 'GET', leaving.signal)])
    expect((await get({})).status).toBe(503)
    leaving.abort()
    await ended.promise
    await expect.poll(() => logged.length).toBe(2)
    expect((await get({})).status).toBe(200)
  })
})
