/** What a pattern belongs to, for whoever looks for "something with animals". */
import type { PatternName } from '../loom/pattern-names.ts'

const GROUPS = {
  plain: 'plain heather colour-blocks',
  stripes: 'stripes wide-stripes sailor-stripes sunset-stripes pinstripes rainbow zigzag waves',
  dots: 'dots big-dots confetti terrazzo',
  checks: 'argyle checks gingham chess houndstooth tartan',
  graphic: 'camo fair-isle memphis scales',
  hides: 'leopard zebra cow',
  shapes: 'stars hearts lightning faces eyes space clouds snowflakes bicycles music',
  plants: 'daisies flowers tulips cactus mushrooms pines leaves',
  food: 'lemons cherries avocados bananas strawberries pizza sushi coffee croissants eggs ice-cream tacos beer',
  animals: 'fish cats dogs penguins dinosaurs bees flamingos foxes bears frogs sheep whales',
}

const groupOf = new Map(
  Object.entries(GROUPS).flatMap(([group, names]) => names.split(' ').map((name) => [name, group])),
)

export function patternGroupOf(pattern: PatternName): string {
  const group = groupOf.get(pattern)
  if (group === undefined) throw new Error(`The pattern ${pattern} belongs to no group`)
  return group
}
