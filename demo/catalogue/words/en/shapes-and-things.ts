/** What is said about shapes, plain cloth and small things. */
import type { ThemeId } from '../../themes/themes.ts'
import type { ThemeWords } from '../catalogue-words.ts'

export const shapesAndThings = {
  'plain-sailing': {
    name: 'Plain Sailing',
    onIt: 'No pattern, no plot, no hidden meaning. After an hour among our lemons and leopards, the eye is grateful for the quiet.',
  },
  'nothing-to-report': {
    name: 'Nothing to Report',
    onIt: 'There is nothing on it. We looked twice, and found only good knitting in a shade that does all the talking.',
  },
  'heather-report': {
    name: 'Heather Report',
    onIt: 'Flecked like tweed, with bright specks here and there, as if a light drizzle had passed over. Outlook: calm, mild, slightly fuzzy.',
  },
  'alls-fair-isle': {
    name: 'All’s Fair Isle',
    onIt: 'Roses, hearts and small peaks, banded the Fair Isle way and stacked like shelves in a tidy kitchen. In love and winter everything is allowed.',
  },
  'isle-be-home': {
    name: 'Isle Be Home',
    onIt: 'Band upon band of Fair Isle, hearts included, the way somebody’s grandmother would do it given one week and a good radio play.',
  },
  'zig-before-zag': {
    name: 'Zig Before Zag',
    onIt: 'Chevrons in three weights that go up, change their minds, come down and change them again. They have never once been late.',
  },
  'wave-hello': {
    name: 'Wave Hello',
    onIt: 'Waves, thick and thin, rolling in one behind the other. They have come such a long way that it would be rude not to wave back.',
  },
  'floor-show': {
    name: 'Floor Show',
    onIt: 'Chips of terrazzo, large and small, as on the floor of a very good café. Tonight the floor is going out dancing.',
  },
  'hide-and-chic': {
    name: 'Hide and Chic',
    onIt: 'Camouflage, in soft blotches over soft blotches, designed to keep you from being noticed. It does the opposite, and we have stopped fixing it.',
  },
  'eighties-called': {
    name: 'The Eighties Called',
    onIt: 'Squiggles, hoops, wedges and loose crosses from a decade that never heard the word no. It would like its shapes back.',
  },
  'block-party': {
    name: 'Block Party',
    onIt: 'Squares, quarter circles and half moons, fitted together like a poster from the twenties. Everybody on the block was invited, and everybody came.',
  },
  'so-over-it': {
    name: 'So Over It',
    onIt: 'Rainbows, whole ones, each with its five bands in the right order. No rain before, no pot of gold after, and no regrets.',
  },
  'scale-model': {
    name: 'Scale Model',
    onIt: 'Overlapping scales, row upon row, copied from the salmon who owns this shop. The fish sat for an hour and asked for nothing.',
  },
  'head-over-heels': {
    name: 'Head Over Heels',
    onIt: 'Hearts that lean towards each other, some with a smaller one inside. They fell for somebody, landed softly and would do it again tomorrow.',
  },
  'change-of-heart': {
    name: 'Change of Heart',
    onIt: 'Hearts in a steady rhythm, for those who swore they would never wear any. Look who it is.',
  },
  'heart-warmer': {
    name: 'Heart Warmer',
    onIt: 'Big hearts, little hearts and hearts within hearts, spread as thickly as jam. They ask for nothing, except perhaps a cuddle around eight.',
  },
  'about-face': {
    name: 'About Face',
    onIt: 'Faces in two halves, as if cut from paper, with one eye open and the other winking. Your uncle does the same at weddings.',
  },
  'keep-an-eye-out': {
    name: 'Keep an Eye Out',
    onIt: 'Eyes with long lashes, half of them wide open and half of them shut. They work in shifts, miss nothing and will tell no one.',
  },
  'spoke-too-soon': {
    name: 'Spoke Too Soon',
    onIt: 'Bicycles with baskets, and a penny-farthing that says it was here first. There is not one flat wheel among them, it was about to add.',
  },
  'sole-music': {
    name: 'Sole Music',
    onIt: 'Records, cassettes, headphones and a handful of loose notes in search of a tune. Hum along, because nobody else knows how it goes either.',
  },
} satisfies Partial<Record<ThemeId, ThemeWords>>
