/**
 * Placeholder for the live chat of a provider (CHT-01): a button where the chat would be, in the language and at the
 * position of its element's attributes, which opens a message that no agent is available. The buy bar covers it. Stores
 * nothing and sends no requests.
 */
{
  const WORDS = {
    en: [
      'Chat',
      'The fish is asleep',
      'This is where a live chat would be. Our answers are awake:',
      'Questions and answers',
    ],
    de: ['Chat', 'Der Fisch schläft', 'Hier wäre der Live-Chat. Unsere Antworten sind wach:', 'Fragen und Antworten'],
    fr: [
      'Chat',
      'Le poisson dort',
      'Ici, il y aurait un chat en direct. Nos réponses, elles, sont réveillées\u00a0:',
      'Questions et réponses',
    ],
    es: [
      'Chat',
      'El pez duerme',
      'Aquí estaría el chat en directo. Nuestras respuestas están despiertas:',
      'Preguntas y respuestas',
    ],
    it: [
      'Chat',
      'Il pesce dorme',
      'Qui ci sarebbe la chat dal vivo. Le nostre risposte sono sveglie:',
      'Domande e risposte',
    ],
    nl: ['Chat', 'De vis slaapt', 'Hier zou een livechat staan. Onze antwoorden zijn wakker:', 'Vragen en antwoorden'],
  }
  const { language = 'en', bottom = '16', storefront = '' } = document.currentScript.dataset
  const [name, title, text, link] = WORDS[language] ?? WORDS.en

  const make = (tag, properties, ...children) => {
    const element = Object.assign(document.createElement(tag), properties)
    element.append(...children)
    return element
  }

  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`
    :host { position: fixed; inset: auto 16px ${Number(bottom)}px auto; z-index: 3; font: 600 1rem var(--font-text) }
    button { padding: 10px 18px; color: var(--ink); background: var(--sun); border: var(--outline);
      border-radius: var(--radius-full); box-shadow: var(--shadow-hard); font: inherit; cursor: pointer }
    :focus-visible { outline: 3px solid var(--river); outline-offset: 2px }
    [popover] { inset: auto 16px ${Number(bottom) + 60}px auto; width: min(280px, 100vw - 80px); padding: 16px;
      color: var(--ink); background: var(--paper); border: var(--outline); border-radius: var(--radius-m);
      box-shadow: var(--shadow-hard) }
    h2 { margin: 0; font: 800 1.25rem var(--font-head) }
    p { margin: 8px 0; font-weight: 400 }
    a { color: var(--river-text) }`)

  const panel = make(
    'div',
    { popover: 'auto', id: 'panel' },
    make('h2', { textContent: title }),
    make('p', { textContent: text }),
    make('a', { href: `/${storefront}/faq`, textContent: link }),
  )
  const button = make('button', { type: 'button', textContent: name, popoverTargetElement: panel })
  const host = make('div', { lang: language, role: 'complementary', ariaLabel: name })
  host.dataset.widget = 'chat'
  const root = host.attachShadow({ mode: 'open' })
  root.adoptedStyleSheets = [sheet]
  root.append(button, panel)

  // Who pays is left alone.
  const quiet = new CSSStyleSheet()
  quiet.replaceSync('html[data-page^="checkout"] [data-widget="chat"] { display: none }')
  document.adoptedStyleSheets.push(quiet)
  document.body.append(host)
}
