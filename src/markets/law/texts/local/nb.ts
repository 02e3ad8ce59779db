import type { LocalTexts } from './local-text-kinds.ts'

export const nb: LocalTexts = {
  language: 'Norsk bokmål',
  orderButton: 'Bestilling med betalingsplikt',
  guarantee: 'Lovbestemt reklamasjonsrett',
  guaranteeText:
    'Varer du kjøper hos oss, skal være i samsvar med avtalen. Er de ikke det, kan du i minst 2 år fra levering uten kostnad kreve retting eller omlevering fra oss som selger, og deretter prisavslag eller pengene tilbake. Nasjonal lov kan gi deg flere rettigheter.',
  composition: 'Fibersammensetning',
  size: 'Størrelse',
  sizeNote: 'Størrelsene tilsvarer europeiske skostørrelser.',
  safety: 'Sikkerhet',
  warnings: {
    slippery: 'Advarsel: Sokker uten sklisikker såle kan være glatte på glatte gulv.',
    fire: 'Advarsel: Hold unna ild.',
    packaging: 'Advarsel: Fjern emballasje, merkelapper og fester før produktet gis til et barn.',
    'small-parts': 'Advarsel: Ikke egnet for barn under 36 måneder. Inneholder små deler.',
  },
  confirmation: 'Ordrebekreftelse {number}',
  orderNumber: 'Ordrenummer',
  total: 'Totalt',
  delivery: 'Levering',
  seller: 'Selger',
  withdrawalPage: 'Gå fra avtalen',
}
