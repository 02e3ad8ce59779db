/**
 * Characters that no name or address contains, but that break labels, mails and lists: control characters, halves of
 * surrogate pairs, line separators, and those that reverse the direction of the text around them (SEC-13).
 */
const CONTROL = /[\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069]/u

export const hasControlCharacters = (text: string): boolean => CONTROL.test(text)
