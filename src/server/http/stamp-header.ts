import type { IncomingMessage } from 'node:http'

/**
 * Overwrites a header that the visitor may have sent; the name is in lower case. Both `headers` and `rawHeaders` are changed:
 * a service that reads the body first gets a request built from the raw headers.
 */
export function stampHeader(
  request: Pick<IncomingMessage, 'headers' | 'rawHeaders'>,
  name: string,
  value: string,
): void {
  request.headers[name] = value
  const { rawHeaders } = request
  for (let index = rawHeaders.length - 2; index >= 0; index -= 2) {
    const sent = rawHeaders[index]
    // Comparing lengths first is cheaper: most names differ in length.
    if (sent?.length === name.length && sent.toLowerCase() === name) rawHeaders.splice(index, 2)
  }
  rawHeaders.push(name, value)
}
