/** The style of slips and picking lists: black on white, on A4 or Letter. The policy allows it by its hash. */
import { Html } from '../../../platform/html/html.ts'

const CSS = `
@page a4{size:A4;margin:15mm}
@page letter{size:letter;margin:0.6in}
*{box-sizing:border-box}
body{margin:0 auto;max-width:190mm;color:#000;background:#fff;font:10.5pt/1.45 Figtree,system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans","Noto Sans KR","Noto Sans Hebrew","Noto Sans Arabic",sans-serif}
section{padding:16px;break-after:page}
section:last-child{break-after:auto}
.a4{page:a4}
.letter{page:letter}
.head{display:flex;justify-content:space-between;align-items:start;gap:16px;padding-bottom:12px;border-bottom:2px solid #000}
h1,h2{margin:0;font-family:"Bricolage Grotesque",Figtree,system-ui,sans-serif;line-height:1.1;letter-spacing:-.02em}
h1{font-size:20pt}
h2{margin:20px 0 8px;font-size:13pt}
p{margin:8px 0}
address{margin:24px 0;font-style:normal;font-size:13pt;line-height:1.35}
address span{display:block;unicode-bidi:plaintext;overflow-wrap:anywhere}
table{width:100%;border-collapse:collapse}
th,td{padding:7px 8px 7px 0;border-bottom:1px solid #999;text-align:left;vertical-align:middle;overflow-wrap:anywhere}
thead th{border-bottom:2px solid #000;font-size:9pt}
th.number,td.number{padding-right:0;white-space:nowrap;text-align:right;font-variant-numeric:tabular-nums}
td.number{font-size:14pt;font-weight:700}
tfoot td{border-bottom:0}
.box{width:24px;font-size:14pt}
.code{font-size:8.5pt;font-variant-numeric:tabular-nums;white-space:nowrap}
.code svg{display:block;height:32px;width:120px;margin-inline-start:-9px}
.whole{overflow-wrap:normal}
.note{padding:8px 12px;border:2px solid #000}
tr{break-inside:avoid}
@media print{body{max-width:none}section{padding:0}}
@media (max-width:600px){.code svg{width:90px}}
`

export const PRINT_STYLE = new Html(`<style>${CSS}</style>`)
