/** What shoppers of the German storefronts type. */
import type { Judged } from '../judged-query.ts'
import * as wish from '../wishes.ts'
import { wants, wantsOrElse } from '../wishes.ts'

export const de: readonly Judged[] = [
  { query: 'gut kirschen essen', kind: 'name', wanted: wants({ design: ['cherry-on-top'] }) },
  { query: 'stubenreines gewissen', kind: 'name', wanted: wants({ design: ['claws-and-effect'] }) },
  {
    query: 'sei kein frosch kinder',
    kind: 'name',
    wanted: wantsOrElse({ design: ['leap-of-faith'], ageGroup: ['kids'] }, { design: ['leap-of-faith'] }),
  },
  {
    query: 'opa hatte recht hausschuhe',
    kind: 'name',
    wanted: wantsOrElse({ design: ['grandpa-was-right'], ...wish.SLIPPERS }, { design: ['grandpa-was-right'] }),
  },
  { query: 'fuchsteufelsmild', kind: 'name', wanted: wants({ design: ['fox-trot'] }) },
  { query: 'frühstück ans bett', kind: 'name', wanted: wants({ design: ['breakfast-in-bed'] }) },
  { query: 'hinterm mond', kind: 'name', wanted: wants({ design: ['over-the-moon'] }) },

  { query: 'katzensocken', kind: 'compound', wanted: wish.socksWith('cats') },
  { query: 'sneaker socken', kind: 'compound', wanted: wants(wish.SNEAKER_SOCKS) },
  { query: 'zitronensocken', kind: 'compound', wanted: wish.socksWith('lemons') },
  { query: 'kinder socken dino', kind: 'compound', wanted: wants({ ...wish.KIDS_SOCKS, motif: ['dinosaurs'] }) },
  { query: 'streifensocken', kind: 'compound', wanted: wish.socksWith(...wish.STRIPES) },
  { query: 'herzchensocken', kind: 'compound', wanted: wish.socksWith('hearts') },
  { query: 'pilzmütze', kind: 'compound', wanted: wants({ ...wish.BEANIES, motif: ['mushrooms'] }) },
  { query: 'geschenk box', kind: 'compound', wanted: wants(wish.BOXES) },
  {
    query: 'leopardenunterwäsche',
    kind: 'compound',
    wanted: wants({ ...wish.UNDERWEAR, motif: ['leopard'] }),
  },
  { query: 'socken mit bienen', kind: 'motif', wanted: wish.socksWith('bees') },
  { query: 'weltraum', kind: 'motif', wanted: wish.withMotif('space') },
  { query: 'bier socken', kind: 'motif', wanted: wish.socksWith('beer') },

  { query: 'ktazensocken', kind: 'typo', wanted: wish.socksWith('cats') },
  { query: 'snaekersocken', kind: 'typo', wanted: wants(wish.SNEAKER_SOCKS) },
  { query: 'flamigo socken', kind: 'typo', wanted: wish.socksWith('flamingos') },
  { query: 'avokado', kind: 'typo', wanted: wish.withMotif('avocados') },
  { query: 'weihnachtsocken', kind: 'typo', wanted: wish.christmasSocks },
  { query: 'kashmir socken', kind: 'typo', wanted: wants({ ...wish.SOCKS, material: ['cashmere'] }) },
  { query: 'hahnentrit', kind: 'typo', wanted: wish.withMotif('houndstooth') },

  { query: 'muetze', kind: 'spelling', wanted: wants(wish.BEANIES) },
  { query: 'gruene socken', kind: 'spelling', wanted: wants({ ...wish.SOCKS, colour: ['green'] }) },
  {
    query: 'weisse sneakersocken',
    kind: 'spelling',
    wanted: wants({ ...wish.SNEAKER_SOCKS, colour: ['white'] }),
  },
  { query: 'baren socken', kind: 'spelling', wanted: wish.socksWith('bears') },
  { query: 'kniestrumpf', kind: 'plural', wanted: wants(wish.KNEE_SOCKS) },
  { query: 'fuchs socke', kind: 'plural', wanted: wish.socksWith('foxes') },

  { query: 'rote kniestrümpfe', kind: 'colour', wanted: wants({ ...wish.KNEE_SOCKS, colour: ['red'] }) },
  { query: 'graue mütze', kind: 'colour', wanted: wants({ ...wish.BEANIES, colour: ['grey'] }) },
  { query: 'bunte socken', kind: 'colour', wanted: wants({ ...wish.SOCKS, colour: ['multi'] }) },
  {
    query: 'dunkelblaue socken',
    kind: 'colour',
    wanted: wants({ ...wish.SOCKS, palette: ['navy', 'denim'] }, { ...wish.SOCKS, colour: ['blue'] }),
  },

  { query: 'geschenk für männer', kind: 'gift', wanted: wish.giftForHim },
  { query: 'geschenk freundin', kind: 'gift', wanted: wish.giftForLove },
  { query: 'geburtstagsgeschenk kind', kind: 'gift', wanted: wish.birthdayGiftForKids },
  { query: 'geschenk für hundebesitzer', kind: 'gift', wanted: wish.giftForDogLovers },

  { query: 'socken 43', kind: 'size', wanted: wants({ ...wish.SOCKS, size: ['41-46'] }) },
  {
    query: 'rote kindersocken 36-40',
    kind: 'size',
    wanted: wants({ ...wish.KIDS_SOCKS, colour: ['red'] }),
  },
  {
    query: 'schwarze slips größe m',
    kind: 'size',
    wanted: wants({ ...wish.UNDERWEAR, colour: ['black'], size: ['m'] }),
  },
  { query: 'wollsocken', kind: 'material', wanted: wish.woolSocks },
  {
    query: 'merino kindersocken',
    kind: 'material',
    wanted: wantsOrElse({ ...wish.KIDS_SOCKS, material: ['merino'] }, { ...wish.KIDS_SOCKS, material: ['wool'] }),
  },
  {
    query: 'babysocken rutschfest',
    kind: 'feature',
    wanted: wants({ ...wish.BABY_SOCKS, feature: ['non-slip'] }),
  },
  {
    query: 'damen kniestrümpfe',
    kind: 'audience',
    wanted: wantsOrElse({ ...wish.KNEE_SOCKS, collection: ['socks-for-women'] }, wish.KNEE_SOCKS),
  },
  {
    query: 'gestreifte herrensocken',
    kind: 'audience',
    wanted: wants(
      { ...wish.SOCKS, motif: wish.STRIPES, collection: ['socks-for-men'] },
      { ...wish.BOXES, nothingBut: wish.STRIPES },
      { ...wish.SOCKS, motif: wish.STRIPES },
    ),
  },
  { query: 'valentinstag', kind: 'occasion', wanted: wish.valentines },
  { query: 'bürosocken', kind: 'occasion', wanted: wants({ ...wish.SOCKS, occasion: ['office'] }) },
  { query: 'warme wintersocken', kind: 'occasion', wanted: wish.warmSocks },

  { query: 'hausschuhe', kind: 'synonym', wanted: wants(wish.SLIPPERS) },
  { query: 'füßlinge', kind: 'synonym', wanted: wants(wish.SNEAKER_SOCKS) },
  { query: 'dackel socken', kind: 'synonym', wanted: wish.socksWith('dogs') },
  { query: 'unterhosen', kind: 'synonym', wanted: wants(wish.UNDERWEAR) },
  { query: 'karierte socken', kind: 'synonym', wanted: wish.socksWith(...wish.CHECKS) },
  {
    query: 'blaue kindersocken weltraum',
    kind: 'several',
    wanted: wantsOrElse(
      { ...wish.KIDS_SOCKS, motif: ['space'], colour: ['blue'] },
      { ...wish.KIDS_SOCKS, motif: ['space'] },
    ),
  },
  {
    query: 'kniestrümpfe unter 15 euro',
    kind: 'price',
    wanted: wantsOrElse({ ...wish.KNEE_SOCKS, underEuro: 15 }, wish.KNEE_SOCKS),
  },
  {
    query: 'rote und blaue kindersocken',
    kind: 'several',
    wanted: wants({ ...wish.KIDS_SOCKS, colour: ['red', 'blue'] }),
  },
  { query: 'pferdekniestrümpfe', kind: 'compound', wanted: wants(wish.KNEE_SOCKS) },
  { query: 'SL074-CHERRY', kind: 'sku', wanted: wants({ sku: ['SL074-CHERRY'] }) },
  { query: '2900001650021', kind: 'sku', wanted: wants({ barcode: ['2900001650021'] }) },
  { query: 'qwrtzpx', kind: 'nonsense', wanted: wish.nothing },
  { query: 'steuererklärung', kind: 'nonsense', wanted: wish.nothing },
]
