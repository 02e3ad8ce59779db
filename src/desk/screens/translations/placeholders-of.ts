/** `{count}`: what the shop replaces in a text. Each once, sorted, as the server compares them. */
export const placeholdersOf = (text: string): readonly string[] => [...new Set(text.match(/\{\w+\}/g))].toSorted()
