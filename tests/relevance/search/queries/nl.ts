/** What shoppers of the Dutch storefronts type. */
import type { Judged } from '../judged-query.ts'
import * as wish from '../wishes.ts'
import { wants, wantsOrElse } from '../wishes.ts'

export const nl: readonly Judged[] = [
  { query: 'kers op de taart', kind: 'name', wanted: wants({ design: ['cherry-on-top'] }) },
  { query: 'niet voor de poes', kind: 'name', wanted: wants({ design: ['claws-and-effect'] }) },
  { query: 'opa had gelijk', kind: 'name', wanted: wants({ design: ['grandpa-was-right'] }) },
  {
    query: 'beren op de weg baby',
    kind: 'name',
    wanted: wantsOrElse({ design: ['bear-with-me'], ageGroup: ['baby'] }, { design: ['bear-with-me'] }),
  },
  {
    query: 'koetjes en kalfjes muts',
    kind: 'name',
    wanted: wantsOrElse({ ...wish.BEANIES, design: ['pasture-bedtime'] }, { design: ['pasture-bedtime'] }),
  },
  { query: 'ontbijt op bed', kind: 'name', wanted: wants({ design: ['breakfast-in-bed'] }) },
  { query: 'kat in de doos', kind: 'name', wanted: wants({ design: ['cat-people'] }) },
  { query: 'vos de deux', kind: 'name', wanted: wants({ design: ['fox-trot'] }) },

  { query: 'kattensokken', kind: 'compound', wanted: wish.socksWith('cats') },
  { query: 'sneaker sokken', kind: 'compound', wanted: wants(wish.SNEAKER_SOCKS) },
  { query: 'kersensokken', kind: 'compound', wanted: wish.socksWith('cherries') },
  { query: 'bananensokken', kind: 'compound', wanted: wish.socksWith('bananas') },
  { query: 'hartjessokken', kind: 'compound', wanted: wish.socksWith('hearts') },
  { query: 'kinder sokken', kind: 'compound', wanted: wants(wish.KIDS_SOCKS, wish.KIDS_BOXES) },
  { query: 'luipaardonderbroek', kind: 'compound', wanted: wants({ ...wish.UNDERWEAR, motif: ['leopard'] }) },
  { query: 'cadeau box', kind: 'compound', wanted: wants(wish.BOXES) },
  { query: 'knie kousen', kind: 'compound', wanted: wants(wish.KNEE_SOCKS) },
  { query: 'sokken met bijen', kind: 'motif', wanted: wish.socksWith('bees') },
  { query: 'fietsen', kind: 'motif', wanted: wish.withMotif('bicycles') },
  { query: 'tulpen sokken', kind: 'motif', wanted: wish.socksWith('tulips') },
  { query: 'sushi', kind: 'motif', wanted: wish.withMotif('sushi') },

  { query: 'katensokken', kind: 'typo', wanted: wish.socksWith('cats') },
  { query: 'snaekersokken', kind: 'typo', wanted: wants(wish.SNEAKER_SOCKS) },
  { query: 'pinguin sokken', kind: 'spelling', wanted: wish.socksWith('penguins') },
  { query: 'avacado sokken', kind: 'typo', wanted: wish.socksWith('avocados') },
  { query: 'kerstsoken', kind: 'typo', wanted: wish.christmasSocks },
  { query: 'geruiten sokken', kind: 'typo', wanted: wish.socksWith(...wish.CHECKS) },
  { query: 'slofen', kind: 'typo', wanted: wants(wish.SLIPPERS) },
  { query: 'enkel sokken zwart', kind: 'spelling', wanted: wants({ silhouette: ['low'], colour: ['black'] }) },
  { query: 'vos sok', kind: 'plural', wanted: wish.socksWith('foxes') },
  { query: 'mutsen', kind: 'plural', wanted: wants(wish.BEANIES) },
  { query: 'paddenstoel', kind: 'plural', wanted: wish.withMotif('mushrooms') },

  { query: 'rode sokken', kind: 'colour', wanted: wants({ ...wish.SOCKS, colour: ['red'] }) },
  { query: 'witte sneakersokken', kind: 'colour', wanted: wants({ ...wish.SNEAKER_SOCKS, colour: ['white'] }) },
  { query: 'grijze sloffen', kind: 'colour', wanted: wants({ ...wish.SLIPPERS, colour: ['grey'] }) },
  {
    query: 'okergele sokken',
    kind: 'colour',
    wanted: wants({ ...wish.SOCKS, palette: ['mustard'] }, { ...wish.SOCKS, colour: ['yellow'] }),
  },

  { query: 'cadeau voor hem', kind: 'gift', wanted: wish.giftForHim },
  { query: 'vaderdag cadeau', kind: 'gift', wanted: wish.giftForHim },
  { query: 'kraamcadeau', kind: 'gift', wanted: wants({ ageGroup: ['baby'] }) },
  { query: 'verjaardagscadeau', kind: 'gift', wanted: wish.birthdayGift },
  { query: 'cadeau kattenliefhebber', kind: 'gift', wanted: wish.giftForCatLovers },

  { query: 'kniekousen maat 44', kind: 'size', wanted: wants({ ...wish.KNEE_SOCKS, size: ['41-46'] }) },
  { query: 'kindersokken 2-3 jaar', kind: 'size', wanted: wants({ ...wish.KIDS_SOCKS, size: ['2-3Y'] }) },
  {
    query: 'roze babysokjes 12-24m',
    kind: 'size',
    wanted: wants({ ...wish.BABY_SOCKS, colour: ['pink'], size: ['12-24M'] }),
  },
  { query: 'wollen sokken', kind: 'material', wanted: wish.woolSocks },
  {
    query: 'bamboe sneakersokken',
    kind: 'material',
    wanted: wants({ ...wish.SNEAKER_SOCKS, material: ['bamboo'] }),
  },
  { query: 'antislip sokken', kind: 'feature', wanted: wish.noSlip },
  {
    query: 'dames kniekousen',
    kind: 'audience',
    wanted: wantsOrElse({ ...wish.KNEE_SOCKS, collection: ['socks-for-women'] }, wish.KNEE_SOCKS),
  },
  { query: 'babysokken', kind: 'audience', wanted: wants(wish.BABY_SOCKS) },
  { query: 'sportsokken', kind: 'occasion', wanted: wants({ ...wish.SOCKS, occasion: ['sport'] }) },
  { query: 'valentijn', kind: 'occasion', wanted: wish.valentines },
  { query: 'kerstcadeau', kind: 'occasion', wanted: wish.christmasGift },

  { query: 'pantoffels', kind: 'synonym', wanted: wants(wish.SLIPPERS) },
  { query: 'footies', kind: 'synonym', wanted: wants(wish.SNEAKER_SOCKS) },
  { query: 'teckel sokken', kind: 'synonym', wanted: wish.socksWith('dogs') },
  { query: 'ondergoed heren', kind: 'synonym', wanted: wants(wish.UNDERWEAR) },
  { query: 'gestippelde sokken', kind: 'synonym', wanted: wish.socksWith(...wish.DOTS) },
  { query: 'bloemetjes sokken', kind: 'synonym', wanted: wish.socksWith(...wish.BLOOMS) },
  {
    query: 'paarse kindersokken katten',
    kind: 'several',
    wanted: wantsOrElse(
      { ...wish.KIDS_SOCKS, motif: ['cats'], colour: ['purple'] },
      { ...wish.KIDS_SOCKS, motif: ['cats'] },
    ),
  },
  {
    query: 'sloffen onder 25 euro',
    kind: 'price',
    wanted: wantsOrElse({ ...wish.SLIPPERS, underEuro: 25 }, wish.SLIPPERS),
  },
  { query: 'olifantenkniekousen', kind: 'compound', wanted: wants(wish.KNEE_SOCKS) },
  { query: 'kh033-forest', kind: 'sku', wanted: wants({ sku: ['KH033-FOREST'] }) },
  { query: '2900001150026', kind: 'sku', wanted: wants({ barcode: ['2900001150026'] }) },
  { query: 'wqxzjpf', kind: 'nonsense', wanted: wish.nothing },
  { query: 'hypotheekrente', kind: 'nonsense', wanted: wish.nothing },
]
