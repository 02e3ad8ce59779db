/** What shoppers who write English call things, on both sides of the Atlantic. */
import type { LanguageWords } from './language-words.ts'

export const en: LanguageWords = {
  meanings: {
    // Not 'cream' alone: there is ice cream too.
    colour: {
      black: 'black, jet black, pitch black, ebony',
      white: 'white, off-white, cream colour, cream color, creamy white, ivory',
      grey: 'grey, gray, light grey, light gray, dark grey, dark gray, charcoal, anthracite, silver, slate',
      blue: 'blue, light blue, dark blue, navy, navy blue, royal blue, sky blue, baby blue, denim blue, cobalt, turquoise, teal, petrol, aqua, cyan, indigo, azure, blueish',
      green:
        'green, light green, dark green, mint, mint green, olive, olive green, khaki, forest green, bottle green, lime green, apple green, pistachio green, sage, sage green, emerald, kiwi, greenish',
      red: 'red, light red, dark red, burgundy, maroon, bordeaux, wine red, scarlet, crimson, brick red, cherry red, ruby, reddish',
      pink: 'pink, light pink, dark pink, hot pink, baby pink, bright pink, dusty pink, rose, rose pink, dusty rose, blush, fuchsia, magenta, bubblegum pink, pinkish',
      yellow: 'yellow, light yellow, bright yellow, lemon yellow, mustard, mustard yellow, gold, golden, ochre, ocher',
      orange: 'orange, burnt orange, bright orange, coral, apricot, peach, tangerine, terracotta',
      purple: 'purple, light purple, dark purple, lilac, violet, lavender, mauve, plum, aubergine, eggplant',
      brown: 'brown, light brown, dark brown, chestnut, chocolate brown, caramel, camel, rust, bronze, copper, cognac',
      beige: 'beige, sand, sandy, tan, taupe, nude, oatmeal, ecru, skin colour, skin color, natural colour',
      multi:
        'multicolour, multicolor, multi-colour, multi-color, multi, colourful, colorful, many colours, many colors, rainbow coloured, rainbow colored, brightly coloured, brightly colored',
    },
    material: {
      cotton: 'cotton, organic cotton, combed cotton, pima',
      wool: 'wool, woollen, woolen, woolly, wooly, lambswool, sheep wool',
      merino: 'merino, merino wool',
      cashmere: 'cashmere, cashmere wool, kashmir',
      bamboo: 'bamboo, bamboo viscose, viscose from bamboo, bamboo rayon, viscose, rayon',
      polyamide: 'polyamide, nylon',
      polyester: 'polyester',
      elastane: 'elastane, spandex, lycra, elasthane',
    },
    family: {
      socks: 'sock, sox, stocking, hosiery',
      underwear:
        'underwear, undies, underpants, boxers, boxer shorts, boxer briefs, trunks, pants, knickers, panties, lingerie',
      slippers: 'slipper, house shoes, indoor shoes, house slippers, moccasin, mules',
      accessories: 'accessory',
      'gift-boxes':
        'gift box, gift set, gift pack, gift package, present box, sock box, sock set, sock bundle, box of socks, set of socks, box, set, bundle, pack, multipack, hamper',
    },
    ageGroup: {
      adult: 'adult, grown-up, grownup',
      kids: 'kid, child, boy, girl, junior, toddler, youth, son, daughter, grandchild, grandson, granddaughter, nephew, niece, little ones, schoolboy, schoolgirl',
      baby: 'baby, newborn, new born, infant, bub, baby shower, new baby',
    },
    silhouette: {
      crew: 'crew, crew socks, crew length, mid-calf, midcalf, calf socks, calf length, regular socks, normal socks, ordinary socks, tube socks',
      'kids-crew': 'kids crew, kids crew socks',
      sneaker:
        'sneaker, sneaker socks, trainer, trainer socks, trainer liners, no-show, no-show socks, noshow, invisible socks, invisible, hidden socks, secret socks, liner, sock liners, shoe liners, footie, footsies, loafer socks',
      low: 'ankle, ankle socks, ankle length, anklet, low socks, low-cut, low-cut socks, short socks, quarter socks, shorties',
      'knee-high': 'knee, knee-high, knee socks, knee length, long socks, high socks, over the calf',
      'baby-grip': 'baby grip socks, booties, baby booties, baby slippers, first walkers, prewalkers',
      slipper: 'slipper socks, slipper boots, house socks, cabin socks, lounge socks',
      briefs: 'brief, hipster',
      beanie: 'beanie, hat, winter hat, woolly hat, wooly hat, bobble hat, knit hat, knit cap, cap, tuque',
      'box-2': '2-pack, two-pack, pack of 2, pack of two, set of 2, box of 2, 2 pairs, two pairs, twin pack',
      'box-3': '3-pack, three-pack, pack of 3, pack of three, set of 3, box of 3, 3 pairs, three pairs, triple pack',
      'box-4': '4-pack, four-pack, pack of 4, pack of four, set of 4, box of 4, 4 pairs, four pairs',
      'box-7':
        '7-pack, seven-pack, pack of 7, pack of seven, set of 7, box of 7, 7 pairs, seven pairs, week pack, weekday socks, 7 days, seven days',
    },
    pattern: {
      animals: 'animal, wildlife, creatures',
      stripes: 'stripe, stripy, stripey',
      dots: 'dot, dotty, polka, polka dot, polkadot, spotted, spotty',
      checks: 'check, checkered, checkerboard, chequered, plaid, squares',
      plain:
        'plain, solid, solid colour, solid color, single colour, single color, one colour, one color, unpatterned, no pattern, without pattern, simple, basic, minimalist, neutral',
      food: 'food, foodie, snack',
      plants: 'plant, botanical, floral, flowery, gardening, gardener',
      hides: 'animal print, animal pattern, animal skin, animal hide, safari print, wild print',
      graphic: 'graphic, geometric, geometrical, abstract',
      shapes: 'shape, symbol, icons',
      mixed: 'mixed, assorted, assortment, mixed pack, mixed patterns, variety pack',
    },
    occasion: {
      everyday: 'everyday, every day, day to day, casual',
      winter:
        'winter, wintry, warm, warmest, warming, thermal, thick, christmas, xmas, x-mas, festive, yule, yuletide, christmassy, holiday, holiday season, advent, ski, skiing, apres ski, cold weather, cold feet',
      party: 'party, partying, parties, festival, celebration, celebrate, disco, night out, new years eve, carnival',
      birthday: 'birthday, bday, b-day, birthday boy, birthday girl',
      romance:
        'romance, romantic, valentine, valentines day, wedding, wedding day, anniversary, bride, groom, groomsmen, bridal, engagement, honeymoon, love, date night, couples',
      office:
        'office, business, work, workwear, formal, suit, dress socks, professional, corporate, boardroom, interview, colleague, coworker, boss',
      sport:
        'sport, sporty, athletic, running, run, runner, jogging, gym, fitness, workout, training, exercise, football, soccer, tennis, golf, basketball, yoga, pilates, warm-up, warmup',
      travel:
        'travel, travelling, traveling, traveller, traveler, journey, trip, hiking, hike, hiker, walking, trekking, camping, outdoor, vacation, flight, backpacking',
      home: 'home, cosy, cozy, lounge, loungewear, lounging, indoors, sofa, bed socks, sleep, sleeping, relax, relaxing',
      summer: 'summer, summery, summertime, beach, seaside, thin, breathable, hot weather, warm weather',
    },
    feature: {
      'non-slip':
        'non-slip, nonslip, no-slip, anti-slip, antislip, slip-resistant, grip, grippy, gripper, non-skid, anti-skid, skid-proof, abs',
      cushioned: 'cushioned, cushioning, padded, padding',
      terry: 'terry, terry cloth, towelling, toweling, plush, fluffy, fuzzy',
      seamless: 'seamless, seam-free, seamfree, no seam, without seams, flat seam',
    },
    badge: {
      new: 'new, new in, newest, latest, just in, just arrived, new arrival, new collection',
      sale: 'sale, on sale, reduced, reduction, discount, outlet, clearance, offer, special offer, deal, bargain, promo, promotion, half price, marked down, black friday',
      bestseller:
        'bestseller, best seller, bestselling, best selling, top seller, popular, most popular, trending, favourite, favorite',
      limited: 'limited, limited edition, special edition, exclusive, collectors edition',
    },
    category: {
      'collection/socks-for-men':
        'men, menswear, gent, gentleman, guy, male, him, his, for him, dad, daddy, father, fathers day, grandpa, grandad, granddad, grandfather, husband, hubby, boyfriend, brother, uncle, father in law',
      'collection/socks-for-women':
        'women, womenswear, lady, female, feminine, her, for her, mum, mummy, mom, mommy, mother, mothers day, gran, granny, nan, nana, grandma, grandmother, wife, girlfriend, sister, aunt, auntie, mother in law',
      'collection/classics': 'classic, timeless, traditional, elegant',
      'collection/bold-ones': 'bold, loud, wild, daring, eye-catching, statement, statement socks',
      'collection/fruit-stand': 'fruit, fruity',
      gifts:
        'gift, present, gift idea, present idea, gifting, stocking filler, stocking stuffer, secret santa, small gift',
    },
  },
  synonyms: [
    // animals and their coats
    'cat, kitten, kitty, pussycat, moggy, feline, tabby',
    'dog, doggy, puppy, pup, pooch, canine, dachshund, doxie',
    'bear, teddy, grizzly, polar',
    'rabbit, bunny, hare',
    'sheep, lamb, ewe',
    'cow, cattle, friesian',
    'dinosaur, dino, trex, jurassic, triceratops',
    'bee, bumblebee, honeybee, beekeeper',
    'fox, vixen, foxy',
    'frog, toad, froggy',
    'whale, orca, humpback',
    'fish, salmon, trout, fishy',
    'leopard, cheetah, jaguar, panther',
    'pig, piglet, piggy',
    'horse, pony, equestrian',
    'duck, duckling, ducky',
    'monkey, ape, chimp, gorilla',
    'reindeer, deer, stag, elk, moose, rudolph',
    'butterfly, moth',
    'ladybird, ladybug',
    'mermaid, scales',
    // food and drink
    'lemon, citrus',
    'avocado, avo, guacamole, guac',
    'strawberry, strawbs',
    'pizza, margherita, pizzeria',
    'sushi, maki, nigiri, sashimi, japanese',
    'coffee, espresso, cappuccino, latte, caffeine, barista',
    'croissant, pastry, patisserie, bakery, viennoiserie',
    'egg, yolk, omelette',
    'icecream, gelato, sundae, cone, popsicle, cornet',
    'taco, burrito, nachos, mexican, tortilla',
    'beer, ale, lager, brewery, brewer',
    'wine, prosecco, champagne, fizz',
    'doughnut, donut',
    'burger, hamburger, cheeseburger',
    'sweets, candy, lollipop',
    'chilli, chili, jalapeno',
    // plants
    'flower, blossom, bloom, bouquet',
    'daisy, marguerite, chamomile',
    'cactus, succulent',
    'mushroom, toadstool, fungus, shroom',
    'pine, spruce, conifer, evergreen, forest, woodland',
    'leaf, foliage, autumnal',
    // patterns
    'argyle, argyll, diamond, harlequin, rhombus',
    'gingham, vichy, picnic',
    'tartan, scottish, scotland, highland, lumberjack, kilt',
    'houndstooth, dogtooth',
    'chess, chessboard',
    'zigzag, chevron',
    'wave, wavy, ripple',
    'camouflage, camo, army, military',
    'pinstripe, chalkstripe',
    'sailor, nautical, breton, maritime, fisherman',
    'sunset, dusk',
    'rainbow, pride, lgbtq',
    'confetti, streamers',
    'heather, melange, marl, tweed, flecked, speckled, mottled',
    'nordic, norwegian, scandinavian, scandi, icelandic, isle',
    'memphis, eighties, 80s, retro, vintage',
    'colourblock, colorblock, bauhaus',
    // sky and space
    'space, planet, rocket, galaxy, astronaut, cosmos, cosmic, spaceship, universe, nasa',
    'star, starry',
    'lightning, thunder, thunderbolt, thunderstorm',
    'cloud, cloudy',
    'snow, snowflake, snowy, frost, frosty, snowman',
    // products
    'heart, sweetheart',
    'face, smiley, emoji, picasso',
    'eye, eyeball, eyelash',
    'bicycle, bike, cycle, cycling, cyclist',
    'music, musical, musician, vinyl, cassette, headphones',
    'halloween, spooky, ghost, pumpkin',
    'santa, claus, elf',
    'film, movie, cinema',
    // clothes
    'tights, pantyhose, leggings',
    'glove, mitten, mitt',
    'scarf, shawl, snood',
    'sweater, jumper, pullover',
  ],
  stopWords:
    'a, an, the, and, or, of, for, with, in, on, to, from, by, at, as, my, your, our, me, i, im, we, you, it, its, is, are, be, that, this, these, those, some, any, who, has, have, please, show, find, search, looking, look, want, wanted, need, like, buy, buying, get, shop, shopping, store, order, online, cheap, cheaper, cheapest, affordable, pair, pairs, nice, cool, cute, pretty, lovely, beautiful, great, good, quality, fun, funny, funky, crazy, quirky, silly, cheerful, unusual, novelty, print, printed, prints, pattern, patterned, patterns, design, designs, designer, motif, theme, themed, style, colour, color, coloured, colored, colours, colors, item, items, product, products, idea, ideas, lover, lovers, fan, fans, someone, people, person, friend, friends',
  sizeWords: {
    size: 'size, sizes, sized, sz, shoe, uk, eu, us, euro, age, aged, ages, old',
    years: 'year, years, yr, yrs, yo',
    months: 'month, months, mo, mos, mth, mths',
  },
  priceWords: {
    below: 'under, below, less than, up to, max, maximum, at most, cheaper than',
    money:
      'pounds, pound, quid, euro, euros, dollars, dollar, bucks, francs, kronor, krona, kroner, krone, koruna, korunas, korun, won',
  },
}
