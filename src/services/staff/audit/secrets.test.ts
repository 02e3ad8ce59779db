import { expect, it } from 'vitest'
import { isSecretField, withoutSecrets } from './secrets.ts'

it.each([
  ['password', true],
  ['account.passwordHash', true],
  ['totpSecret', true],
  ['webhook-secret', true],
  ['apiKey', true],
  ['api_key', true],
  ['accessToken', true],
  ['sessionId', true],
  ['recoveryCodes', true],
  ['recoveryCodesCount', false],
  ['tokenExpiresAt', false],
  ['name', false],
  ['status', false],
  ['keyboard', false],
])('AUD-03 %s is a secret: %s', (field, expected) => {
  expect(isSecretField(field)).toBe(expected)
})

it('AUD-03 secrets are removed at any depth, and nothing else is', () => {
  const at = new Date('2026-11-17T09:00:00.000Z')
  expect(withoutSecrets({ a: [{ token: 'x', b: 1 }], at, none: null, text: 'token' })).toEqual({
    a: [{ token: '[hidden]', b: 1 }],
    at: '2026-11-17T09:00:00.000Z',
    none: null,
    text: 'token',
  })
})
