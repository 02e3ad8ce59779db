import type { LocalTexts } from './local-text-kinds.ts'

export const lv: LocalTexts = {
  language: 'Latviešu',
  orderButton: 'Pasūtījums ar pienākumu maksāt',
  guarantee: 'Likumā noteiktā atbilstības garantija',
  guaranteeText:
    'Pie mums pirktajām precēm jāatbilst līgumam. Ja tās neatbilst, Jūs vismaz 2 gadus no piegādes varat no mums kā pārdevēja bez maksas prasīt remontu vai apmaiņu un pēc tam cenas samazinājumu vai naudas atmaksu. Valsts tiesību akti var Jums dot plašākas tiesības.',
  composition: 'Sastāvs',
  size: 'Izmērs',
  sizeNote: 'Izmēri atbilst Eiropas apavu izmēriem.',
  safety: 'Drošība',
  warnings: {
    slippery: 'Brīdinājums: zeķes bez neslīdošas zoles uz gludas grīdas var slīdēt.',
    fire: 'Brīdinājums: sargāt no uguns.',
    packaging: 'Brīdinājums: pirms izstrādājuma nodošanas bērnam noņemiet iepakojumu, etiķetes un stiprinājumus.',
    'small-parts': 'Brīdinājums: nav piemērots bērniem līdz 36 mēnešu vecumam. Satur sīkas detaļas.',
  },
  confirmation: 'Pasūtījuma apstiprinājums {number}',
  orderNumber: 'Pasūtījuma numurs',
  total: 'Kopā apmaksai',
  delivery: 'Piegāde',
  seller: 'Pārdevējs',
  withdrawalPage: 'Atteikums no līguma',
}
