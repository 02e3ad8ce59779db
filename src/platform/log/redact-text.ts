/** Takes out of a text what identifies a person or grants access, and what could fool the reader of a log. */
const MAX_TEXT_LENGTH = 10_000

// Each begins only where a run of its characters begins: from every position, a long run would cost its square (SEC-01).
const EMAIL = /(?<![^\s@<>"'`,;:()[\]{}=&?/\\|])[^\s@<>"'`,;:()[\]{}=&?/\\|]+(?:@|%40)[^\s@<>"'`,;:()[\]{}=&?/\\|]+/gi
const THREE_PARTS = /(?<![\w-])([\w-]+)\.[\w-]+\.[\w-]*/g
const CREDENTIALS = /\b(Bearer|Basic) [\w.~+/=-]+/gi
const ADDRESS_CREDENTIALS = /(\w:\/\/)[^\s/@]+@/g
const QUERY_SECRET = /([?&](?:redirectResult|sessionData|sessionId|token|jwt|jwtToken|password)=)[^&\s"'#]*/gi

// Line ends become \n in JSON. These would reach a terminal or a line-based reader as they are.
const CONTROL = /(?![\t\n])\p{Cc}|[\u2028-\u202e\u2066-\u2069]/gu

export const REDACTED = '[redacted]'

export function redactText(text: string): string {
  const cut = text.length > MAX_TEXT_LENGTH ? `${text.slice(0, MAX_TEXT_LENGTH)}… (${text.length} characters)` : text
  return cut
    .replaceAll(CONTROL, '\ufffd')
    .replaceAll(ADDRESS_CREDENTIALS, `$1${REDACTED}@`)
    .replaceAll(QUERY_SECRET, `$1${REDACTED}`)
    .replaceAll(CREDENTIALS, `$1 ${REDACTED}`)
    .replaceAll(THREE_PARTS, withoutToken)
    .replaceAll(EMAIL, REDACTED)
}

/** A JSON web token begins with `eyJ`, wherever in the first of its three parts that is. */
function withoutToken(parts: string, first: string): string {
  const start = first.indexOf('eyJ')
  return start === -1 ? parts : parts.slice(0, start) + REDACTED
}
