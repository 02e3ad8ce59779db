/** The colon of a language or locale: French leaves a space before it, which does not break. */
export const colonOf = (locale: string): string => (locale.startsWith('fr') ? '\u00a0:' : ':')
