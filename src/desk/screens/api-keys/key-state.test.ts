import { expect, it } from 'vitest'
import { keyState } from './key-state.ts'

const NOW = Date.parse('2026-11-17T10:00:00.000Z')

it.each([
  ['2027-11-17T10:00:00.000Z', null, 'active'],
  ['2026-12-01T10:00:00.001Z', null, 'active'],
  ['2026-12-01T10:00:00.000Z', null, 'ending'],
  ['2026-11-17T10:00:00.000Z', null, 'expired'],
  ['2026-11-01T10:00:00.000Z', '2026-10-01T10:00:00.000Z', 'revoked'],
  ['2027-11-17T10:00:00.000Z', '2026-10-01T10:00:00.000Z', 'revoked'],
])('~HKS-09 a key until %s, revoked at %s, is %s', (expiresAt, revokedAt, state) => {
  expect(keyState({ expiresAt, revokedAt }, NOW)).toBe(state)
})
