import type { LocalTexts } from './local-text-kinds.ts'

export const sk: LocalTexts = {
  language: 'Slovenčina',
  orderButton: 'Objednávka s povinnosťou platby',
  guarantee: 'Zákonná záruka súladu so zmluvou',
  guaranteeText:
    'Tovar kúpený u nás musí byť v súlade so zmluvou. Ak nie je, najmenej 2 roky od dodania môžete od nás ako predávajúceho bezplatne žiadať opravu alebo výmenu a ďalej zľavu z ceny alebo vrátenie peňazí. Vnútroštátne právo Vám môže poskytovať ďalšie práva.',
  composition: 'Zloženie',
  size: 'Veľkosť',
  sizeNote: 'Veľkosti zodpovedajú európskym veľkostiam obuvi.',
  safety: 'Bezpečnosť',
  warnings: {
    slippery: 'Upozornenie: ponožky bez protišmykovej podrážky sa môžu na hladkej podlahe šmýkať.',
    fire: 'Upozornenie: chráňte pred ohňom.',
    packaging: 'Upozornenie: skôr než výrobok dáte dieťaťu, odstráňte obal, visačky a spony.',
    'small-parts': 'Upozornenie: nevhodné pre deti do 36 mesiacov. Obsahuje malé časti.',
  },
  confirmation: 'Potvrdenie objednávky {number}',
  orderNumber: 'Číslo objednávky',
  total: 'Spolu na úhradu',
  delivery: 'Doručenie',
  seller: 'Predávajúci',
  withdrawalPage: 'Odstúpenie od zmluvy',
}
