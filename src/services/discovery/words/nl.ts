/** What shoppers who write Dutch call things, in the Netherlands and in Flanders. Compounds are split by the reader. */
import type { LanguageWords } from './language-words.ts'

export const nl: LanguageWords = {
  meanings: {
    colour: {
      black: 'zwart, gitzwart, inktzwart, pikzwart',
      white: 'wit, gebroken wit, roomwit, crème, crèmekleurig, ivoor, ivoorwit, offwhite, off-white, sneeuwwit',
      grey: 'grijs, lichtgrijs, donkergrijs, antraciet, zilver, zilverkleurig, zilvergrijs, leigrijs',
      blue: 'blauw, lichtblauw, donkerblauw, marine, marineblauw, navy, hemelsblauw, koningsblauw, kobalt, kobaltblauw, jeansblauw, spijkerblauw, ijsblauw, babyblauw, nachtblauw, felblauw, turquoise, turkoois, petrol, aqua, indigo, blauwgroen, blauwig',
      green:
        'groen, lichtgroen, donkergroen, felgroen, mint, mintgroen, olijf, olijfgroen, kaki, khaki, legergroen, mosgroen, bosgroen, dennengroen, appelgroen, limoengroen, flessengroen, smaragd, smaragdgroen, saliegroen, pistachegroen, groenig',
      red: 'rood, lichtrood, donkerrood, felrood, knalrood, bordeaux, bordeauxrood, wijnrood, steenrood, baksteenrood, kersenrood, zalmrood, scharlaken, robijnrood, roodachtig',
      pink: 'roze, pink, rosé, lichtroze, zachtroze, oudroze, donkerroze, felroze, knalroze, babyroze, zalmroze, poederroze, fuchsia, magenta',
      yellow:
        'geel, lichtgeel, felgeel, citroengeel, zonnegeel, mosterd, mosterdgeel, oker, okergeel, goud, goudgeel, goudkleurig',
      orange: 'oranje, feloranje, koraal, koraalrood, koraaloranje, abrikoos, perzik, perzikkleurig, terracotta',
      purple: 'paars, lichtpaars, donkerpaars, lila, violet, lavendel, aubergine, pruim, pruimpaars, mauve, purper',
      brown:
        'bruin, lichtbruin, donkerbruin, roest, roestbruin, karamel, karamelbruin, kastanjebruin, chocoladebruin, cognac, koper, brons, camel',
      beige: 'beige, zand, zandkleurig, zandbeige, taupe, nude, huidskleur, huidskleurig, naturel, ecru',
      multi:
        'veelkleurig, meerkleurig, kleurrijk, bont, gekleurd, kleurig, multicolor, multicolour, multi, regenboogkleurig, regenboogkleuren, fleurig',
    },
    material: {
      cotton: 'katoen, cotton, biokatoen, biologisch katoen, bio katoen',
      wool: 'wol, wollig, scheerwol, lamswol, schapenwol',
      merino: 'merino, merinowol, merino wol',
      cashmere: 'kasjmier, cashmere',
      bamboo: 'bamboe, bamboeviscose, viscose',
      polyamide: 'polyamide, nylon',
      polyester: 'polyester',
      elastane: 'elastaan, elasthan, spandex, lycra',
    },
    family: {
      socks: 'sok, kous',
      underwear: 'ondergoed, onderbroek, boxer, boxershort, boxershorts, trunks, lingerie',
      slippers: 'slof, pantoffel, huisschoen, slippers, muiltjes',
      accessories: 'accessoire',
      'gift-boxes':
        'cadeaubox, cadeauset, cadeaudoos, cadeaupakket, cadeauverpakking, cadeau box, cadeau set, kadobox, kadoset, geschenkbox, geschenkset, geschenkdoos, geschenkpakket, geschenkverpakking, giftbox, gift box, giftset, gift set, sokkenbox, sokkendoos, sokkenset, sokkenpakket, sokken box, sokken set, box, doos, set, pakket, pack, multipack, voordeelpak, voordeelverpakking',
    },
    ageGroup: {
      adult: 'volwassene, volwassenen, volwassen',
      kids: 'kind, kinder, kids, jongen, meisje, meiden, peuter, kleuter, zoon, dochter, kleinkind, kleinzoon, kleindochter, neefje, nichtje, junior, schoolkind',
      baby: 'baby, newborn, pasgeboren, pasgeborene, dreumes, zuigeling, geboorte, kraam, babyshower',
    },
    silhouette: {
      crew: 'crew, crewsokken, crew sokken, kuithoog, kuitsokken, halfhoog, halfhoge sokken, middelhoog, normale sokken, gewone sokken',
      sneaker:
        'sneaker, sneakersok, sneaker sokken, footie, onzichtbare sokken, onzichtbaar, invisible, no-show, kousenvoetjes, ballerinasokken, instapsokken, gympen',
      low: 'enkelsok, enkel sokken, enkelkousen, enkelhoog, korte sokken, korte kousen, lage sokken, quarter',
      'knee-high': 'kniekous, kniesok, knie, knie sokken, kniehoog, lange sokken, lange kousen, hoge sokken',
      'baby-grip': 'babyslofjes, baby slofjes, babyschoentjes, kruipsokken, loopsokjes',
      slipper: 'slofsokken, slof sokken, pantoffelsokken, sokpantoffels, huissok',
      briefs: 'slip, briefs, hipster, heupslip, broekje',
      beanie: 'muts, beanie, wollen muts, gebreide muts, ijsmuts, pet, hoed',
      'box-2': '2-pack, duopack, duo-pack, set van 2, set van twee, box van 2, 2 paar, twee paar',
      'box-3': '3-pack, triopack, set van 3, set van drie, box van 3, 3 paar, drie paar',
      'box-4': '4-pack, set van 4, set van vier, box van 4, 4 paar, vier paar',
      'box-7':
        '7-pack, weekpack, weekbox, weeksokken, weekdagen, set van 7, set van zeven, box van 7, 7 paar, zeven paar, 7 dagen, zeven dagen',
    },
    pattern: {
      animals: 'dier, dierenmotief, dierenrijk, beest',
      stripes: 'streep, gestreept, streepjessokken',
      dots: 'stip, gestippeld, stippeltjes, bolletjes, polkadot, polkadots, polka dots, polka',
      checks: 'ruit, ruitjes, geruit, geblokt',
      plain:
        'effen, uni, egaal, eenkleurig, zonder print, zonder patroon, zonder motief, basic, basics, neutraal, simpel, minimalistisch',
      food: 'eten, food, voedsel, snack, hapjes',
      plants: 'plant, botanisch, gebloemd, bloemenprint, bloemenpatroon, tuinieren',
      hides: 'dierenprint, dieren print, animal print, animalprint, dierenvacht, dierenhuid, vachtprint',
      graphic: 'grafisch, geometrisch, abstract',
      shapes: 'symbool, figuurtjes',
      mixed: 'gemengd, mix, gemixt, assorti, assortiment, gemengde prints',
    },
    occasion: {
      everyday: 'alledaags, dagelijks, elke dag, iedere dag, doordeweeks, casual, vrije tijd',
      winter:
        'winter, winterse, warm, thermo, dik, kerst, Kerstmis, kerstfeest, kerstavond, christmas, xmas, x-mas, Sinterklaas, Sint, pakjesavond, advent, ski, skiën, wintersport, koude voeten',
      party: 'feest, feestelijk, party, festival, carnaval, oudejaarsavond, oud en nieuw, disco, vrijgezellenfeest',
      birthday: 'verjaardag, verjaardagen, verjaardagsfeest, jarig',
      romance:
        'Valentijn, Valentijnsdag, Valentine, bruiloft, huwelijk, trouwen, trouwerij, trouwdag, bruid, bruidegom, bruidspaar, verloving, jubileum, romantisch, romantiek, liefde, verliefd, koppel, stelletje',
      office: 'kantoor, werk, zakelijk, business, formeel, nette sokken, collega, baas, chef, sollicitatie',
      sport:
        'sport, sportief, sportschool, hardlopen, hardloper, rennen, running, joggen, fitness, gym, training, workout, voetbal, tennis, hockey, yoga, pilates',
      travel:
        'reis, reiziger, vakantie, wandelen, wandel, wandeling, hiken, hiking, trekking, kamperen, camping, outdoor, vlucht, vliegtuig, onderweg',
      home: 'thuis, knus, bedsokken, slaapsokken, loungen, relaxen, ontspannen, knuffelsokken, knuffelzacht',
      summer: 'zomer, zomerse, strand, dun, luchtig, ademend',
    },
    feature: {
      'non-slip': 'antislip, anti-slip, slipvrij, stroef, grip, noppen, ABS, stopper',
      cushioned: 'demping, gedempt, dempend, gepolsterd, padded, verende zool',
      terry: 'badstof, frotté, pluche, fluffy, pluizig, donzig',
      seamless: 'naadloos, zonder naad, platte naad',
    },
    badge: {
      new: 'nieuw, nieuwste, net binnen, nieuw binnen, nieuwe collectie, nieuwigheden, new in',
      sale: 'sale, korting, met korting, afgeprijsd, aanbieding, in de aanbieding, uitverkoop, opruiming, outlet, actie, solden, promotie, black friday',
      bestseller: 'bestseller, populair, populairst, meest verkocht, best verkocht, bestverkocht, favoriet, topper',
      limited: 'limited, limited edition, gelimiteerd, beperkte oplage, speciale editie, exclusief',
    },
    category: {
      'collection/socks-for-men':
        'man, mannelijk, heer, hem, voor hem, papa, pap, vader, vaderdag, opa, grootvader, schoonvader, vriend, broer, oom, kerel',
      'collection/socks-for-women':
        'vrouw, vrouwelijk, dame, haar, voor haar, mama, mam, moeder, moederdag, oma, grootmoeder, schoonmoeder, vriendin, zus, tante',
      'collection/classics': 'klassiek, klassieker, tijdloos, elegant, stijlvol, traditioneel',
      'collection/bold-ones': 'opvallend, gewaagd, uitbundig, wild, luid, durf',
      'collection/fruit-stand': 'fruit, fruitig, vruchten',
      gifts:
        'cadeau, kado, geschenk, presentje, cadeau-idee, cadeautip, geschenkidee, relatiegeschenk, bedankje, attentie, surprise, verrassing',
    },
  },
  synonyms: [
    // animals and their coats
    'kat, poes, kitten, kater',
    'hond, puppy, pup, teckel',
    'beer, teddy, teddybeer, ijsbeer, grizzly',
    'konijn, haas, paashaas',
    'schaap, lam',
    'koe, kalf, koeienvlek, koeienprint',
    'dinosaurus, dino, trex',
    'bij, hommel, imker',
    'kikker, kikvors',
    'walvis, walvisje, orka',
    'vis, zalm, forel',
    'luipaard, luipaardprint, panter, panterprint, luipaardvlek, jachtluipaard, jaguar',
    'zebra, zebraprint, zebrastreep',
    'varken, big',
    'paard, pony, paardrijden',
    'eenhoorn, unicorn',
    'eend, kuiken',
    'aap, gorilla, chimpansee',
    'rendier, hert, eland',
    'schub, zeemeermin',
    // food and drink
    'citroen, citrus, limonade',
    'aardbei, zomerkoninkje',
    'avocado, guacamole',
    'pizza, pizzapunt, pizzeria, margherita',
    'sushi, maki, nigiri, sashimi, sushirol',
    'koffie, koffieboon, espresso, cappuccino, latte, barista, bakkie',
    'croissant, gebak, viennoiserie',
    'ei, spiegelei',
    'ijs, roomijs, softijs, gelato, waterijs, ijshoorntje',
    'taco, burrito, tortilla, Mexicaans',
    'bier, pils, brouwerij, speciaalbier',
    'wijn, prosecco, champagne, bubbels',
    'donut, doughnut',
    'hamburger, burger, cheeseburger',
    'friet, patat, frietjes',
    'snoep, lolly, snoepgoed',
    // plants
    'bloem, bloesem, bloei, boeket',
    'madelief, margriet, kamille',
    'cactus, vetplant',
    'paddenstoel, paddestoel, champignon, vliegenzwam, zwam',
    'den, dennenboom, dennenbos, spar, kerstboom, naaldboom, bos',
    'blad, herfstblad, herfstbladeren',
    // patterns
    'argyle, wybertje, harlekijn, diamant',
    'tartan, Schots, Schotland, kilt, houthakker',
    'vichy, gingham, picknick, picknickruit, boerenbont',
    'houndstooth, kippenpootjes, poule, pied',
    'schaak, schaakbord, dambord',
    'zigzag, zigzaglijn, chevron, visgraat',
    'camouflage, camo, legerprint, leger, army',
    'maritiem, matroos, zeeman, vissersstreep, Bretons, nautisch',
    'zonsondergang, avondrood',
    'regenboog, pride',
    'confetti, slingers, serpentine',
    'gemêleerd, tweed, gespikkeld, melange, spikkels',
    'Noors, noordse, Scandinavisch, nordic, IJslands, Isle',
    'memphis, tachtig, 80s, retro, vintage',
    'bauhaus, kleurblok, colorblock',
    // sky and space
    'ruimte, heelal, planeet, raket, astronaut, ruimtevaart, ruimteschip, melkweg, kosmos, space',
    'ster, sterrenhemel',
    'bliksem, bliksemschicht, onweer, donder',
    'sneeuw, sneeuwvlok, vlok, sneeuwpop, ijskristal',
    // products
    'gezicht, smiley, emoji, Picasso',
    'fiets, fietser, wielrennen, wielrenner, racefiets, rijwiel',
    'muziek, muzieknoot, muzikant, melodie, grammofoonplaat, vinyl, cassette',
    'halloween, spook, pompoen, griezelig',
    'kerstman, Santa, rudolf',
    'film, bioscoop, popcorn',
    // clothes
    'panty, maillot, legging, leggings',
    'sjaal, shawl',
    'trui, sweater, pullover, vest',
  ],
  stopWords:
    'de, het, een, en, of, met, voor, van, in, op, aan, uit, te, tot, om, als, naar, mijn, je, jouw, jullie, ons, onze, mij, ik, we, wij, die, dat, dit, deze, er, is, zijn, heeft, wat, iets, iemand, alle, alsjeblieft, graag, zoek, zoeken, zoekt, vind, vinden, toon, wil, nodig, kopen, koop, bestel, bestellen, online, shop, winkel, webshop, webwinkel, goedkoop, goedkope, voordelig, voordelige, betaalbaar, paar, paren, mooi, mooie, leuk, leuke, lief, lieve, schattig, schattige, cool, coole, goed, goede, beste, grappig, grappige, gek, gekke, vrolijk, vrolijke, bijzonder, bijzondere, origineel, originele, hippe, funny, kwaliteit, print, prints, patroon, patronen, motief, motieven, design, kleur, kleuren, idee, ideeën, artikel, product, producten, fan, fans, liefhebber, liefhebbers, mensen, persoon',
  sizeWords: {
    size: 'maat, maten, mt, schoenmaat, sokkenmaat, kledingmaat, eu, uk, us, nummer, leeftijd, oud',
    years: 'jaar, jaren, jr',
    months: 'maand, maanden, mnd, mnden',
  },
  priceWords: {
    below: 'onder, onder de, tot, minder dan, maximaal, max, hooguit, goedkoper dan',
    money: 'euro, euros',
  },
}
