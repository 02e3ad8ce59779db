/** Values that must not be in the audit log at all (AUD-03). Operations do not report them; this is a second check. */

const SECRET = /password|passphrase|secret|token|apikey|api_key|cookie|authorization|sessionid|session_id|recoverycode/i

/** Names that end like a secret but describe one. */
const ABOUT_SECRETS = /(?:count|expires?at|label)$/i

export const HIDDEN_VALUE = '[hidden]'

export const isSecretField = (field: string): boolean => {
  const name = field.split('.').at(-1) ?? ''
  return SECRET.test(name.replaceAll('-', '')) && !ABOUT_SECRETS.test(name)
}

/** A copy without secrets at any depth. */
export function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets)
  if (typeof value !== 'object' || value === null) return value
  if (value instanceof Date) return value.toISOString()
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [key, isSecretField(key) ? HIDDEN_VALUE : withoutSecrets(member)]),
  )
}
