/** What is said about plants, stars and weather. */
import type { ThemeId } from '../../themes/themes.ts'
import type { ThemeWords } from '../catalogue-words.ts'

export const gardenAndSky = {
  'upsy-daisy': {
    name: 'Upsy Daisy',
    onIt: 'Daisies wide open and everywhere, as if nobody would ever mow again. Please do not pull off the petals to find out; the answer is yes.',
  },
  'daisy-chain-of-command': {
    name: 'Daisy Chain of Command',
    onIt: 'Daisies in good order, each reporting to the one above. The daisy at the very top has no idea what is going on either.',
  },
  'late-bloomer': {
    name: 'Late Bloomer',
    onIt: 'Round, confident flowers, as they were drawn in 1967. They took their time, came out all at once like buses, and are not sorry.',
  },
  'petal-to-the-metal': {
    name: 'Petal to the Metal',
    onIt: 'Big flowers and small ones, going considerably faster than flowers usually go. Petals are visible in all directions, and brakes in none.',
  },
  'tulip-service': {
    name: 'Tulip Service',
    onIt: 'Tulips standing upright beside tulips standing on their heads, all to please you. Asked for a few kind words, they decided to bloom instead.',
  },
  'looking-sharp': {
    name: 'Looking Sharp',
    onIt: 'Potted cacti with excellent posture, some with a flower in their hair. The prickles are knitted, so a handshake is safe.',
  },
  'free-hugs': {
    name: 'Free Hugs',
    onIt: 'Cacti in little pots, the tall ones with their arms out. So far nobody has come forward to be hugged, which they put down to shyness.',
  },
  'not-mushroom-in-here': {
    name: 'Not Mushroom in Here',
    onIt: 'Spotted toadstools, thin mushrooms and small ones in pairs, elbow to elbow after a night of rain. There was space for one more, and then it grew.',
  },
  'needle-work': {
    name: 'Needle Work',
    onIt: 'A forest of pines, some with snow on top, and a rounder tree that got in by mistake. Every needle was made by another needle.',
  },
  'pining-for-you': {
    name: 'Pining for You',
    onIt: 'Trees, rank on rank, all thinking of the same person. They are evergreen, mostly, so they can keep this up for a very long time.',
  },
  'leaf-me-be': {
    name: 'Leaf Me Be',
    onIt: 'Leaves of several sorts, some split, some pointed, some still on the twig, and all with nowhere to be. Nobody will ask you to rake these.',
  },
  'thank-your-stars': {
    name: 'Thank Your Stars',
    onIt: 'Large stars that lean a little, small ones in the gaps, and not one of them falling. Hand in your wishes and they will be dealt with in order.',
  },
  'five-star-review': {
    name: 'Five Star Review',
    onIt: 'Stars, five points each, every one of them earned. Would wear again, writes a man who normally only writes to complain.',
  },
  'some-space-please': {
    name: 'Some Space, Please',
    onIt: 'Ringed planets, a moon, a rocket leaving early and plenty of nothing in between. Up there nobody needs anything from you before Thursday.',
  },
  'over-the-moon': {
    name: 'Over the Moon',
    onIt: 'A rocket has just passed the moon and is waving at the planets. They have rings on, so it must be a formal occasion.',
  },
  'mission-control': {
    name: 'Mission Control',
    onIt: 'One rocket, several planets and a moon, all where the plan says they should be. Houston has been told and has gone for lunch.',
  },
  'shock-value': {
    name: 'Shock Value',
    onIt: 'Lightning that strikes the same place again and again, whatever people say about it. The thunder follows in about three seconds.',
  },
  'slight-chance-of-naps': {
    name: 'Slight Chance of Naps',
    onIt: 'Fat clouds, some with a few drops to get rid of and some with the sun behind them. Expect drowsiness, spreading slowly from the west.',
  },
  'no-two-alike': {
    name: 'No Two Alike',
    onIt: 'Six-armed snowflakes falling in no hurry whatsoever. They will not melt on the radiator, which is a first for snowflakes.',
  },
  'ice-to-meet-you': {
    name: 'Ice to Meet You',
    onIt: 'Snowflakes that dressed up for the evening, down to the last frosty twig. They can be cold at first, but give them a minute.',
  },
} satisfies Partial<Record<ThemeId, ThemeWords>>
