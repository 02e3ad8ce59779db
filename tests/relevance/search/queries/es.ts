/** What shoppers of the Spanish storefront type. */
import type { Judged } from '../judged-query.ts'
import * as wish from '../wishes.ts'
import { wants, wantsOrElse } from '../wishes.ts'

export const es: readonly Judged[] = [
  { query: 'la guinda del pastel', kind: 'name', wanted: wants({ design: ['cherry-on-top'] }) },
  { query: 'tres pies al gato', kind: 'name', wanted: wants({ design: ['claws-and-effect'] }) },
  { query: 'gato encerrado', kind: 'name', wanted: wants({ design: ['cat-people'] }) },
  { query: 'te lo jurasico', kind: 'spelling', wanted: wants({ design: ['roar-materials'] }) },
  {
    query: 'zorros de salon gorro',
    kind: 'name',
    wanted: wantsOrElse({ ...wish.BEANIES, design: ['fox-trot'] }, { design: ['fox-trot'] }),
  },
  {
    query: 'via lactea bebe',
    kind: 'spelling',
    wanted: wantsOrElse({ ...wish.BABY_SOCKS, design: ['pasture-bedtime'] }, { design: ['pasture-bedtime'] }),
  },
  { query: 'paso de cebra', kind: 'name', wanted: wants({ design: ['zebra-crossing'] }) },
  { query: 'romper el hielo', kind: 'name', wanted: wants({ design: ['ice-to-meet-you'] }) },

  { query: 'calcetines de gatos', kind: 'motif', wanted: wish.socksWith('cats') },
  { query: 'calcetines aguacate', kind: 'motif', wanted: wish.socksWith('avocados') },
  { query: 'sushi', kind: 'motif', wanted: wish.withMotif('sushi') },
  { query: 'calcetines con flores', kind: 'motif', wanted: wish.socksWith(...wish.BLOOMS) },
  { query: 'calcetines de lunares', kind: 'motif', wanted: wish.socksWith(...wish.DOTS) },
  { query: 'calcetines a rayas', kind: 'motif', wanted: wish.socksWith(...wish.STRIPES) },
  { query: 'ballena', kind: 'motif', wanted: wish.withMotif('whales') },
  { query: 'gorro setas', kind: 'motif', wanted: wants({ ...wish.BEANIES, motif: ['mushrooms'] }) },
  {
    query: 'zapatillas de casa ovejas',
    kind: 'motif',
    wanted: wants({ ...wish.SLIPPERS, motif: ['sheep'] }),
  },
  {
    query: 'calcetines de frutas',
    kind: 'motif',
    wanted: wants({ ...wish.SOCKS, motif: wish.FRUIT }, { design: ['fruit-salad'] }, { motif: wish.FRUIT }),
  },

  { query: 'calectines rojos', kind: 'typo', wanted: wants({ ...wish.SOCKS, colour: ['red'] }) },
  { query: 'calcetines perrro', kind: 'typo', wanted: wish.socksWith('dogs') },
  { query: 'flamnecos', kind: 'typo', wanted: wish.withMotif('flamingos') },
  { query: 'calcetines pinguino', kind: 'spelling', wanted: wish.socksWith('penguins') },
  { query: 'calcetines invisibels', kind: 'typo', wanted: wants(wish.SNEAKER_SOCKS) },
  { query: 'calcetines navideños', kind: 'occasion', wanted: wish.christmasSocks },
  { query: 'dinosarios', kind: 'typo', wanted: wish.withMotif('dinosaurs') },
  { query: 'cachemir calcetines', kind: 'spelling', wanted: wants({ ...wish.SOCKS, material: ['cashmere'] }) },
  { query: 'calcetines corason', kind: 'typo', wanted: wish.socksWith('hearts') },
  { query: 'calcetin limon', kind: 'spelling', wanted: wish.socksWith('lemons') },
  { query: 'gorros', kind: 'plural', wanted: wants(wish.BEANIES) },
  { query: 'calcetin pez', kind: 'plural', wanted: wish.socksWith('fish') },
  { query: 'cactus calcetin', kind: 'plural', wanted: wish.socksWith('cactus') },

  {
    query: 'calcetines negros invisibles',
    kind: 'colour',
    wanted: wants({ ...wish.SNEAKER_SOCKS, colour: ['black'] }),
  },
  { query: 'calcetines tobilleros blancos', kind: 'colour', wanted: wants({ silhouette: ['low'], colour: ['white'] }) },
  { query: 'gorro rojo', kind: 'colour', wanted: wants({ ...wish.BEANIES, colour: ['red'] }) },
  { query: 'calcetines rosas niña', kind: 'colour', wanted: wants({ ...wish.KIDS_SOCKS, colour: ['pink'] }) },
  { query: 'ropa interior azul', kind: 'colour', wanted: wants({ ...wish.UNDERWEAR, colour: ['blue'] }) },

  { query: 'regalo cumpleaños', kind: 'gift', wanted: wish.birthdayGift },
  { query: 'regalo para papá', kind: 'gift', wanted: wish.giftForHim },
  { query: 'regalo novia', kind: 'gift', wanted: wish.giftForLove },
  { query: 'regalos para niños', kind: 'gift', wanted: wish.giftForKids },
  { query: 'caja regalo 7 pares', kind: 'gift', wanted: wantsOrElse({ silhouette: ['box-7'] }, wish.BOXES) },

  {
    query: 'calcetines de perros talla 43',
    kind: 'size',
    wanted: wants({ ...wish.SOCKS, motif: ['dogs'], size: ['41-46'] }),
  },
  { query: 'calcetines niño 4-6 años', kind: 'size', wanted: wants({ ...wish.KIDS_SOCKS, size: ['4-6Y'] }) },
  { query: 'calcetines bebe 0-12 meses', kind: 'size', wanted: wants({ ...wish.BABY_SOCKS, size: ['0-12M'] }) },
  { query: 'calcetines de lana', kind: 'material', wanted: wish.woolSocks },
  {
    query: 'calcetines altos bambú',
    kind: 'material',
    wanted: wantsOrElse({ ...wish.KNEE_SOCKS, material: ['bamboo'] }, wish.KNEE_SOCKS),
  },
  { query: 'calcetines antideslizantes', kind: 'feature', wanted: wish.noSlip },
  {
    query: 'calcetines altos hombre',
    kind: 'audience',
    wanted: wantsOrElse({ ...wish.KNEE_SOCKS, collection: ['socks-for-men'] }, wish.KNEE_SOCKS),
  },
  {
    query: 'calcetines infantiles estrellas',
    kind: 'audience',
    wanted: wants({ ...wish.KIDS_SOCKS, motif: ['stars'] }),
  },
  { query: 'san valentín', kind: 'occasion', wanted: wish.valentines },
  { query: 'calcetines oficina', kind: 'occasion', wanted: wants({ ...wish.SOCKS, occasion: ['office'] }) },

  { query: 'pantuflas', kind: 'synonym', wanted: wants(wish.SLIPPERS) },
  { query: 'pinkies', kind: 'synonym', wanted: wants(wish.SNEAKER_SOCKS) },
  { query: 'calzoncillos', kind: 'synonym', wanted: wants(wish.UNDERWEAR) },
  { query: 'calcetines perro salchicha', kind: 'synonym', wanted: wish.socksWith('dogs') },
  { query: 'calcetines cuadros escoceses', kind: 'synonym', wanted: wish.socksWith('tartan') },
  { query: 'medias altas', kind: 'synonym', wanted: wants(wish.KNEE_SOCKS) },
  {
    query: 'calcetines niño dinosaurio verdes',
    kind: 'several',
    wanted: wantsOrElse(
      { ...wish.KIDS_SOCKS, motif: ['dinosaurs'], colour: ['green'] },
      { ...wish.KIDS_SOCKS, motif: ['dinosaurs'] },
    ),
  },
  {
    query: 'cajas regalo por menos de 20 euros',
    kind: 'price',
    wanted: wantsOrElse({ ...wish.BOXES, underEuro: 20 }, wish.BOXES),
  },
  { query: 'SN039-SAND', kind: 'sku', wanted: wants({ sku: ['SN039-SAND'] }) },
  { query: '2900001820028', kind: 'sku', wanted: wants({ barcode: ['2900001820028'] }) },
  { query: 'xqwzvk', kind: 'nonsense', wanted: wish.nothing },
  { query: 'hipoteca', kind: 'nonsense', wanted: wish.nothing },
]
