/**
 * Spellings of e-mail addresses that count as the same (SEC-13). Case is folded for ASCII letters only: Unicode folds letters
 * of other scripts onto them (the Kelvin sign onto k), so that the owner of a look-alike address would match another account.
 */
const inAsciiLowerCase = (text: string): string => text.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase())

/** Composed letters, but not the three characters that NFC replaces by ASCII: Kelvin sign, Greek question mark, Greek varia. */
const composed = (text: string): string =>
  text.trim().replaceAll(/[^\u212a\u037e\u1fef]+/g, (letters) => letters.normalize('NFC'))

/** The key of what belongs to the owner of an address: only the domain ignores case, as mail servers guarantee it. */
export function emailKey(email: string): string {
  const text = composed(email)
  const domain = text.lastIndexOf('@') + 1
  return text.slice(0, domain) + inAsciiLowerCase(text.slice(domain))
}

/** For forms: one person is one address however it was typed. Grants access to nothing. */
export const foldEmail = (email: string): string => inAsciiLowerCase(composed(email))
