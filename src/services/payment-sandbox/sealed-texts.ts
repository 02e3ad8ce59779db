/**
 * Signed texts that are sent to a browser and come back. Their content is readable, but only this process can write one; so
 * nothing of them is stored, and each may come back any number of times.
 */
import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { parseStoredJson } from '../../platform/stored-json.ts'

const sealedWords = z.array(z.string())

/** What a text is good for. One that was made for something else is none. */
export type SealedPurpose =
  | 'session-data'
  | 'session-result'
  | 'redirect-result'
  | 'payment-data'
  | 'authorisation'
  | 'page'

export type SealedTexts = {
  readonly seal: (purpose: SealedPurpose, words: readonly string[]) => string
  /** Undefined for everything that was not sealed here for this purpose. */
  readonly open: (purpose: SealedPurpose, text: string) => readonly string[] | undefined
}

export function sealTexts(secret: string): SealedTexts {
  // Made once: to make a key takes longer than to seal with it.
  const key = createSecretKey(createHmac('sha256', secret).update('texts of the payment sandbox').digest())
  const macOf = (purpose: SealedPurpose, body: string) =>
    createHmac('sha256', key).update(`${purpose}:${body}`).digest()
  return {
    seal(purpose, words) {
      const body = Buffer.from(JSON.stringify(words)).toString('base64url')
      return `${body}.${macOf(purpose, body).toString('base64url')}`
    },
    open(purpose, text) {
      const [body = '', mac = '', ...rest] = text.split('.')
      const [given, expected] = [Buffer.from(mac, 'base64url'), macOf(purpose, body)]
      if (rest.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
      return parseStoredJson(sealedWords, Buffer.from(body, 'base64url').toString(), `sealed ${purpose}`)
    },
  }
}
