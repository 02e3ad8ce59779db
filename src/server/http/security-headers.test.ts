import { describe, expect, it } from 'vitest'
import { documentHeaders } from './security-headers.ts'

const options = { bootstrap: 'start()', development: false }

describe('documentHeaders', () => {
  it.each([
    ['~SEC-17 Trusted Types are enforced', options, true],
    ['~SEC-17 not with scripts of others', { ...options, thirdParties: ['https://tags.example'] }, false],
    ['~SEC-17 not in the frame of an editor', { ...options, framedBy: 'https://editor.example' }, false],
    ['~SEC-17 not in development', { ...options, development: true }, false],
  ])('%s', (_, given, isEnforced) => {
    const policy = documentHeaders(given)['Content-Security-Policy'] ?? ''
    expect(policy.includes("require-trusted-types-for 'script'; trusted-types default")).toBe(isEnforced)
    expect(policy.includes('report-to csp')).toBe(!given.development)
  })

  it('allows frames of one site only', () => {
    expect(documentHeaders(options)).toMatchObject({
      'Content-Security-Policy': expect.stringMatching(/; frame-ancestors 'none'$/),
      'Cross-Origin-Opener-Policy': 'same-origin',
    })
    expect(documentHeaders({ ...options, framedBy: "'self' https://editor.example" })).toMatchObject({
      'Content-Security-Policy': expect.stringMatching(/; frame-ancestors 'self' https:\/\/editor\.example$/),
      'Cross-Origin-Opener-Policy': 'unsafe-none',
    })
  })

  it('shows pictures of the shop alone, and of the one site where content stores them', () => {
    expect(documentHeaders(options)['Content-Security-Policy']).toContain("; img-src 'self' data:; ")
    expect(
      documentHeaders({ ...options, picturesFrom: 'https://pictures.example' })['Content-Security-Policy'],
    ).toContain("; img-src 'self' data: https://pictures.example; ")
  })

  it('~DIA-10 ~CHT-01 lets pages call no other site, except for those that are configured', () => {
    const policy = (thirdParties?: readonly string[]) =>
      documentHeaders({ ...options, thirdParties })['Content-Security-Policy']
    expect(policy()).not.toMatch(/https?:/)
    expect(policy([])).toBe(policy())
    const others = policy(['https://chat.example', 'https://errors.example'])
    expect(others).toContain("; connect-src 'self' https://chat.example https://errors.example; frame-src https://chat")
  })

  it('allows the payment provider and frames of banks on checkout pages only', () => {
    const policy = (provider?: 'sandbox' | 'adyen') =>
      documentHeaders({ ...options, ...(provider && { paidBy: { provider, environment: 'live-us' } }) })[
        'Content-Security-Policy'
      ]
    expect(policy()).not.toContain('frame-src')
    expect(policy('sandbox')).toContain("; connect-src 'self'; frame-src 'self'; form-action 'self'; ")
    expect(policy('adyen')).toContain(
      "; connect-src 'self' https://checkoutshopper-live-us.adyen.com https://checkoutshopper-live-us.cdn.adyen.com https://checkoutanalytics-live-us.adyen.com; frame-src 'self' https:; form-action 'self' https:; ",
    )
    expect(policy('adyen')).toContain(
      "; style-src-attr 'unsafe-inline'; img-src 'self' data: https://checkoutshopper-live-us.adyen.com https://checkoutshopper-live-us.cdn.adyen.com; ",
    )
    for (const provider of ['sandbox', 'adyen'] as const) {
      expect(policy(provider)).toMatch(/; script-src 'strict-dynamic' 'sha256-[^']+'; style-src 'self'; /)
    }
  })

  it('lets hot reload inject styles while developing, and nothing in production', () => {
    expect(documentHeaders(options)['Content-Security-Policy']).not.toContain('unsafe')
    expect(documentHeaders({ ...options, development: true })['Content-Security-Policy']).toContain(
      "style-src 'self' 'unsafe-inline'; ",
    )
  })
})
