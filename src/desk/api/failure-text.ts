/** A failure in the words of the staff member. */
import type { Translate } from '../texts/translate.ts'
import { OperationError } from './operation-error.ts'

/** Operations answer in the language of the account; the desk has words for what it decides itself, and for sign-in. */
export function failureText(t: Translate, error: unknown): string {
  if (!(error instanceof OperationError)) return t('failure.INTERNAL')
  const { permission } = error.details
  if (error.code === 'FORBIDDEN' && permission !== undefined) {
    return t('forbidden.failure', { permission: t.maybe('permission', permission) })
  }
  const own = t.maybe('failure', error.code)
  if (own !== error.code) return own
  return error.details.message ?? t('failure.INTERNAL')
}
