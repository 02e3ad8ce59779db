/** What is said about the gift boxes. */
import type { BoxId } from '../../themes/gift-boxes.ts'
import type { ThemeWords } from '../catalogue-words.ts'

export const giftBoxes = {
  'fruit-salad': {
    name: 'Fruit Salad',
    onIt: 'Lemons first, then whatever else was ripe. Nothing needs peeling, nothing goes brown, and there are no melon cubes to leave behind.',
  },
  'tasting-menu': {
    name: 'Tasting Menu',
    onIt: 'Several small courses, beginning with sushi and pizza, served all at once. The kitchen takes no reservations and expects no tip.',
  },
  'breakfast-in-bed': {
    name: 'Breakfast in Bed',
    onIt: 'Eggs and coffee to start with, brought to you in pairs. There will be no crumbs on the sheets, which makes it the first of its kind.',
  },
  'same-again-please': {
    name: 'Same Again, Please',
    onIt: 'Beer and pizza, the two courses of a good evening. Nobody has to go to the bar and nobody has to split the bill.',
  },
  'petting-zoo': {
    name: 'Petting Zoo',
    onIt: 'Dogs, cats, sheep and, in the larger boxes, their wilder friends. All of them are tame, none of them bites, and feeding is optional.',
  },
  'cat-people': {
    name: 'Cat People',
    onIt: 'Cats with cats on the side, for someone who has three and calls them a couple. They will sit in the box first.',
  },
  walkies: {
    name: 'Walkies',
    onIt: 'Dachshunds, and then more dachshunds, all of them ready by the door. The ball is where it always is, and the weather is no excuse.',
  },
  'catch-of-the-day': {
    name: 'Catch of the Day',
    onIt: 'Salmon, whales and, in the bigger box, a few scales for good measure, landed this morning and packed without ice. None of it was this big.',
  },
  'fresh-bouquet': {
    name: 'Fresh Bouquet',
    onIt: 'Daisies, tulips and company, cut to foot length. They need no vase, want no water and look just as good in three weeks.',
  },
  'minutes-of-the-meeting': {
    name: 'Minutes of the Meeting',
    onIt: 'Stripes, dots and other quiet professionals who can sit through anything. Action points: put on, go in, come home.',
  },
  'join-the-dots': {
    name: 'Join the Dots',
    onIt: 'Dots small, dots large, in every case round. Put them next to each other and a picture appears, though we will not say of what.',
  },
  'stripe-search': {
    name: 'Stripe Search',
    onIt: 'Stripes of several schools, from the even to the nautical and beyond. We searched the building and these were all we could find: enough.',
  },
  'love-letters': {
    name: 'Love Letters',
    onIt: 'Hearts and cherries, signed, sealed and folded in two. It says what you would say yourself if you were better at saying it.',
  },
  'yours-and-mine': {
    name: 'Yours and Mine',
    onIt: 'Hearts twice over, in two tempers, for two people and one laundry basket. Who gets which is for you to settle.',
  },
  'snowed-in': {
    name: 'Snowed In',
    onIt: 'Fair Isle, snowflakes and whatever else came down overnight. The road is closed, the kettle is on, and nobody minds.',
  },
  'by-the-fire': {
    name: 'By the Fire',
    onIt: 'Fair Isle and argyle, chosen for the last hour of the evening. The fire is not included, and neither is the dog in front of it.',
  },
  'lift-off': {
    name: 'Lift-Off',
    onIt: 'Planets and stars, packed tightly as one has to when going up. No countdown is needed; just pull at the lid.',
  },
  'seven-day-forecast': {
    name: 'Seven Day Forecast',
    onIt: 'Clouds, drizzle, lightning, waves, a rainbow, a sunset and snow, one for each day of the week. More reliable than the one on television.',
  },
  'out-of-office': {
    name: 'Out of Office',
    onIt: 'Flamingos and waves lead the way, and the rest of the holiday follows. Messages will be answered on return, or possibly not.',
  },
  'warm-up-act': {
    name: 'Warm-Up Act',
    onIt: 'Bicycles and zigzags for people who move about on purpose. They do the stretching, you do the rest, and everybody gets a shower.',
  },
  'loud-and-clear': {
    name: 'Loud and Clear',
    onIt: 'The noisiest patterns we have, chosen for people who do not do beige. Please open it away from sleeping relatives.',
  },
  'show-and-tell': {
    name: 'Show and Tell',
    onIt: 'Dinosaurs and outer space, the two things worth talking about at school. The rest of the class will have questions.',
  },
  'story-time': {
    name: 'Story Time',
    onIt: 'Bears and sheep, both well known from bedtime stories. They will be asked for one more chapter and should say no.',
  },
  'snow-day': {
    name: 'Snow Day',
    onIt: 'Penguins and snowflakes for the morning when the school stays shut. Best worn inside boots, and found again after lunch.',
  },
  'party-bag': {
    name: 'Party Bag',
    onIt: 'Confetti and ice cream to begin with, and no cake squashed at the bottom. Everyone goes home with something that fits.',
  },
  'garden-patrol': {
    name: 'Garden Patrol',
    onIt: 'Bees and frogs on duty, from the flower bed to the far end of the lawn. They report back at suppertime, covered in evidence.',
  },
} satisfies Partial<Record<BoxId, ThemeWords>>
