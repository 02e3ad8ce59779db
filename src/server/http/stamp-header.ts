import type { IncomingMessage } from 'node:http'

/**
 * Writes a header over whatever the visitor sent under its name, which is in small letters. In both places where it is looked
 * for: a service that reads the body first has a request that is made of the raw headers.
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
    // Most are told apart by their length, which is cheaper than their letters.
    if (sent?.length === name.length && sent.toLowerCase() === name) rawHeaders.splice(index, 2)
  }
  rawHeaders.push(name, value)
}
