/** What a key is worth now. */
import type { ApiKeyEntry } from '../../api/operations.ts'
import type { Tone } from '../../ui/Badge.tsx'

export type ApiKeyState = 'active' | 'ending' | 'expired' | 'revoked'

export const KEY_TONES: Readonly<Record<ApiKeyState, Tone>> = {
  active: 'done',
  ending: 'attention',
  expired: 'neutral',
  revoked: 'danger',
}

/** From then on owners have a mail about it. */
const ENDING_MS = 14 * 24 * 60 * 60_000

export function keyState(
  { expiresAt, revokedAt }: Pick<ApiKeyEntry, 'expiresAt' | 'revokedAt'>,
  now: number,
): ApiKeyState {
  if (revokedAt !== null) return 'revoked'
  const left = Date.parse(expiresAt) - now
  if (left <= 0) return 'expired'
  return left <= ENDING_MS ? 'ending' : 'active'
}
