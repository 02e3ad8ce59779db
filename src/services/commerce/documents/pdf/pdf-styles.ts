/** Sizes, weights and colours of the texts of a PDF: those of the HTML document. */
import type { TextStyle } from './pdf-sheet.ts'

export const TEXT: TextStyle = { size: 10, weight: 'regular', color: '#111111' }
export const BOLD: TextStyle = { ...TEXT, weight: 'bold' }
export const LABEL: TextStyle = { size: 8.5, weight: 'regular', color: '#555555' }
export const SMALL: TextStyle = { ...LABEL, color: '#111111' }
export const SELLER: TextStyle = { ...BOLD, size: 13 }
export const TITLE: TextStyle = { ...BOLD, size: 18 }
