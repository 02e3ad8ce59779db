import type { DemoBlock, DemoStory } from '../demo-story.ts'
import { sharedStory } from './shared-story.ts'

const english = (amount: string) => `Free delivery from ${amount}. And 30 days to change your mind.`
const german = (amount: string) => `Gratis geliefert ab ${amount}. Und 30 Tage Zeit, es dir anders zu überlegen.`
const dutch = (amount: string) => `Gratis bezorgd vanaf ${amount}. En 30 dagen bedenktijd.`

const EURO_IN_ENGLISH = ['ie', 'hr', 'ee', 'sk', 'fi', 'pt', 'lv', 'lt', 'si', 'hu', 'pl', 'lu']
const DOLLARS = ['sg', 'il', 'ae']

/** The country's own words, currency and amount; the last two are for a country that none of them names (HDR-27). */
const MESSAGES: Readonly<Record<string, string>> = {
  gb: english('£40'),
  us: 'Free shipping on orders of $50 or more. And 30 days to change your mind.',
  de: german('40 €'),
  at: german('€ 40'),
  ch: german('CHF 50'),
  nl: dutch('€ 40'),
  be: dutch('€ 40'),
  fr: 'Livraison offerte dès 40 €. Et 30 jours pour changer d’avis.',
  es: 'Envío gratis a partir de 40 €. Y 30 días para cambiar de idea.',
  it: 'Spedizione gratuita da 40 €. E 30 giorni per cambiare idea.',
  ...Object.fromEntries(EURO_IN_ENGLISH.map((country) => [country, english('€60')])),
  se: english('500 kr'),
  dk: english('400 kr'),
  no: english('600 kr'),
  cz: english('1,500 Kč'),
  kr: english('₩90,000'),
  // Singapore has dollars of its own.
  ...Object.fromEntries(DOLLARS.map((country) => [country, english('US$80')])),
  eu: 'Large orders travel free, and you have 30 days to change your mind.',
  gl: 'Large orders travel free, and you have 30 days to change your mind.',
}

export const banner: DemoStory = sharedStory('banner', 'banner', {
  messages: Object.entries(MESSAGES).map(([code, message]): DemoBlock => ({ code, message })),
  link: { leadsTo: '/shipping' },
  linkUs: { leadsTo: '/shipping' },
  colour: 'yellow',
})
