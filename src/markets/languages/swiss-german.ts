/** German as Switzerland prints it: ss instead of ß, and quotation marks that point outwards. */

/** Marks are changed in pairs only, so that an apostrophe or a foreign quotation stays what it is. */
export function inSwissGerman(text: string): string {
  return text
    .replaceAll('ß', 'ss')
    .replaceAll('ẞ', 'SS')
    .replaceAll(/„([^„“]*)“/g, '«$1»')
    .replaceAll(/‚([^‚‘]*)‘/g, '‹$1›')
}
