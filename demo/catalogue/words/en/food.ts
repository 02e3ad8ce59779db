/** What is said about fruit, meals and drinks. */
import type { ThemeId } from '../../themes/themes.ts'
import type { ThemeWords } from '../catalogue-words.ts'

export const food = {
  'squeeze-the-day': {
    name: 'Squeeze the Day',
    onIt: 'Lemons, whole and sliced, leaves still on. Life handed us these and we made knitwear, because the lemonade stand across the street was already taken.',
  },
  'zest-intentions': {
    name: 'Zest Intentions',
    onIt: 'A tumble of lemons and lemon slices, all of them meaning well. They will take up running, call their mothers and become marmalade, starting tomorrow.',
  },
  'cherry-on-top': {
    name: 'Cherry on Top',
    onIt: 'Cherries on long stems, mostly in twos, because they have heard what happens to things that get separated in the wash.',
  },
  'cherry-picked': {
    name: 'Cherry Picked',
    onIt: 'Only the good ones: round, shiny, leaf attached. The rest became jam, hold no grudge and send their regards.',
  },
  'holy-guacamole': {
    name: 'Holy Guacamole',
    onIt: 'Avocados cut in half, and a few that are still thinking about it. All of them stay ripe for years, which no fruit bowl has managed yet.',
  },
  'avo-good-day': {
    name: 'Avo Good Day',
    onIt: 'Halved avocados, some with a round brown seed in the middle and some with the hollow it left. Toast sold separately.',
  },
  'going-bananas': {
    name: 'Going Bananas',
    onIt: 'Bananas at every angle, a few already half out of the peel. It looks like the end of a very good argument.',
  },
  'top-banana': {
    name: 'Top Banana',
    onIt: 'From across the room it is a smart pattern in yellow. Up close it is bananas, one of them peeled, and somebody clearly got promoted.',
  },
  'berry-well-then': {
    name: 'Berry Well Then',
    onIt: 'Plump strawberries, a few sliced to show their hearts, with a blossom here and there. Someone counted all the seeds and would like a word.',
  },
  'jam-session': {
    name: 'Jam Session',
    onIt: 'Strawberries tuning up, whole ones next to halves, before anybody fetches the sugar. The jar is booked for later.',
  },
  'slice-of-life': {
    name: 'Slice of Life',
    onIt: 'Pizza with tomato, basil and no consensus on which way is up. One whole pie is missing a piece, and every slice denies it.',
  },
  'crust-fund': {
    name: 'Crust Fund',
    onIt: 'Pizza by the slice, a sound long-term holding. Cheese may go up or down, but the crust has paid out every year so far.',
  },
  'thats-how-i-roll': {
    name: 'That’s How I Roll',
    onIt: 'Sushi rolls, salmon on little pillows of rice, and the tiny fish that holds the soy sauce. No chopsticks, so nothing lands in your lap.',
  },
  'bean-there': {
    name: 'Bean There',
    onIt: 'Mugs, paper cups and a latte seen from above, with a heart in the milk and beans all around. It has never once gone cold.',
  },
  'daily-grind': {
    name: 'Daily Grind',
    onIt: 'Coffee to stay, coffee to go, and a handful of beans for emergencies. You may now pretend that this counts as the fourth cup.',
  },
  'flake-news': {
    name: 'Flake News',
    onIt: 'Croissants, curled and golden, with a pat of butter close by. The story has many layers, and the crumbs could not be reached for comment.',
  },
  'sunny-side-up': {
    name: 'Sunny Side Up',
    onIt: 'Eggs as you like them: fried with a wobbly edge, boiled and halved, or waiting in a cup with the lid off.',
  },
  'sundae-best': {
    name: 'Sundae Best',
    onIt: 'Cones, swirls and ices on sticks in their finest, a cherry where a hat would go. They do not melt, so there is no need to walk faster.',
  },
  'cone-of-silence': {
    name: 'Cone of Silence',
    onIt: 'Ice cream in cones and on sticks, and not a word from any of it. What happens between a scoop and its wafer stays there.',
  },
  'taco-the-town': {
    name: 'Taco the Town',
    onIt: 'Tacos filled past the sensible point, out late with a wedge of lime and something red and hot. For once, nothing falls out of the back.',
  },
  'ale-be-there': {
    name: 'Ale Be There',
    onIt: 'Mugs with a proper head of foam, a bottle or two, and pretzels to make it a meal. The next round is on somebody else.',
  },
} satisfies Partial<Record<ThemeId, ThemeWords>>
