import type { LocalTexts } from './local-text-kinds.ts'

export const cs: LocalTexts = {
  language: 'Čeština',
  orderButton: 'Objednávka zavazující k platbě',
  guarantee: 'Zákonná záruka souladu se smlouvou',
  guaranteeText:
    'Zboží zakoupené u nás musí odpovídat smlouvě. Pokud neodpovídá, můžete nejméně 2 roky od dodání od nás jako prodávajícího bezplatně požadovat opravu nebo výměnu a dále slevu z ceny nebo vrácení peněz. Vnitrostátní právo Vám může dávat další práva.',
  composition: 'Složení',
  size: 'Velikost',
  sizeNote: 'Velikosti odpovídají evropským velikostem obuvi.',
  safety: 'Bezpečnost',
  warnings: {
    slippery: 'Upozornění: ponožky bez protiskluzové podrážky mohou na hladké podlaze klouzat.',
    fire: 'Upozornění: chraňte před ohněm.',
    packaging: 'Upozornění: než výrobek dáte dítěti, odstraňte obal, visačky a spony.',
    'small-parts': 'Upozornění: nevhodné pro děti do 36 měsíců. Obsahuje malé části.',
  },
  confirmation: 'Potvrzení objednávky {number}',
  orderNumber: 'Číslo objednávky',
  total: 'Celkem k úhradě',
  delivery: 'Doručení',
  seller: 'Prodávající',
  withdrawalPage: 'Odstoupení od smlouvy',
}
