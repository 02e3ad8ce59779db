/** Files that all nodes share, in a bucket with the S3 API. */
import { systemClock, type Clock } from '../clock.ts'
import type { Config } from '../config/read-config.ts'
import { createOutgoing, type ObservedOutgoing } from '../outgoing/outgoing.ts'
import { signRequest, type SigningKey, type UnsignedRequest } from './sign-request.ts'

export type ObjectStorage = {
  /** Undefined where there is none. */
  readonly get: (key: string) => Promise<Buffer | undefined>
  readonly put: (key: string, bytes: Uint8Array) => Promise<void>
  /** Also where there is none. */
  readonly remove: (key: string) => Promise<void>
}

type Fetch = (request: Request) => Promise<Response>

type BucketOptions = SigningKey & {
  /** Of the bucket, without a slash at its end. */
  readonly url: string
  readonly fetch: Fetch
  readonly clock: Clock
}

const USABLE_KEY = /^[\w/.-]+$/
/** A visitor waits for it, and a picture can be rendered instead. */
const READ_TIMEOUT_MS = 2000
const NOTHING = new Uint8Array()

export function bucketStorage({ url: bucket, fetch, clock, ...key }: BucketOptions): ObjectStorage {
  const send = async (
    method: UnsignedRequest['method'],
    name: string,
    body: Uint8Array = NOTHING,
  ): Promise<Response> => {
    if (!USABLE_KEY.test(name)) throw new TypeError(`${name} is no key of an object`)
    const url = new URL(`${bucket}/${name}`)
    const headers = signRequest({ method, url, body }, key, clock.now())
    return fetch(new Request(url, { method, headers, ...(method === 'PUT' && { body: Buffer.from(body) }) }))
  }
  const expectOk = (response: Response, done: string): Response => {
    if (response.ok) return response
    throw new Error(`Object storage answered ${response.status} when ${done}`)
  }
  return {
    async get(name) {
      const response = await send('GET', name)
      if (response.status === 404) return undefined
      return Buffer.from(await expectOk(response, `${name} was read`).arrayBuffer())
    },
    async put(name, bytes) {
      expectOk(await send('PUT', name, bytes), `${name} was written`)
    },
    async remove(name) {
      const response = await send('DELETE', name)
      if (response.status !== 404) expectOk(response, `${name} was deleted`)
    },
  }
}

export type ObjectStorageSettings = Partial<Pick<Config, 's3Url' | 's3Region' | 's3AccessKeyId' | 's3SecretAccessKey'>>

/** Undefined without S3_URL: files are under DATA_DIR then. */
export function objectStorageOf(
  { s3Url, s3Region = '', s3AccessKeyId = '', s3SecretAccessKey = '' }: ObjectStorageSettings,
  observe?: (call: ObservedOutgoing) => void,
): ObjectStorage | undefined {
  if (s3Url === undefined) return undefined
  const { reach } = createOutgoing({ observe })
  const dependency = { name: 'object-storage', network: 'configured' } as const
  const read = reach({ ...dependency, timeoutMs: READ_TIMEOUT_MS })
  const write = reach(dependency)
  return bucketStorage({
    url: s3Url,
    region: s3Region,
    accessKeyId: s3AccessKeyId,
    secretAccessKey: s3SecretAccessKey,
    fetch: (request) => (request.method === 'GET' ? read(request) : write(request)),
    clock: systemClock,
  })
}
