/** What is said about stripes, dots, checks and diamonds. */
import type { ThemeId } from '../../themes/themes.ts'
import type { ThemeWords } from '../catalogue-words.ts'

export const stripesAndSquares = {
  'earn-your-stripes': {
    name: 'Earn Your Stripes',
    onIt: 'Even stripes, round and round, taking turns like well-raised children. No medal has ever been sewn on with more care.',
  },
  'line-manager': {
    name: 'Line Manager',
    onIt: 'Stripes that start on time, finish on time and copy nobody in. Whatever is discussed above them stays above them.',
  },
  'broadly-speaking': {
    name: 'Broadly Speaking',
    onIt: 'Wide stripes with thin ones squeezed in between, for people who read the headline and trust the rest. You can count them from across the street.',
  },
  'stay-in-lane': {
    name: 'Stay in Lane',
    onIt: 'Broad bands laid out like lanes in a swimming pool, narrow ropes in between. Nobody overtakes, nobody splashes, and the whistle stays dry.',
  },
  'sea-legs': {
    name: 'Sea Legs',
    onIt: 'The fisherman’s stripe: narrow, even, and one line in another shade for those who look twice. It stays level when the floor does not.',
  },
  'going-down-well': {
    name: 'Going Down Well',
    onIt: 'A sunset in stripes, broad on the horizon and thinner towards the shore. It goes down every evening and nobody has sent it back yet.',
  },
  'walk-the-line': {
    name: 'Walk the Line',
    onIt: 'Pinstripes, thin as a banker’s smile and twice as straight. They have never missed a meeting, although they have slept through a few.',
  },
  'on-the-dot': {
    name: 'On the Dot',
    onIt: 'Small dots, perfectly spaced, each arriving exactly when expected. Railway companies have asked to see how it is done.',
  },
  'dot-dot-dot': {
    name: 'Dot Dot Dot',
    onIt: 'Dots, then more dots, as though the sentence were about to go on and then thought better of it.',
  },
  'spot-of-bother': {
    name: 'A Spot of Bother',
    onIt: 'Round spots that got into trouble for being everywhere at once. Each blames the one next to it, and there is always one next to it.',
  },
  'point-taken': {
    name: 'Point Taken',
    onIt: 'Big dots, some with a smaller one inside, speaking plainly and a little too loud. They have just the one thing to say, and they say it well.',
  },
  'polka-face': {
    name: 'Polka Face',
    onIt: 'Polka dots the size of poker chips, giving nothing away. Whatever you have been dealt, they have seen worse and raised it.',
  },
  'sweep-it-tomorrow': {
    name: 'Sweep It Tomorrow',
    onIt: 'Confetti, streamers and small triangles, lying where they fell the night before. The broom knows where to find us.',
  },
  'hole-in-none': {
    name: 'Hole in None',
    onIt: 'Argyle diamonds crossed by fine lines, as seen on people who own a putter. Number of holes: none, and we went round twice.',
  },
  'pair-of-diamonds': {
    name: 'A Pair of Diamonds',
    onIt: 'Diamonds from edge to edge, joined by thin lines and not insured. Wear the lot before noon; nobody will call it too much.',
  },
  'grandpa-was-right': {
    name: 'Grandpa Was Right',
    onIt: 'Argyle, straight from the drawer you used to laugh at. He kept it for forty years, said nothing, and now look.',
  },
  'check-please': {
    name: 'Check, Please',
    onIt: 'Windowpane checks, thick lines and thin ones, neatly knotted where they meet. They will settle up with the waiter while you find your coat.',
  },
  'table-for-ten': {
    name: 'Table for Ten',
    onIt: 'Picnic gingham with a small cross-stitch in every other square, as on the best aprons. It seats ten, more if they are toes.',
  },
  'your-move': {
    name: 'Your Move',
    onIt: 'A chessboard in mid-game: pawns, rooks and a queen who is not in a hurry. Take as long as you like, she did.',
  },
  'hound-and-found': {
    name: 'Hound and Found',
    onIt: 'Houndstooth, the check that looks as if something with good teeth had got hold of it. It was returned in better shape.',
  },
  'plaid-to-meet-you': {
    name: 'Plaid to Meet You',
    onIt: 'Tartan in wide bands and thin ones, crossing like old friends at a station. No clan was consulted, and none has complained.',
  },
  'well-plaid': {
    name: 'Well Plaid',
    onIt: 'Tartan that shakes hands at every corner, win or lose. A fair game on both sides, with cake in the second half.',
  },
} satisfies Partial<Record<ThemeId, ThemeWords>>
