/** Signs requests to an object store: AWS Signature Version 4, as every store with the S3 API accepts it (docs/adr/0076). */
import { createHash, createHmac } from 'node:crypto'

export type SigningKey = {
  readonly accessKeyId: string
  readonly secretAccessKey: string
  readonly region: string
}

export type UnsignedRequest = {
  readonly method: 'GET' | 'PUT' | 'DELETE'
  /** Without a query; its path is made of characters that need no encoding. */
  readonly url: URL
  readonly body: Uint8Array
  /** More headers to sign, with names in lower case. */
  readonly headers?: Readonly<Record<string, string>>
}

const SERVICE = 's3'
const ALGORITHM = 'AWS4-HMAC-SHA256'

const sha256 = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex')
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()

/** The headers to send. `host` is signed, and sent by the HTTP client itself. */
export function signRequest(
  { method, url, body, headers = {} }: UnsignedRequest,
  { accessKeyId, secretAccessKey, region }: SigningKey,
  now: Date,
): Readonly<Record<string, string>> {
  const time = now.toISOString().replaceAll(/[:-]|\.\d{3}/g, '')
  const day = time.slice(0, 8)
  const contentHash = sha256(body)
  const own = { 'x-amz-content-sha256': contentHash, 'x-amz-date': time }
  const signed = Object.entries({ host: url.host, ...headers, ...own }).toSorted(([a], [b]) => (a < b ? -1 : 1))
  const names = signed.map(([name]) => name).join(';')
  const lines = signed.map(([name, value]) => `${name}:${value}\n`)
  const canonical = [method, url.pathname, '', lines.join(''), names, contentHash].join('\n')
  const scope = `${day}/${region}/${SERVICE}/aws4_request`
  const toSign = [ALGORITHM, time, scope, sha256(canonical)].join('\n')
  const key = [region, SERVICE, 'aws4_request'].reduce<Buffer>(hmac, hmac(`AWS4${secretAccessKey}`, day))
  const signature = hmac(key, toSign).toString('hex')
  return {
    ...headers,
    ...own,
    authorization: `${ALGORITHM} Credential=${accessKeyId}/${scope}, SignedHeaders=${names}, Signature=${signature}`,
  }
}
