/** The shop's fonts, colours and shapes in one piece, for pages that are one document without a script (SHX-22). */
export const SHOP_PAGE_CSS = `
@font-face{font-family:Figtree;font-weight:300 900;font-display:swap;src:url(/fonts/figtree-latin.woff2) format('woff2')}
@font-face{font-family:'Bricolage Grotesque';font-weight:600 800;font-display:swap;src:url(/fonts/bricolage-grotesque-latin.woff2) format('woff2')}
*{box-sizing:border-box}
body{margin:0;background:#fffaf2;color:#1b1512;font:16px/1.5 Figtree,system-ui,sans-serif}
a{color:inherit;text-decoration-thickness:2px;text-underline-offset:.2em}
:focus-visible{outline:3px solid #2e5bff;outline-offset:3px}
header{padding:16px clamp(16px,4vw,56px);border-bottom:2px solid #1b1512;background:#fffaf2}
header a{display:inline-flex;align-items:center;gap:12px;min-height:44px;color:#1b1512;font:800 28px/1 'Bricolage Grotesque',system-ui,sans-serif;letter-spacing:-.03em;text-decoration:none}
header svg{width:56px}
footer{display:flex;flex-wrap:wrap;gap:4px 24px;padding:16px clamp(16px,4vw,56px);border-top:2px solid #e9dfd2;font-size:.875rem}
footer a{display:inline-flex;align-items:center;min-height:44px;color:#5c524c}
main{max-width:760px;margin:0 auto;padding:32px clamp(16px,4vw,56px) 72px}
h1,h2,h3{margin:0 0 12px;font-family:'Bricolage Grotesque',system-ui,sans-serif;font-weight:800;line-height:1.1;letter-spacing:-.02em;overflow-wrap:anywhere}
h1{font-size:clamp(1.9rem,1.4rem + 2.4vw,3rem)}
h2{font-size:1.35rem}
p{margin:0 0 16px;max-width:60ch;overflow-wrap:anywhere}
.order{margin:0 0 32px;padding:20px;border:2px solid #1b1512;border-radius:16px;background:#fff;box-shadow:4px 4px 0 #1b1512}
.state{display:inline-block;margin:0 8px 12px 0;padding:4px 14px;border:2px solid #1b1512;border-radius:16px;background:#ffc72e;font-weight:700}
.state-paid,.state-refunded,.state-delivered{background:#8fdcbd}
h3,.part{font-size:1.1rem}
.parcel{padding:12px 16px;border:2px solid #e9dfd2;border-radius:8px}
.parcel a{display:inline-flex;align-items:center;min-height:44px;font-weight:600}
.documents{display:flex;flex-wrap:wrap;gap:4px 24px;margin:0 0 16px;padding:0;list-style:none}
.documents li{display:flex;flex-wrap:wrap;gap:0 16px}
.documents a{display:inline-flex;align-items:center;min-height:44px;font-weight:600}
.documents .pdf{font-weight:400}
.state-cancelled,.state-lapsed{background:#e9dfd2}
table{width:100%;margin:0 0 16px;border-collapse:collapse}
td,th{padding:8px 0;border-bottom:1px solid #e9dfd2;text-align:left;font-weight:400;vertical-align:top;overflow-wrap:anywhere}
td{padding-left:16px;text-align:right;white-space:nowrap}
.picture{width:72px;padding:8px 16px 8px 0}
.picture img{display:block;width:56px;height:56px;border-radius:8px;object-fit:cover}
small{display:block;color:#5c524c;font-size:.875rem}
.strong th,.strong td{font:800 1.2rem/1.4 'Bricolage Grotesque',system-ui,sans-serif}
.beside{display:grid;gap:16px;grid-template-columns:repeat(auto-fit,minmax(180px,1fr));margin:0 0 16px}
dl{margin:0 0 16px}
dd + dt{margin-top:8px}
dt{font-weight:700}
dd{margin:0;overflow-wrap:anywhere}
form{display:grid;gap:16px;max-width:480px;margin:0 0 24px}
fieldset{display:grid;gap:12px;margin:0;padding:16px;border:2px solid #1b1512;border-radius:8px}
legend{padding:0 8px;font-weight:600}
label{display:grid;gap:4px;font-weight:600}
input{width:100%;min-height:48px;padding:8px 16px;border:2px solid #1b1512;border-radius:8px;background:#fff;color:#1b1512;font:inherit}
button,.button{display:inline-flex;align-items:center;justify-content:center;justify-self:start;min-height:48px;padding:8px 24px;border:2px solid #1b1512;border-radius:999px;background:#ff5b45;color:#1b1512;font:700 1rem/1.2 'Bricolage Grotesque',system-ui,sans-serif;text-decoration:none;cursor:pointer;box-shadow:4px 4px 0 #1b1512}
.quiet{background:#fffaf2}
.welcome svg{width:140px;margin:0 0 16px}
.mails{padding:0;list-style:none}
.mails li{margin:0 0 12px}
.mails a{display:inline-flex;align-items:center;min-height:44px;font-weight:600}
iframe{width:100%;height:70vh;border:2px solid #1b1512;border-radius:16px;background:#fff}
pre{padding:16px;border:1px solid #e9dfd2;border-radius:8px;background:#fff;white-space:pre-wrap;overflow-wrap:anywhere;font-size:.875rem}
.problem{padding:12px 20px;border:2px solid #b81c4f;border-radius:16px;background:#fff;font-weight:600}
`
