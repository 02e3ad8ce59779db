/** The PDF of an archived document, made of the data that was stored with it. It is not archived: the HTML document is. */
import { parseStoredJson } from '../../../../platform/stored-json.ts'
import { documentData } from '../document-data.ts'
import type { ArchivedDocument } from '../list-documents.ts'
import { printedDocument } from '../printed-document.ts'
import { pdfMaker, type PdfMaker, type PdfResult } from './make-pdf.ts'

export function documentPdf(
  { number, data }: Pick<ArchivedDocument, 'number' | 'data'>,
  { make }: Pick<PdfMaker, 'make'> = pdfMaker,
): Promise<PdfResult> {
  return make(printedDocument(parseStoredJson(documentData, data, `document ${number}`)))
}
