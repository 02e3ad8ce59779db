/** Everything the loom can knit. */
export const PATTERN_NAMES = [
  // plain and geometric
  'plain', 'heather', 'stripes', 'wide-stripes', 'sailor-stripes', 'sunset-stripes', 'pinstripes', 'argyle', 'dots', 'big-dots',
  'confetti', 'checks', 'gingham', 'chess', 'houndstooth', 'zigzag', 'waves', 'terrazzo', 'camo', 'fair-isle', 'memphis',
  'colour-blocks', 'rainbow', 'scales', 'tartan',
  // hides
  'leopard', 'zebra', 'cow',
  // small things
  'stars', 'hearts', 'lightning', 'faces', 'space', 'clouds', 'snowflakes', 'bicycles', 'music', 'eyes',
  // plants
  'daisies', 'flowers', 'tulips', 'cactus', 'mushrooms', 'pines', 'leaves',
  // food
  'lemons', 'cherries', 'avocados', 'bananas', 'strawberries', 'pizza', 'sushi', 'coffee', 'croissants', 'eggs', 'ice-cream', 'tacos', 'beer',
  // animals
  'fish', 'cats', 'dogs', 'penguins', 'dinosaurs', 'bees', 'flamingos', 'foxes', 'bears', 'frogs', 'sheep', 'whales',
] as const

export type PatternName = (typeof PATTERN_NAMES)[number]
