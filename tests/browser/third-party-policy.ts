/** The headers of a document as a shop with scripts of others sends them: it does not enforce Trusted Types (SEC-17). */
import type { APIResponse } from '@playwright/test'

export function thirdPartyHeaders(response: APIResponse): Record<string, string> {
  const headers = response.headers()
  const policy = headers['content-security-policy'] ?? ''
  const relaxed = policy.replace(/(?:require-trusted-types-for|trusted-types) [^;]+; /g, '')
  return { ...headers, 'content-security-policy': relaxed }
}
