/** An archived document is downloaded, never shown on this host. */
export const fileHeaders = (number: string): Readonly<Record<string, string>> => ({
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Disposition': `attachment; filename="${number.replaceAll(/[^\w.-]/g, '_')}.html"`,
})
