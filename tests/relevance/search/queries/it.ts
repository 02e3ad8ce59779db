/** What shoppers of the Italian storefront type. */
import type { Judged } from '../judged-query.ts'
import * as wish from '../wishes.ts'
import { wants, wantsOrElse } from '../wishes.ts'

export const it: readonly Judged[] = [
  { query: 'gatta ci cova', kind: 'name', wanted: wants({ design: ['claws-and-effect'] }) },
  { query: 'una tira l altra', kind: 'name', wanted: wants({ design: ['cherry-on-top'] }) },
  { query: 'spremi l’attimo', kind: 'name', wanted: wants({ design: ['squeeze-the-day'] }) },
  {
    query: 'aveva ragione il nonno pantofole',
    kind: 'name',
    wanted: wantsOrElse({ design: ['grandpa-was-right'], ...wish.SLIPPERS }, { design: ['grandpa-was-right'] }),
  },
  {
    query: 'te lo giurassico bambini',
    kind: 'name',
    wanted: wantsOrElse({ design: ['roar-materials'], ageGroup: ['kids'] }, { design: ['roar-materials'] }),
  },
  { query: 'colazione a letto', kind: 'name', wanted: wants({ design: ['breakfast-in-bed'] }) },
  { query: 'menu degustazione', kind: 'spelling', wanted: wants({ design: ['tasting-menu'] }) },
  { query: 'ninna mucca', kind: 'name', wanted: wants({ design: ['pasture-bedtime'] }) },

  { query: 'calzini gatto', kind: 'motif', wanted: wish.socksWith('cats') },
  { query: 'calzini con le api', kind: 'motif', wanted: wish.socksWith('bees') },
  { query: 'pizza', kind: 'motif', wanted: wish.withMotif('pizza') },
  { query: 'calzini a righe', kind: 'motif', wanted: wish.socksWith(...wish.STRIPES) },
  { query: 'calzini a pois', kind: 'motif', wanted: wish.socksWith(...wish.DOTS) },
  { query: 'berretto con volpi', kind: 'motif', wanted: wants({ ...wish.BEANIES, motif: ['foxes'] }) },
  { query: 'slip leopardato', kind: 'motif', wanted: wants({ ...wish.UNDERWEAR, motif: ['leopard'] }) },
  { query: 'fenicotteri', kind: 'motif', wanted: wish.withMotif('flamingos') },
  { query: 'pantofole orso', kind: 'motif', wanted: wants({ ...wish.SLIPPERS, motif: ['bears'] }) },
  {
    query: 'calzini cibo',
    kind: 'motif',
    wanted: wants({ ...wish.SOCKS, pattern: ['food'] }, { ...wish.BOXES, collection: ['food-hall', 'fruit-stand'] }),
  },
  { query: 'calzini musica', kind: 'motif', wanted: wish.socksWith('music') },

  { query: 'clazini rossi', kind: 'typo', wanted: wants({ ...wish.SOCKS, colour: ['red'] }) },
  { query: 'calzini pinguno', kind: 'typo', wanted: wish.socksWith('penguins') },
  { query: 'fantsamini', kind: 'typo', wanted: wants(wish.SNEAKER_SOCKS) },
  { query: 'calzini limmoni', kind: 'typo', wanted: wish.socksWith('lemons') },
  { query: 'dinosuari', kind: 'typo', wanted: wish.withMotif('dinosaurs') },
  { query: 'cofaneto regalo', kind: 'typo', wanted: wants(wish.BOXES) },
  { query: 'calzini natalzi', kind: 'typo', wanted: wish.christmasSocks },
  { query: 'calzini caffe', kind: 'spelling', wanted: wish.socksWith('coffee') },
  { query: 'avogado', kind: 'typo', wanted: wish.withMotif('avocados') },
  { query: 'calzino ciliegia', kind: 'plural', wanted: wish.socksWith('cherries') },
  { query: 'fungo', kind: 'plural', wanted: wish.withMotif('mushrooms') },
  { query: 'berretti', kind: 'plural', wanted: wants(wish.BEANIES) },
  { query: 'pantofola', kind: 'plural', wanted: wants(wish.SLIPPERS) },

  { query: 'fantasmini neri', kind: 'colour', wanted: wants({ ...wish.SNEAKER_SOCKS, colour: ['black'] }) },
  { query: 'calzettoni rossi', kind: 'colour', wanted: wants({ ...wish.KNEE_SOCKS, colour: ['red'] }) },
  { query: 'calzini bianchi bambino', kind: 'colour', wanted: wants({ ...wish.KIDS_SOCKS, colour: ['white'] }) },
  {
    query: 'calzini blu scuro',
    kind: 'colour',
    wanted: wants({ ...wish.SOCKS, palette: ['navy', 'denim'] }, { ...wish.SOCKS, colour: ['blue'] }),
  },
  { query: 'pantofole grigie', kind: 'colour', wanted: wants({ ...wish.SLIPPERS, colour: ['grey'] }) },
  {
    query: 'calzini tinta unita neri',
    kind: 'colour',
    wanted: wantsOrElse({ ...wish.SOCKS, motif: ['plain'], colour: ['black'] }, { ...wish.SOCKS, colour: ['black'] }),
  },

  { query: 'regalo per papà', kind: 'gift', wanted: wish.giftForHim },
  { query: 'regalo compleanno bambino', kind: 'gift', wanted: wish.birthdayGiftForKids },
  { query: 'idee regalo fidanzata', kind: 'gift', wanted: wish.giftForLove },
  { query: 'regalo amante dei gatti', kind: 'gift', wanted: wish.giftForCatLovers },
  { query: 'cofanetto 2 paia', kind: 'gift', wanted: wantsOrElse({ silhouette: ['box-2'] }, wish.BOXES) },

  {
    query: 'calzini verdi taglia 38',
    kind: 'size',
    wanted: wants({ ...wish.SOCKS, colour: ['green'], size: ['36-40'] }),
  },
  { query: 'calzini bambini 7-9 anni', kind: 'size', wanted: wants({ ...wish.KIDS_SOCKS, size: ['7-9Y'] }) },
  { query: 'berretto taglia l', kind: 'size', wanted: wants({ ...wish.BEANIES, size: ['l'] }) },
  { query: 'calzini di lana', kind: 'material', wanted: wish.woolSocks },
  {
    query: 'calzini lana merino',
    kind: 'material',
    wanted: wants({ ...wish.SOCKS, material: ['merino'] }, { ...wish.SOCKS, material: ['wool', 'cashmere'] }),
  },
  { query: 'calzini bambù neonato', kind: 'material', wanted: wants({ ...wish.BABY_SOCKS, material: ['bamboo'] }) },
  { query: 'calzini antiscivolo', kind: 'feature', wanted: wish.noSlip },
  {
    query: 'calzettoni uomo',
    kind: 'audience',
    wanted: wantsOrElse({ ...wish.KNEE_SOCKS, collection: ['socks-for-men'] }, wish.KNEE_SOCKS),
  },
  { query: 'neonato', kind: 'audience', wanted: wants({ ageGroup: ['baby'] }) },
  { query: 'san valentino', kind: 'occasion', wanted: wish.valentines },
  { query: 'calzini sportivi', kind: 'occasion', wanted: wants({ ...wish.SOCKS, occasion: ['sport'] }) },
  { query: 'calze calde inverno', kind: 'occasion', wanted: wish.warmSocks },

  { query: 'ciabatte', kind: 'synonym', wanted: wants(wish.SLIPPERS) },
  { query: 'cuffia', kind: 'synonym', wanted: wants(wish.BEANIES) },
  { query: 'mutande', kind: 'synonym', wanted: wants(wish.UNDERWEAR) },
  { query: 'calze al ginocchio', kind: 'synonym', wanted: wants(wish.KNEE_SOCKS) },
  { query: 'calze bassotto', kind: 'synonym', wanted: wish.socksWith('dogs') },
  { query: 'calzini scozzesi', kind: 'synonym', wanted: wish.socksWith('tartan') },
  {
    query: 'calzini bambini cuori rosa',
    kind: 'several',
    wanted: wantsOrElse(
      { ...wish.KIDS_SOCKS, motif: ['hearts'], colour: ['pink'] },
      { ...wish.KIDS_SOCKS, motif: ['hearts'] },
    ),
  },
  {
    query: 'calzettoni sotto 15 euro',
    kind: 'price',
    wanted: wantsOrElse({ ...wish.KNEE_SOCKS, underEuro: 15 }, wish.KNEE_SOCKS),
  },
  { query: 'lo025-ink', kind: 'sku', wanted: wants({ sku: ['LO025-INK'] }) },
  { query: '2900001290029', kind: 'sku', wanted: wants({ barcode: ['2900001290029'] }) },
  { query: 'zqxwkjv', kind: 'nonsense', wanted: wish.nothing },
  { query: 'commercialista', kind: 'nonsense', wanted: wish.nothing },
]
