/** What extended producer responsibility wants shoppers to see, by country (LAW-21). */
import type { CountryCode } from '../types.ts'

type ProducerDuty = 'number' | 'sorting'

const DUTIES: Readonly<Partial<Record<CountryCode, readonly ProducerDuty[]>>> = {
  // Code de l'environnement L541-10-13 and L541-9-3: identifier in terms and on the site, and the Info-tri.
  FR: ['number', 'sorting'],
  // Verpackungsgesetz 9: the number of the packaging register.
  DE: ['number'],
  // Real Decreto 1055/2022, article 15: the number of the producers' register.
  ES: ['number'],
}

export const producerDuties = (country: CountryCode): readonly ProducerDuty[] => DUTIES[country] ?? []
