/** A PDF is saved as a file: what a browser shows of one is not under the content policy of the page. */
export const pdfHeaders = (name: string) =>
  ({
    'Content-Type': 'application/pdf',
    'Content-Disposition': `attachment; filename="${name.replaceAll(/[^\w.-]/g, '-')}.pdf"`,
  }) as const
