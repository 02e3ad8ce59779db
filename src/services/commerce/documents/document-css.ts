/** The style of documents. The fonts of the reader's machine: they have every script that an address may be written in. */

export const documentCss = (paper: 'letter' | 'A4'): string => `
@page { size: ${paper}; margin: 18mm; }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 180mm; padding: 8mm; color: #111; background: #fff;
  font: 10pt/1.45 Figtree, system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Noto Sans KR", "Noto Sans Hebrew",
    "Noto Sans Arabic", "Apple SD Gothic Neo", "Malgun Gothic", sans-serif; }
header { display: flex; justify-content: space-between; align-items: start; gap: 6mm; padding-bottom: 4mm;
  border-bottom: 0.5mm solid #111; }
header span { display: inline-block; margin-inline-end: 3mm; font-size: 8.5pt; overflow-wrap: anywhere; }
header strong { display: block; font-size: 13pt; }
header strong, h1, h2 { font-family: "Bricolage Grotesque", Figtree, system-ui, sans-serif; letter-spacing: -0.01em; }
.logo { flex: none; }
h1 { margin: 8mm 0 4mm; font-size: 18pt; line-height: 1.15; overflow-wrap: anywhere; }
h2 { margin: 0 0 1mm; font-size: 10pt; }
.facts { display: flex; flex-wrap: wrap; gap: 2mm 8mm; margin: 0 0 6mm; }
.facts dt { color: #555; font-size: 8.5pt; }
.facts dd { margin: 0; }
.parties { display: flex; flex-wrap: wrap; gap: 6mm 16mm; margin: 0 0 8mm; }
address { font-style: normal; }
address span { display: block; overflow-wrap: anywhere; unicode-bidi: plaintext; }
table { width: 100%; margin: 0 0 6mm; border-collapse: collapse; }
th, td { padding: 1.5mm 2mm; border-bottom: 0.2mm solid #bbb; text-align: end; vertical-align: top;
  font-variant-numeric: tabular-nums; }
th:first-child { padding-inline-start: 0; text-align: start; overflow-wrap: anywhere; }
td:last-child, th:last-child { padding-inline-end: 0; }
tbody th { font-weight: 400; }
th small { display: block; color: #555; font-size: 8.5pt; }
.taxes { width: auto; min-width: 60%; margin-inline-start: auto; }
tfoot th, tfoot td { border-bottom: 0; border-top: 0.3mm solid #111; font-weight: 700; }
tr { break-inside: avoid; }
thead { display: table-header-group; }
@media screen and (max-width: 600px) {
  body { padding: 5mm; }
  .lines thead { position: absolute; clip-path: inset(50%); }
  .lines tr { display: flex; flex-wrap: wrap; gap: 0 5mm; padding: 2mm 0; border-bottom: 0.2mm solid #bbb; }
  .lines th, .lines td { padding: 0; border: 0; text-align: start; }
  .lines tbody th { flex: 1 0 100%; }
  .lines td:last-child { margin-inline-start: auto; font-weight: 700; }
  .lines td:empty { display: none; }
  .lines td[data-label]::before { content: attr(data-label) " "; color: #555; font-size: 8.5pt; font-weight: 400; }
  .taxes { width: 100%; }
}
@media print { body { max-width: none; padding: 0; } }
`
