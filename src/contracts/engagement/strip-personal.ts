/**
 * Removes personal data from a text: e-mail addresses, telephone and card numbers, tokens. Rather too much than too
 * little: a report is readable without long numbers. Runs in the browser before a report is sent, and in the service
 * that stores it.
 */
const STRIPPED = '[stripped]'

const PATTERNS: readonly (readonly [RegExp, string])[] = [
  // Each begins only where a run of its characters begins: from every position, a long run would cost its square (SEC-01).
  [/(?<![^\s@<>"'`,;:()[\]{}=&?/\\|])[^\s@<>"'`,;:()[\]{}=&?/\\|]+(?:@|%40)[^\s@<>"'`,;:()[\]{}=&?/\\|]+/gi, STRIPPED],
  [/\b(Bearer|Basic) [\w.~+/=-]+/gi, `$1 ${STRIPPED}`],
  [/([?&][\w-]*(?:result|data|id|token|jwt|key|secret|password|signature)=)[^&\s"'#]+/gi, `$1${STRIPPED}`],
  [/\beyJ[\w-]{5,}(?:\.[\w-]*){0,2}/g, STRIPPED],
  // Cards, and whatever else has as many digits.
  [/(?<![\w-])\+?\d(?:[ -]?\d){11,18}(?![\w-])/g, STRIPPED],
  // Telephones: abroad by + or 00, at home by 0.
  [/(?<![\w.,-])(?:\+|0)\d?(?:[ ()./-]{0,2}\d){7,14}(?!\w)/g, STRIPPED],
  // A random text as long as this opens something.
  [/(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{40,}/gi, STRIPPED],
]

export function stripText(text: string): string {
  return PATTERNS.reduce((left, [pattern, instead]) => left.replaceAll(pattern, instead), text)
}

const DEEPEST = 8

/** A copy of what is to be sent as JSON, with every text in it stripped, also the names of members. */
export function stripPersonal(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return stripText(value)
  if (typeof value !== 'object' || value === null) return value
  if (depth >= DEEPEST) return '[too deep]'
  if (Array.isArray(value)) return value.map((item) => stripPersonal(item, depth + 1))
  const members = Object.entries(value).map(([name, member]) => [stripText(name), stripPersonal(member, depth + 1)])
  return Object.fromEntries(members)
}
