/**
 * A pattern for a symbol or code, for regular expressions with the flag u. Letters are found as a word of their own, not
 * within one ('kr' in 'krokodil'); signs such as € and $ may follow letters (US$80).
 */
export function signPattern(sign: string): string {
  const escaped = sign.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
  const before = /^\p{Letter}/u.test(sign) ? String.raw`(?<!\p{Letter})` : ''
  const after = /\p{Letter}$/u.test(sign) ? String.raw`(?!\p{Letter})` : ''
  return before + escaped + after
}
