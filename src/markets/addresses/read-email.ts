/** What passes for an e-mail address in the forms of the shop. Runs in the browser too, before the form is sent. */

/** No mail server takes a longer one. */
export const MAX_EMAIL_LENGTH = 254

/** NWS-09: text@text.text. Loose, because only a mail that arrives proves an address. */
const SHAPE = /^[^\s@\p{Cc}\p{Cs}]+@[^\s@\p{Cc}\p{Cs}]+\.[^\s@\p{Cc}\p{Cs}]+$/u

/** The trimmed address, or undefined when it is invalid. */
export function readEmail(text: string): string | undefined {
  const email = text.trim()
  // The length first: the shape takes its time with a text that is all dots.
  return email.length <= MAX_EMAIL_LENGTH && SHAPE.test(email) ? email : undefined
}
