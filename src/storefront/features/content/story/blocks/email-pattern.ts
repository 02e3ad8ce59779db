/** NWS-09 as an HTML pattern: text@text.text. Browsers trim the address themselves. */
export const EMAIL_PATTERN = '[^\\s@]+@[^\\s@]+\\.[^\\s@]+'
