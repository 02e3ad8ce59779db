import { describe, expect, it } from 'vitest'
import { deskDocumentHeaders, deskHeaders, newNonce } from './desk-headers.ts'

const OPTIONS = { nonce: 'bm9uY2U=', shop: 'https://shop.example', development: false, hsts: true }

describe('the headers of the desk', () => {
  it('~STF-20 its document loads from its own host, shows the shop in frames, and is in no frame itself', () => {
    const policy = deskDocumentHeaders(OPTIONS)['Content-Security-Policy']?.split('; ')
    expect(policy).toEqual([
      "default-src 'none'",
      "script-src 'nonce-bm9uY2U=' 'strict-dynamic'",
      "style-src 'self' 'nonce-bm9uY2U='",
      "img-src 'self' data: https://shop.example",
      "font-src 'self'",
      "connect-src 'self'",
      'frame-src https://shop.example',
      'form-action https://shop.example',
      "base-uri 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
      'report-uri /desk/csp-reports',
      'report-to csp',
      "frame-ancestors 'none'",
    ])
  })

  it('~STF-20 nothing is stored; over https browsers stay on https', () => {
    const secure = deskHeaders({ hsts: true })
    expect(secure).toMatchObject({ 'Cache-Control': 'no-store', 'Cross-Origin-Opener-Policy': 'same-origin' })
    expect(secure['Strict-Transport-Security']).toBe('max-age=31536000; includeSubDomains')
    expect(deskHeaders({ hsts: false })['Strict-Transport-Security']).toBeUndefined()
  })

  it('~STF-20 each document has a nonce of its own', () => {
    const nonces = Array.from({ length: 100 }, newNonce)
    expect(new Set(nonces).size).toBe(100)
    expect(nonces.every((nonce) => /^[\w+/]{22}==$/.test(nonce))).toBe(true)
  })
})
