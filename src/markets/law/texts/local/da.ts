import type { LocalTexts } from './local-text-kinds.ts'

export const da: LocalTexts = {
  language: 'Dansk',
  orderButton: 'Ordre med betalingsforpligtelse',
  guarantee: 'Reklamationsret (lovbestemt garanti)',
  guaranteeText:
    'Varer, du køber hos os, skal være i overensstemmelse med aftalen. Er de ikke det, kan du i mindst 2 år fra leveringen uden beregning kræve reparation eller ombytning af os som sælger og derefter forholdsmæssigt afslag i prisen eller pengene tilbage. National lovgivning kan give dig flere rettigheder.',
  composition: 'Sammensætning',
  size: 'Størrelse',
  sizeNote: 'Størrelserne svarer til europæiske skostørrelser.',
  safety: 'Sikkerhed',
  warnings: {
    slippery: 'Advarsel: Strømper uden skridsikker sål kan være glatte på glatte gulve.',
    fire: 'Advarsel: Hold væk fra ild.',
    packaging: 'Advarsel: Fjern emballage, mærker og fastgørelser, før varen gives til et barn.',
    'small-parts': 'Advarsel: Ikke egnet for børn under 36 måneder. Indeholder små dele.',
  },
  confirmation: 'Ordrebekræftelse {number}',
  orderNumber: 'Ordrenummer',
  total: 'I alt',
  delivery: 'Levering',
  seller: 'Sælger',
  withdrawalPage: 'Fortryd aftalen',
}
