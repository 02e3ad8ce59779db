/**
 * Placeholder for a provider's accessibility widget (ROL-02): larger text, underlined links and no motion, at the press
 * of a button, until the page is reloaded. Stores nothing and sends no requests.
 */
{
  const AIDS = [
    ['Larger text', 'html { font-size: 125% }'],
    ['Underline links', 'a { text-decoration: underline !important }'],
    ['Stop motion', '*, *::before, *::after { animation: none !important; transition: none !important }'],
  ]

  const make = (tag, properties, ...children) => {
    const element = Object.assign(document.createElement(tag), properties)
    element.append(...children)
    return element
  }

  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`
    :host { position: fixed; inset: auto 16px 16px auto; z-index: 3; font: 600 1rem var(--font-text) }
    button { padding: 10px 14px; color: var(--ink); background: var(--paper); border: var(--outline);
      border-radius: var(--radius-full); font: inherit; cursor: pointer }
    button[aria-pressed='true'] { background: var(--pond-tint) }
    :focus-visible { outline: 3px solid var(--river); outline-offset: 2px }
    [popover] { inset: auto 16px 76px auto; padding: 16px; color: var(--ink); background: var(--paper);
      border: var(--outline); border-radius: var(--radius-m); box-shadow: var(--shadow-hard) }
    [popover]:popover-open { display: grid; gap: 8px }`)

  const toggle = ([name, rules]) => {
    const aid = new CSSStyleSheet()
    aid.replaceSync(rules)
    const button = make('button', { type: 'button', textContent: name, ariaPressed: 'false' })
    button.addEventListener('click', () => {
      const isOn = document.adoptedStyleSheets.includes(aid)
      const others = document.adoptedStyleSheets.filter((other) => other !== aid)
      document.adoptedStyleSheets = isOn ? others : [...others, aid]
      button.ariaPressed = String(!isOn)
    })
    return button
  }

  const panel = make(
    'div',
    { popover: 'auto', id: 'aids', role: 'group', ariaLabel: 'Ways to read' },
    ...AIDS.map(toggle),
  )
  const button = make('button', {
    type: 'button',
    textContent: 'Aa',
    ariaLabel: 'Reading aids',
    popoverTargetElement: panel,
  })
  const host = make('div', { lang: 'en', role: 'complementary', ariaLabel: 'Reading aids' })
  host.dataset.widget = 'accessibility'
  const root = host.attachShadow({ mode: 'open' })
  root.adoptedStyleSheets = [sheet]
  root.append(button, panel)
  document.body.append(host)
}
