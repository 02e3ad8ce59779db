/** NWS-09 as browsers ask it: text@text.text. They trim the address themselves. */
export const EMAIL_PATTERN = '[^\\s@]+@[^\\s@]+\\.[^\\s@]+'
