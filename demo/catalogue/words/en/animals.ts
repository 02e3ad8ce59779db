/** What is said about animals and their coats. */
import type { ThemeId } from '../../themes/themes.ts'
import type { ThemeWords } from '../catalogue-words.ts'

export const animals = {
  'school-uniform': {
    name: 'School Uniform',
    onIt: 'Salmon with two legs and two striped socks each, hurrying to school. Nobody has told them that they could simply swim there.',
  },
  'plenty-more-fish': {
    name: 'Plenty More Fish',
    onIt: 'Salmon in striped socks, waiting, running and blowing bubbles, every one of them single. The sea is said to be full of them.',
  },
  'claws-and-effect': {
    name: 'Claws and Effect',
    onIt: 'Cats sitting, strolling and pretending to be asleep. You did something, they know what it was, and they will bring it up when there are guests.',
  },
  'nine-to-five-lives': {
    name: 'Nine to Five Lives',
    onIt: 'Cats who have read the agenda and are not moved by it. Some have dozed off, one has walked out, and the rest just look at you.',
  },
  'power-catnap': {
    name: 'Power Catnap',
    onIt: 'Cats curled up between two naps, with one or two on patrol so that it looks like work. Nobody has ever dared to ask.',
  },
  'long-story-short': {
    name: 'Long Story Short',
    onIt: 'Dachshunds in knitwear, which takes a while. The front comes first, the middle follows in due course, and the tail arrives as soon as there is room.',
  },
  'paws-for-thought': {
    name: 'Paws for Thought',
    onIt: 'A bone, a ball, and dachshunds who have to decide. The idea sets out at one end and reaches the other in time for dinner.',
  },
  'dressed-to-chill': {
    name: 'Dressed to Chill',
    onIt: 'Penguins in tailcoats, the cautious ones with a scarf, a few arriving on their bellies. The invitation said formal; it did not say upright.',
  },
  'roar-materials': {
    name: 'Roar Materials',
    onIt: 'Dinosaurs: a long-necked one, a spiky one, and one with short arms and a lot to say. They get along better than history suggests.',
  },
  'mind-your-beeswax': {
    name: 'Mind Your Beeswax',
    onIt: 'Bees with clover to visit and honeycomb to fill, minding their own business. All of the stripes, none of the sting.',
  },
  'one-leg-at-a-time': {
    name: 'One Leg at a Time',
    onIt: 'Some flamingos stand on one leg, and some bend down to look for the other. Everyone gets dressed like this; they made a career of it.',
  },
  'fox-trot': {
    name: 'Fox Trot',
    onIt: 'Foxes between two dances: one sits, one has dozed off in its own tail, and the others show their best side. Slow, slow, quick, quick, henhouse.',
  },
  'bear-with-me': {
    name: 'Bear With Me',
    onIt: 'Bears strolling by, one of them holding a salmon that looks familiar. They will be with you in a moment, as soon as this has been explained.',
  },
  'bear-minimum': {
    name: 'Bear Minimum',
    onIt: 'Bears walking left, bears walking right, one bear fishing. They thought about doing more, looked at the sky and decided that turning up was plenty.',
  },
  'leap-of-faith': {
    name: 'Leap of Faith',
    onIt: 'Some frogs sit and stare, some are in mid-air, and the lily pads are more or less where they are needed. It has worked out every time.',
  },
  'counting-on-ewe': {
    name: 'Counting on Ewe',
    onIt: 'Woolly sheep, a few already in the air, lined up for anyone who cannot sleep. Most people get as far as the black one.',
  },
  'oh-whale': {
    name: 'Oh Whale',
    onIt: 'Whales with good teeth, small fountains and, here and there, only a tail to be seen. It could be worse, they say. It could be herring.',
  },
  'hard-to-spot': {
    name: 'Hard to Spot',
    onIt: 'Leopard rosettes with crumbs in between, no two the same shape. In tall grass you would disappear, and at the bus stop you will not.',
  },
  catwalk: {
    name: 'Catwalk',
    onIt: 'A leopard’s coat, spot for spot, minus the leopard and its strong opinions. It knows how to walk down a corridor.',
  },
  'zebra-crossing': {
    name: 'Zebra Crossing',
    onIt: 'Zebra stripes that fork, swerve and refuse to stand in line. Traffic slows down for them, which is more than most patterns achieve.',
  },
  'pasture-bedtime': {
    name: 'Pasture Bedtime',
    onIt: 'The big soft patches of a cow who should have been asleep an hour ago. They lie where they fell, as cows prefer.',
  },
} satisfies Partial<Record<ThemeId, ThemeWords>>
