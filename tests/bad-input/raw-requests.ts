/** Bytes that no HTTP client sends: two requests that look like one, malformed heads, other protocols. */
import { connect } from 'node:net'

type RawRequest = {
  readonly attack: string
  readonly bytes: string
}

/** Would be the second response if a proxy and the shop disagreed on where the first request ends. */
const SMUGGLED = 'GET /smuggled HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n'
const post = (headers: string, body: string): string =>
  `POST /api/newsletter HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\n${headers}\r\n\r\n${body}`
const get = (line: string, headers = 'Host: shop\r\n'): string => `${line}\r\n${headers}Connection: close\r\n\r\n`

/** Each must be rejected as a whole. */
export const REJECTED: readonly RawRequest[] = [
  ['a length and chunks', post('Content-Length: 6\r\nTransfer-Encoding: chunked', `0\r\n\r\n${SMUGGLED}`)],
  ['chunks and a length', post('Transfer-Encoding: chunked\r\nContent-Length: 6', `0\r\n\r\n${SMUGGLED}`)],
  ['two lengths', post('Content-Length: 0\r\nContent-Length: 60', SMUGGLED)],
  ['a list of lengths', post('Content-Length: 0, 60', SMUGGLED)],
  ['a negative length', post('Content-Length: -1', SMUGGLED)],
  ['a signed length', post('Content-Length: +0', SMUGGLED)],
  ['a length in hexadecimal', post('Content-Length: 0x0', SMUGGLED)],
  ['a huge length', post('Content-Length: 99999999999999999999', SMUGGLED)],
  ['an unknown encoding', post('Transfer-Encoding: xchunked', SMUGGLED)],
  ['chunks that are not last', post('Transfer-Encoding: chunked, identity', `0\r\n\r\n${SMUGGLED}`)],
  ['a space before the colon', post('Transfer-Encoding : chunked', `0\r\n\r\n${SMUGGLED}`)],
  ['a chunk of a malformed size', post('Transfer-Encoding: chunked', `zz\r\n\r\n${SMUGGLED}`)],
  ['a chunk of a huge size', post('Transfer-Encoding: chunked', `FFFFFFFFFFFFFFFFFF\r\n\r\n${SMUGGLED}`)],
  ['a chunk with a bare line feed', post('Transfer-Encoding: chunked', `0\n\n${SMUGGLED}`)],
  ['a folded header', post('X-Long: a\r\n b\r\nContent-Length : 0', SMUGGLED)],
  ['a NUL in a header', get('GET /uk HTTP/1.1', 'Host: shop\r\nX-Nul: a\0b\r\n')],
  ['a carriage return in a header', get('GET /uk HTTP/1.1', 'Host: shop\r\nX-Cr: a\rb\r\n')],
  ['a header without a name', get('GET /uk HTTP/1.1', 'Host: shop\r\n: value\r\n')],
  ['a header with a space in its name', get('GET /uk HTTP/1.1', 'Host: shop\r\nX Y: value\r\n')],
  ['no host', get('GET /uk HTTP/1.1', '')],
  ['an unknown version', get('GET /uk HTTP/9.9')],
  ['an unknown method', get('STEAL /uk HTTP/1.1')],
  ['a method in lower case', get('get /uk HTTP/1.1')],
  ['a space in the address', get('GET /uk adults HTTP/1.1')],
  ['a NUL in the address', get('GET /uk\0 HTTP/1.1')],
  ['no address', get('GET  HTTP/1.1')],
  ['a connection to another host', get('CONNECT evil.example:443 HTTP/1.1')],
  ['an address that is too long', get(`GET /${'a'.repeat(64 * 1024)} HTTP/1.1`)],
  ['a header that is too long', get('GET /uk HTTP/1.1', `Host: shop\r\nX-Long: ${'a'.repeat(64 * 1024)}\r\n`)],
  ['the start of TLS', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
  ['HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
  ['bytes without a meaning', '\x00\x01\x02\x03\r\n\r\n'],
].map(([attack = '', bytes = '']) => ({ attack, bytes }))

/** Unusual, but not forbidden: answered once, without a failure. */
export const ODD: readonly RawRequest[] = [
  ['the address of another host', get('GET http://evil.example/uk HTTP/1.1')],
  ['two slashes', get('GET //evil.example/uk HTTP/1.1')],
  ['a backslash', get('GET /\\evil.example HTTP/1.1')],
  ['an asterisk', get('OPTIONS * HTTP/1.1')],
  ['TRACE', get('TRACE /uk HTTP/1.1')],
  ['another host', get('GET /uk HTTP/1.1', 'Host: evil.example\r\n')],
  ['a host with markup', get('GET /uk HTTP/1.1', 'Host: <script>alert(1)</script>\r\n')],
  ['an empty host', get('GET /uk HTTP/1.1', 'Host:\r\n')],
  ['HTTP/0.9', 'GET /uk\r\n\r\n'],
  ['HTTP/1.0', get('GET /uk HTTP/1.0', '')],
  ['an upgrade', 'GET /uk HTTP/1.1\r\nHost: shop\r\nConnection: Upgrade, close\r\nUpgrade: h2c\r\n\r\n'],
  ['a web socket', 'GET /uk HTTP/1.1\r\nHost: shop\r\nConnection: Upgrade, close\r\nUpgrade: websocket\r\n\r\n'],
  ['an expectation', get('GET /uk HTTP/1.1', 'Host: shop\r\nExpect: 200-ok\r\n')],
  ['a body of a GET', get('GET /uk HTTP/1.1', 'Host: shop\r\nContent-Length: 2\r\n') + '{}'],
  ['trailers', post('Transfer-Encoding: chunked\r\nConnection: close', '2\r\n{}\r\n0\r\nHost: evil.example\r\n\r\n')],
  [
    'a chunk with an extension',
    post('Transfer-Encoding: chunked\r\nConnection: close', `2;${'a'.repeat(1000)}\r\n{}\r\n0\r\n\r\n`),
  ],
  ['200 headers', get('GET /uk HTTP/1.1', `Host: shop\r\n${'X-Many: 1\r\n'.repeat(200)}`)],
  ['raw UTF-8 in the address', get('GET /uk/søk HTTP/1.1')],
].map(([attack = '', bytes = '']) => ({ attack, bytes }))

const HANGS_AFTER_MS = 60_000

/** The statuses of all responses on the connection, and what was received. Ends when the shop closes it. */
export function sendRaw(port: number, { bytes }: RawRequest): Promise<{ statuses: readonly number[]; text: string }> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(Buffer.from(bytes, 'latin1')))
    let text = ''
    socket.setEncoding('latin1')
    socket.setTimeout(HANGS_AFTER_MS, () => socket.destroy(new Error('hangs')))
    socket.on('data', (part) => {
      text += String(part)
    })
    socket.on('error', (error) => ('code' in error && error.code === 'ECONNRESET' ? undefined : reject(error)))
    socket.on('close', () => resolve({ statuses: statusesIn(text), text }))
  })
}

const statusesIn = (text: string): readonly number[] =>
  [...text.matchAll(/^HTTP\/1\.1 (\d{3}) /gm)].map(([, status]) => Number(status))
