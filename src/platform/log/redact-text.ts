/** Takes out of a text what identifies a person or grants access, and what could fool the reader of a log. */
const MAX_TEXT_LENGTH = 10_000

// Bounded, so that a long text without any @ costs linear time.
const EMAIL = /[^\s@<>"'`,;:()[\]{}=&?/\\|]{1,64}(?:@|%40)[^\s@<>"'`,;:()[\]{}=&?/\\|]{1,255}/gi
const JSON_WEB_TOKEN = /\beyJ[\w-]{5,}\.[\w-]+\.[\w-]*/g
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
    .replaceAll(JSON_WEB_TOKEN, REDACTED)
    .replaceAll(EMAIL, REDACTED)
}
