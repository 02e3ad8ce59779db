import type { DemoBlock, DemoStory } from '../demo-story.ts'
import { label } from './label.ts'
import { PLACES, type Place } from './places.ts'
import { sharedStory } from './shared-story.ts'

const links = (places: readonly Place[]): readonly DemoBlock[] =>
  places.map(({ name, leadsTo }) => ({ label: name, link: { leadsTo } }))

export const footer: DemoStory = sharedStory('footer', 'footer', {
  blockOneTitle: label(
    'Ask the fish',
    'Frag den Fisch',
    'Vraag het de vis',
    'Demande au poisson',
    'Pregunta al pez',
    'Chiedi al pesce',
  ),
  blockOneTopLinks: links([PLACES.shipping, PLACES.returns, PLACES.sizes, PLACES.payment, PLACES.care]),
  blockOneBottomLinks: links([PLACES.faq, PLACES.order, PLACES.mail]),
  blockTwoTitle: label(
    'Meet the fish',
    'Lern den Fisch kennen',
    'Maak kennis met de vis',
    'Voici le poisson',
    'Conoce al pez',
    'Conosci il pesce',
  ),
  blockTwoLinks: links([PLACES.aboutUs, PLACES.news, PLACES.giftBoxes, PLACES.corporateGifts]),
  bottomBarLinks: links([PLACES.privacy, PLACES.terms, PLACES.imprint, PLACES.cookies]),
  copyright: label(
    '© 2026 Sockeye. A demonstration shop.',
    '© 2026 Sockeye. Ein Demo-Laden.',
    '© 2026 Sockeye. Een demonstratiewinkel.',
    '© 2026 Sockeye. Boutique de démonstration.',
    '© 2026 Sockeye. Una tienda de demostración.',
    '© 2026 Sockeye. Un negozio dimostrativo.',
    '© 2026 Sockeye. A demonstration store.',
  ),
})
