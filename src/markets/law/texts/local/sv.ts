import type { LocalTexts } from './local-text-kinds.ts'

export const sv: LocalTexts = {
  language: 'Svenska',
  orderButton: 'Beställning med betalningsskyldighet',
  guarantee: 'Lagstadgad garanti för avtalsenlighet',
  guaranteeText:
    'Varor som du köper av oss ska stämma överens med avtalet. Gör de inte det kan du i minst 2 år från leveransen kostnadsfritt kräva reparation eller omleverans av oss som säljare och därefter prisavdrag eller pengarna tillbaka. I Sverige kan du reklamera i 3 år. Nationell lag kan ge dig fler rättigheter.',
  composition: 'Fibersammansättning',
  size: 'Storlek',
  sizeNote: 'Storlekarna motsvarar europeiska skostorlekar.',
  safety: 'Säkerhet',
  warnings: {
    slippery: 'Varning: Strumpor utan halkskydd kan vara hala på släta golv.',
    fire: 'Varning: Får inte komma nära eld.',
    packaging: 'Varning: Ta bort förpackning, etiketter och fästen innan produkten ges till ett barn.',
    'small-parts': 'Varning: Inte lämplig för barn under 36 månader. Innehåller smådelar.',
  },
  confirmation: 'Orderbekräftelse {number}',
  orderNumber: 'Ordernummer',
  total: 'Totalt',
  delivery: 'Leverans',
  seller: 'Säljare',
  withdrawalPage: 'Ångra köpet',
}
