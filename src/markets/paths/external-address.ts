/** Tells an address of another site from a path of this one (RTE-26). */

/**
 * Absolute http(s), or protocol-relative. Read as a browser reads it, which skips leading controls and spaces, drops
 * tabs and line breaks anywhere and takes a backslash for a slash: '/\shop.example' leaves this site.
 */
export function isExternalAddress(target: string): boolean {
  return /^(?:https?:|[/\\]{2})/i.test(withoutLeadingControls(target.replaceAll(/[\t\n\r]/g, '')))
}

function withoutLeadingControls(text: string): string {
  let start = 0
  while (text.charCodeAt(start) <= 0x20) start++
  return text.slice(start)
}
