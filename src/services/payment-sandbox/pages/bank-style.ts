/** How the pages of the bank look: the shop's type and ink, and nothing of its colours but a note that this is a test. */

export const BANK_STYLE = `
@font-face { font-family: 'Figtree Variable'; font-weight: 300 900; font-display: swap; src: url('fonts/text.woff2') format('woff2'); }
@font-face { font-family: 'Bricolage Grotesque Variable'; font-weight: 200 800; font-display: swap; src: url('fonts/head.woff2') format('woff2'); }
*, *::before, *::after { box-sizing: border-box; }
html { background: #fffaf2; color: #1b1512; font: 100%/1.5 'Figtree Variable', system-ui, sans-serif; -webkit-text-size-adjust: 100%; }
body { margin: 0; }
.note { margin: 0; padding: 4px 16px; background: #ffc72e; font-weight: 600; text-align: center; }
main { max-width: 40rem; margin: 0 auto; padding: 16px 16px 32px; }
h1, h2 { margin: 0; font-family: 'Bricolage Grotesque Variable', system-ui, sans-serif; font-weight: 800; line-height: 1.1; letter-spacing: -0.02em; text-wrap: balance; }
h1 { font-size: clamp(1.5rem, 1.2rem + 1.4vw, 2.25rem); }
h2 { margin-top: 32px; font-size: 1.25rem; }
p { margin: 12px 0 0; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 16px; margin: 24px 0 0; padding: 16px; border: 2px solid #1b1512; border-radius: 16px; background: #fff; }
dt { color: #5c524c; }
dd { margin: 0; font-weight: 600; overflow-wrap: anywhere; }
form { margin: 24px 0 0; display: grid; gap: 12px; }
.question { margin-top: 16px; grid-template-columns: 1fr 1fr; }
.question label { grid-column: 1 / -1; }
label { display: grid; gap: 4px; font-weight: 600; }
input { min-height: 48px; padding: 8px 12px; border: 2px solid #1b1512; border-radius: 8px; background: #fff; color: inherit; font: inherit; }
button, .button { min-height: 48px; padding: 8px 24px; border: 2px solid #1b1512; border-radius: 999px; background: #fff; color: #1b1512; font: 700 1rem 'Bricolage Grotesque Variable', system-ui, sans-serif; cursor: pointer; text-align: center; text-decoration: none; }
button.first, .button { background: #1b1512; color: #fffaf2; }
:focus-visible { outline: 3px solid #2e5bff; outline-offset: 2px; }
.wrap { overflow-x: auto; }
table { width: 100%; margin: 12px 0 0; border-collapse: collapse; }
th, td { padding: 8px 12px 8px 0; border-bottom: 1px solid #e9dfd2; text-align: left; vertical-align: top; }
code { font: 600 0.9375em ui-monospace, monospace; white-space: nowrap; }
`

/** Runs in the frame that the shop opened for the bank, and notifies the shop that the bank is done. */
export const NOTIFY_PARENT = `
const message = document.querySelector('[data-message]')
if (message && window.parent !== window) window.parent.postMessage(message.dataset.message, window.location.origin)
`
