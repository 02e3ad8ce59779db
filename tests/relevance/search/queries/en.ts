/** What shoppers of the English storefronts type. */
import type { Judged } from '../judged-query.ts'
import * as wish from '../wishes.ts'
import { wants, wantsOrElse } from '../wishes.ts'

export const en: readonly Judged[] = [
  { query: 'claws and effect', kind: 'name', wanted: wants({ design: ['claws-and-effect'] }) },
  { query: 'holy guacamole', kind: 'name', wanted: wants({ design: ['holy-guacamole'] }) },
  {
    query: 'fox trot kids',
    kind: 'name',
    wanted: wantsOrElse({ design: ['fox-trot'], ageGroup: ['kids'] }, { design: ['fox-trot'] }),
  },
  {
    query: 'grandpa was right slippers',
    kind: 'name',
    wanted: wantsOrElse({ design: ['grandpa-was-right'], ...wish.SLIPPERS }, { design: ['grandpa-was-right'] }),
  },
  { query: 'nine to five', kind: 'name', wanted: wants({ design: ['nine-to-five-lives'] }) },
  { query: 'petting zoo box', kind: 'name', wanted: wants({ design: ['petting-zoo'] }) },
  { query: 'thats how i roll', kind: 'name', wanted: wants({ design: ['thats-how-i-roll'] }) },
  { query: 'the 80s called', kind: 'name', wanted: wants({ design: ['eighties-called'] }) },

  { query: 'cat socks', kind: 'motif', wanted: wish.socksWith('cats') },
  { query: 'pizza', kind: 'motif', wanted: wish.withMotif('pizza') },
  { query: 'avocado socks', kind: 'motif', wanted: wish.socksWith('avocados') },
  { query: 'space', kind: 'motif', wanted: wish.withMotif('space') },
  { query: 'polka dot socks', kind: 'motif', wanted: wish.socksWith(...wish.DOTS) },
  { query: 'socks with bees', kind: 'motif', wanted: wish.socksWith('bees') },
  { query: 'mushroom beanie', kind: 'motif', wanted: wants({ ...wish.BEANIES, motif: ['mushrooms'] }) },
  { query: 'leopard print underwear', kind: 'motif', wanted: wants({ ...wish.UNDERWEAR, motif: ['leopard'] }) },
  {
    query: 'tartan slippers',
    kind: 'motif',
    wanted: wantsOrElse({ ...wish.SLIPPERS, motif: ['tartan'] }, { ...wish.SLIPPERS, motif: ['argyle'] }),
  },

  { query: 'rde socks', kind: 'typo', wanted: wants({ ...wish.SOCKS, colour: ['red'] }) },
  { query: 'sneeker socks', kind: 'typo', wanted: wants(wish.SNEAKER_SOCKS) },
  { query: 'penguine socks', kind: 'typo', wanted: wish.socksWith('penguins') },
  { query: 'flamigno socks', kind: 'typo', wanted: wish.socksWith('flamingos') },
  { query: 'chrsitmas socks', kind: 'typo', wanted: wish.christmasSocks },
  { query: 'striped sokcs', kind: 'typo', wanted: wish.socksWith(...wish.STRIPES) },
  { query: 'hounds tooth', kind: 'spelling', wanted: wish.withMotif('houndstooth') },
  { query: 'strawbery sock', kind: 'typo', wanted: wish.socksWith('strawberries') },
  { query: 'cherry sock', kind: 'plural', wanted: wish.socksWith('cherries') },
  { query: 'beanies', kind: 'plural', wanted: wants(wish.BEANIES) },
  { query: 'leaf socks', kind: 'plural', wanted: wish.socksWith('leaves') },

  { query: 'black no show socks', kind: 'colour', wanted: wants({ ...wish.SNEAKER_SOCKS, colour: ['black'] }) },
  {
    query: 'navy socks',
    kind: 'colour',
    wanted: wants({ ...wish.SOCKS, palette: ['navy'] }, { ...wish.SOCKS, colour: ['blue'] }),
  },
  { query: 'gray slippers', kind: 'spelling', wanted: wants({ ...wish.SLIPPERS, colour: ['grey'] }) },
  { query: 'pink baby socks', kind: 'colour', wanted: wants({ ...wish.BABY_SOCKS, colour: ['pink'] }) },
  {
    query: 'plain white socks',
    kind: 'colour',
    wanted: wantsOrElse({ ...wish.SOCKS, motif: ['plain'], colour: ['white'] }, { ...wish.SOCKS, colour: ['white'] }),
  },

  { query: 'gift for dad', kind: 'gift', wanted: wish.giftForHim },
  { query: 'gift box 4 pairs', kind: 'gift', wanted: wantsOrElse({ silhouette: ['box-4'] }, wish.BOXES) },
  { query: 'birthday present for kids', kind: 'gift', wanted: wish.birthdayGiftForKids },
  { query: 'gifts for cat lovers', kind: 'gift', wanted: wish.giftForCatLovers },

  { query: 'black socks size 42', kind: 'size', wanted: wants({ ...wish.SOCKS, colour: ['black'], size: ['41-46'] }) },
  { query: 'kids socks 4-6', kind: 'size', wanted: wants({ ...wish.KIDS_SOCKS, size: ['4-6Y'] }, wish.KIDS_BOXES) },
  { query: 'underwear xl', kind: 'size', wanted: wants({ ...wish.UNDERWEAR, size: ['xl'] }) },
  {
    query: 'merino wool socks',
    kind: 'material',
    wanted: wants({ ...wish.SOCKS, material: ['merino'] }, { ...wish.SOCKS, material: ['wool', 'cashmere'] }),
  },
  { query: 'bamboo kids socks', kind: 'material', wanted: wants({ ...wish.KIDS_SOCKS, material: ['bamboo'] }) },
  { query: 'non slip socks', kind: 'feature', wanted: wish.noSlip },
  {
    query: 'mens knee high socks',
    kind: 'audience',
    wanted: wantsOrElse({ ...wish.KNEE_SOCKS, collection: ['socks-for-men'] }, wish.KNEE_SOCKS),
  },
  { query: 'baby', kind: 'audience', wanted: wants({ ageGroup: ['baby'] }) },
  { query: 'christmas gift', kind: 'occasion', wanted: wish.christmasGift },
  { query: 'valentines day', kind: 'occasion', wanted: wish.valentines },
  { query: 'office socks', kind: 'occasion', wanted: wants({ ...wish.SOCKS, occasion: ['office'] }) },

  { query: 'trainer socks', kind: 'synonym', wanted: wants(wish.SNEAKER_SOCKS) },
  { query: 'woolly hat', kind: 'synonym', wanted: wants(wish.BEANIES) },
  { query: 'underpants', kind: 'synonym', wanted: wants(wish.UNDERWEAR) },
  { query: 'puppy socks', kind: 'synonym', wanted: wish.socksWith('dogs') },
  { query: 'floral socks', kind: 'synonym', wanted: wish.socksWith(...wish.BLOOMS) },
  {
    query: 'plaid socks',
    kind: 'synonym',
    wanted: wants({ ...wish.SOCKS, motif: ['tartan'] }, { ...wish.SOCKS, nothingBut: wish.CHECKS }),
  },
  { query: 'xmas tree socks', kind: 'synonym', wanted: wish.socksWith('pines') },
  {
    query: 'blue striped kids socks',
    kind: 'several',
    wanted: wantsOrElse(
      { ...wish.KIDS_SOCKS, motif: wish.STRIPES, colour: ['blue'] },
      { ...wish.KIDS_SOCKS, motif: wish.STRIPES },
    ),
  },
  {
    query: 'dinosaur baby socks',
    kind: 'several',
    wanted: wantsOrElse({ ...wish.BABY_SOCKS, motif: ['dinosaurs'] }, { ...wish.KIDS_SOCKS, motif: ['dinosaurs'] }),
  },
  {
    query: 'new kids socks',
    kind: 'several',
    wanted: wantsOrElse({ ...wish.KIDS_SOCKS, category: ['new'] }, wish.KIDS_SOCKS),
  },
  {
    query: 'red and blue kids socks',
    kind: 'several',
    wanted: wants({ ...wish.KIDS_SOCKS, colour: ['red', 'blue'] }),
  },
  {
    query: 'black or white knee socks',
    kind: 'several',
    wanted: wants({ ...wish.KNEE_SOCKS, colour: ['black', 'white'] }),
  },
  { query: 'gren kids socks', kind: 'typo', wanted: wants({ ...wish.KIDS_SOCKS, colour: ['green'] }) },
  {
    query: 'knee socks under £14.99',
    kind: 'price',
    wanted: wantsOrElse({ ...wish.KNEE_SOCKS, underEuro: 15 }, wish.KNEE_SOCKS),
  },
  { query: 'socks on sale', kind: 'price', wanted: wants({ ...wish.SOCKS, badge: ['sale'] }) },
  { query: 'CR024-LILAC', kind: 'sku', wanted: wants({ sku: ['CR024-LILAC'] }) },
  { query: 'kc030', kind: 'sku', wanted: wants({ sku: ['KC030-CORAL', 'KC030-MINT', 'KC030-COCOA'] }) },
  { query: 'zxqvbn', kind: 'nonsense', wanted: wish.nothing },
  { query: 'mortgage calculator', kind: 'nonsense', wanted: wish.nothing },
]
