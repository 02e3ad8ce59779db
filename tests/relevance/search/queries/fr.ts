/** What shoppers of the French storefronts type. */
import type { Judged } from '../judged-query.ts'
import * as wish from '../wishes.ts'
import { wants, wantsOrElse } from '../wishes.ts'

export const fr: readonly Judged[] = [
  { query: 'avocat du diable', kind: 'name', wanted: wants({ design: ['holy-guacamole'] }) },
  { query: 'chat sait tout', kind: 'name', wanted: wants({ design: ['claws-and-effect'] }) },
  { query: 'le temps des cerises', kind: 'name', wanted: wants({ design: ['cherry-picked'] }) },
  {
    query: 'papi avait raison chaussons',
    kind: 'name',
    wanted: wantsOrElse({ design: ['grandpa-was-right'], ...wish.SLIPPERS }, { design: ['grandpa-was-right'] }),
  },
  {
    query: 'oh la vache bébé',
    kind: 'name',
    wanted: wantsOrElse({ design: ['pasture-bedtime'], ageGroup: ['baby'] }, { design: ['pasture-bedtime'] }),
  },
  { query: 'salade de fruits', kind: 'name', wanted: wants({ design: ['fruit-salad'] }) },
  { query: 'bouquet final', kind: 'name', wanted: wants({ design: ['fresh-bouquet'] }) },
  { query: 'decrocher la lune', kind: 'spelling', wanted: wants({ design: ['over-the-moon'] }) },

  { query: 'chaussettes chat', kind: 'motif', wanted: wish.socksWith('cats') },
  { query: 'chaussettes avec des abeilles', kind: 'motif', wanted: wish.socksWith('bees') },
  { query: 'pizza', kind: 'motif', wanted: wish.withMotif('pizza') },
  { query: 'chaussettes à pois', kind: 'motif', wanted: wish.socksWith(...wish.DOTS) },
  { query: 'chaussettes bière', kind: 'motif', wanted: wish.socksWith('beer') },
  { query: 'bonnet champignon', kind: 'motif', wanted: wants({ ...wish.BEANIES, motif: ['mushrooms'] }) },
  { query: 'slip léopard', kind: 'motif', wanted: wants({ ...wish.UNDERWEAR, motif: ['leopard'] }) },
  { query: 'chaussettes croissant', kind: 'motif', wanted: wish.socksWith('croissants') },
  { query: 'dinosaure', kind: 'motif', wanted: wish.withMotif('dinosaurs') },
  { query: 'pied de poule', kind: 'motif', wanted: wish.withMotif('houndstooth') },

  { query: 'chausettes rouges', kind: 'typo', wanted: wants({ ...wish.SOCKS, colour: ['red'] }) },
  { query: 'chaussetes chien', kind: 'typo', wanted: wish.socksWith('dogs') },
  { query: 'flamand rose chaussettes', kind: 'typo', wanted: wish.socksWith('flamingos') },
  { query: 'bananne', kind: 'typo', wanted: wish.withMotif('bananas') },
  { query: 'pinguoin chaussettes', kind: 'typo', wanted: wish.socksWith('penguins') },
  { query: 'chaussettes invisbles', kind: 'typo', wanted: wants(wish.SNEAKER_SOCKS) },
  { query: 'cofret cadeau', kind: 'typo', wanted: wants(wish.BOXES) },
  { query: 'chaussettes bebe', kind: 'spelling', wanted: wants(wish.BABY_SOCKS) },
  { query: 'chaussettes noel', kind: 'spelling', wanted: wish.christmasSocks },
  { query: 'chaussettes coeur', kind: 'spelling', wanted: wish.socksWith('hearts') },
  { query: 'chaussette renard', kind: 'plural', wanted: wish.socksWith('foxes') },
  { query: 'bonnets', kind: 'plural', wanted: wants(wish.BEANIES) },
  {
    query: 'chaussettes animaux',
    kind: 'plural',
    wanted: wants({ ...wish.SOCKS, pattern: ['animals'] }, { ...wish.BOXES, collection: ['animal-kingdom'] }),
  },

  { query: 'socquettes blanches', kind: 'colour', wanted: wants({ silhouette: ['low'], colour: ['white'] }) },
  { query: 'chaussettes vertes enfant', kind: 'colour', wanted: wants({ ...wish.KIDS_SOCKS, colour: ['green'] }) },
  {
    query: 'chaussettes bleu marine',
    kind: 'colour',
    wanted: wants({ ...wish.SOCKS, palette: ['navy'] }, { ...wish.SOCKS, colour: ['blue'] }),
  },
  { query: 'chaussons gris', kind: 'colour', wanted: wants({ ...wish.SLIPPERS, colour: ['grey'] }) },
  {
    query: 'chaussettes noires unies',
    kind: 'colour',
    wanted: wantsOrElse({ ...wish.SOCKS, motif: ['plain'], colour: ['black'] }, { ...wish.SOCKS, colour: ['black'] }),
  },

  { query: 'cadeau homme', kind: 'gift', wanted: wish.giftForHim },
  { query: 'cadeau anniversaire enfant', kind: 'gift', wanted: wish.birthdayGiftForKids },
  { query: 'cadeau naissance', kind: 'gift', wanted: wants({ ageGroup: ['baby'] }) },
  {
    query: 'cadeau mariage',
    kind: 'gift',
    wanted: wants(
      { design: ['yours-and-mine', 'love-letters'] },
      { ...wish.SOCKS, occasion: ['romance'] },
      wish.ADULT_BOXES,
    ),
  },
  { query: 'cadeau pour elle', kind: 'gift', wanted: wantsOrElse(wish.ADULT_BOXES, { collection: ['valentines'] }) },

  {
    query: 'chaussettes jaunes taille 39',
    kind: 'size',
    wanted: wants({ ...wish.SOCKS, colour: ['yellow'], size: ['36-40'] }),
  },
  { query: 'chaussettes enfant 7-9 ans', kind: 'size', wanted: wants({ ...wish.KIDS_SOCKS, size: ['7-9Y'] }) },
  { query: 'slip taille l', kind: 'size', wanted: wants({ ...wish.UNDERWEAR, size: ['l'] }) },
  { query: 'chaussettes en laine', kind: 'material', wanted: wish.woolSocks },
  { query: 'chaussettes cachemire', kind: 'material', wanted: wants({ ...wish.SOCKS, material: ['cashmere'] }) },
  {
    query: 'chaussettes hautes bambou',
    kind: 'material',
    wanted: wantsOrElse({ ...wish.KNEE_SOCKS, material: ['bamboo'] }, wish.KNEE_SOCKS),
  },
  {
    query: 'chaussettes antidérapantes bébé',
    kind: 'feature',
    wanted: wants({ ...wish.BABY_SOCKS, feature: ['non-slip'] }),
  },
  {
    query: 'chaussettes hautes femme',
    kind: 'audience',
    wanted: wantsOrElse({ ...wish.KNEE_SOCKS, collection: ['socks-for-women'] }, wish.KNEE_SOCKS),
  },
  { query: 'saint valentin', kind: 'occasion', wanted: wish.valentines },
  { query: 'chaussettes de sport', kind: 'occasion', wanted: wants({ ...wish.SOCKS, occasion: ['sport'] }) },
  { query: 'chaussettes chaudes', kind: 'occasion', wanted: wish.warmSocks },

  { query: 'pantoufles', kind: 'synonym', wanted: wants(wish.SLIPPERS) },
  { query: 'mi-bas', kind: 'synonym', wanted: wants(wish.KNEE_SOCKS) },
  { query: 'sous-vêtements', kind: 'synonym', wanted: wants(wish.UNDERWEAR) },
  { query: 'chaussettes marinière', kind: 'synonym', wanted: wish.socksWith('sailor-stripes') },
  { query: 'chaussettes écossaises', kind: 'synonym', wanted: wish.socksWith('tartan') },
  { query: 'chaussettes vélo', kind: 'synonym', wanted: wish.socksWith('bicycles') },
  {
    query: 'chaussettes enfant espace bleues',
    kind: 'several',
    wanted: wantsOrElse(
      { ...wish.KIDS_SOCKS, motif: ['space'], colour: ['blue'] },
      { ...wish.KIDS_SOCKS, motif: ['space'] },
    ),
  },
  {
    query: 'bonnet moins de 20 euros',
    kind: 'price',
    wanted: wantsOrElse({ ...wish.BEANIES, underEuro: 20 }, wish.BEANIES),
  },
  { query: 'BE033-FOREST', kind: 'sku', wanted: wants({ sku: ['BE033-FOREST'] }) },
  { query: '2900001240024', kind: 'sku', wanted: wants({ barcode: ['2900001240024'] }) },
  { query: 'wxzqkj', kind: 'nonsense', wanted: wish.nothing },
  { query: 'crédit immobilier', kind: 'nonsense', wanted: wish.nothing },
]
