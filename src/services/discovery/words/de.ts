/** What shoppers who write German call things, in Germany, Austria and Switzerland. Compounds are split by the reader. */
import type { LanguageWords } from './language-words.ts'

export const de: LanguageWords = {
  meanings: {
    colour: {
      black: 'schwarz, tiefschwarz, rabenschwarz, pechschwarz',
      white: 'weiß, cremeweiß, cremefarben, creme, wollweiß, naturweiß, elfenbein, offwhite, off-white, schneeweiß',
      grey: 'grau, hellgrau, dunkelgrau, anthrazit, silber, silbergrau, schiefergrau',
      blue: 'blau, hellblau, dunkelblau, mittelblau, marine, marineblau, navy, navyblau, himmelblau, königsblau, royalblau, kobaltblau, jeansblau, eisblau, nachtblau, babyblau, taubenblau, türkis, türkisblau, petrol, aqua, cyan, indigo, bläulich',
      green:
        'grün, hellgrün, dunkelgrün, mint, mintgrün, minzgrün, oliv, olivgrün, khaki, tannengrün, waldgrün, moosgrün, grasgrün, flaschengrün, limettengrün, neongrün, salbei, salbeigrün, smaragd, smaragdgrün, pistaziengrün, grünlich',
      red: 'rot, hellrot, dunkelrot, knallrot, feuerrot, weinrot, bordeaux, bordeauxrot, burgunder, burgunderrot, kirschrot, ziegelrot, lachsrot, scharlachrot, rubinrot, rötlich',
      pink: 'rosa, pink, rosé, hellrosa, zartrosa, altrosa, rosarot, babyrosa, puderrosa, knallpink, neonpink, fuchsia, magenta',
      yellow: 'gelb, hellgelb, knallgelb, neongelb, zitronengelb, sonnengelb, senf, senfgelb, gold, goldgelb, ocker',
      orange:
        'orange, orangefarben, koralle, korallenrot, korallfarben, apricot, aprikose, pfirsich, terrakotta, terracotta',
      purple:
        'lila, violett, hellviolett, dunkelviolett, helllila, dunkellila, flieder, fliederfarben, lavendel, aubergine, pflaume, purpur, mauve, brombeer',
      brown:
        'braun, hellbraun, dunkelbraun, rostbraun, rost, karamell, karamellbraun, kastanienbraun, schokobraun, schokoladenbraun, cognac, kupfer, bronze, camel',
      beige: 'beige, sand, sandfarben, taupe, nude, hautfarben, naturfarben, ecru, haferbeige',
      multi:
        'bunt, kunterbunt, mehrfarbig, vielfarbig, farbenfroh, farbig, multicolor, multicolour, multifarben, regenbogenfarben, knallbunt, farbenmix',
    },
    material: {
      cotton: 'Baumwolle, Cotton, Biobaumwolle, Bio-Baumwolle',
      wool: 'Wolle, Schurwolle, Schafwolle, Lammwolle, wollig',
      merino: 'Merino, Merinowolle',
      cashmere: 'Kaschmir, Kaschmirwolle, Cashmere',
      bamboo: 'Bambus, Bambusviskose, Bambusfaser, Viskose',
      polyamide: 'Polyamid, Nylon',
      polyester: 'Polyester',
      elastane: 'Elasthan, Elastan, Spandex, Lycra',
    },
    family: {
      socks: 'Socke, Söckchen, Strumpf, Strümpfchen, Sox',
      underwear: 'Unterwäsche, Unterhose, Wäsche, Boxershorts, Boxer, Pants, Retropants, Retroshorts, Trunks, Dessous',
      slippers: 'Hausschuh, Pantoffel, Puschen, Schlappen, Latschen, Finken, Patschen, Slipper',
      accessories: 'Accessoire, Zubehör',
      'gift-boxes':
        'Geschenkbox, Geschenkset, Geschenkpackung, Geschenkpaket, Geschenkkarton, Geschenkschachtel, Geschenk Box, Geschenk Set, Sockenbox, Socken Box, Sockenset, Socken Set, Box, Set, Pack, Paket, Schachtel, Multipack, Vorteilspack',
    },
    ageGroup: {
      adult: 'Erwachsene',
      kids: 'Kind, Kids, Mädchen, Junge, Bub, Kleinkind, Schulkind, Grundschulkind, Sohn, Tochter, Enkel, Enkelin, Enkelkind, Neffe, Nichte, Junior',
      baby: 'Baby, Säugling, Neugeborene, Erstling, Geburt',
    },
    silhouette: {
      crew: 'Crew, Crewsocken, wadenhoch, Wadensocken, halbhoch, mittelhoch, normale Socken',
      sneaker:
        'Sneaker, Sneakersocken, Sneaker Socken, Sneakersöckchen, Füßling, unsichtbare Socken, unsichtbar, Ballerinasocken, Turnschuhsocken, No-Show, Invisible',
      low: 'Kurzsocken, Kurzsöckchen, Kurzstrümpfe, kurz, kurze Socken, kurze Strümpfe, niedrige Socken, knöchelhoch, Knöchelsocken, Knöchel, Quarter',
      'knee-high': 'Kniestrumpf, Kniesocken, kniehoch, knielang, Knie, lang, lange Socken, lange Strümpfe, hohe Socken',
      'baby-grip': 'Krabbelsocken, Krabbelschuhe, Lauflernsocken, Babyschuhe, Babystoppersocken, Baby Stoppersocken',
      slipper: 'Hüttenschuh, Hüttensocken, Hausschuhsocken, Haussocken, Sockenschuhe',
      briefs: 'Slip, Briefs, Schlüpfer, Hipster, Panty, Höschen',
      beanie: 'Mütze, Beanie, Strickmütze, Pudelmütze, Bommelmütze, Haube, Kappe, Hut',
      'box-2': 'Zweierpack, 2er-Pack, Zweierset, 2er-Set, 2er-Box, Doppelpack, 2 Paar, zwei Paar',
      'box-3': 'Dreierpack, 3er-Pack, Dreierset, 3er-Set, 3er-Box, 3 Paar, drei Paar',
      'box-4': 'Viererpack, 4er-Pack, Viererset, 4er-Set, 4er-Box, 4 Paar, vier Paar',
      'box-7':
        'Siebenerpack, 7er-Pack, Siebenerset, 7er-Set, 7er-Box, 7 Paar, sieben Paar, Wochenbox, Wochenset, Wochentage, Wochensocken, 7 Tage, sieben Tage',
    },
    pattern: {
      animals: 'Tier, Tiermotiv, tierisch, Tierwelt',
      stripes: 'Streifen, gestreift, Streifenmuster, Ringel, geringelt',
      dots: 'Punkt, Pünktchen, gepunktet, Punktemuster, Tupfen, getupft, Dots, Polka Dots, Polkadots, Polka',
      checks: 'Karo, kariert, Karomuster',
      plain:
        'uni, unifarben, unifarbig, einfarbig, schlicht, ungemustert, ohne Muster, neutral, Basic, Basics, minimalistisch',
      food: 'Essen, Food, Lebensmittel, Snack',
      plants: 'Pflanze, botanisch, floral, geblümt, blumig, Blumenmuster, Gärtner',
      hides: 'Animal Print, Animalprint, Tierprint, Tiermuster, Tierfell, Fellmuster, Raubtiermuster',
      graphic: 'grafisch, graphisch, geometrisch, abstrakt',
      shapes: 'Symbol, Figuren',
      mixed: 'gemischt, Mix, Mischung, sortiert, bunt gemischt, verschiedene Muster',
    },
    occasion: {
      everyday: 'Alltag, alltäglich, alltagstauglich, jeden Tag, Freizeit, casual',
      winter:
        'Winter, winterlich, warm, wärmend, Thermo, dick, Weihnachten, weihnachtlich, Advent, Nikolaus, Heiligabend, Christmas, Xmas, X-Mas, Wichteln, Wichtelgeschenk, Ski, Skifahren, kalte Füße',
      party: 'Party, Feier, Festival, Karneval, Fasching, Fastnacht, Silvester, Disco, Junggesellenabschied',
      birthday: 'Geburtstag, Geburtstagskind, Bday',
      romance:
        'Valentinstag, Valentin, Hochzeit, Hochzeitstag, Jahrestag, Verlobung, Braut, Bräutigam, Brautpaar, Trauzeuge, romantisch, Romantik, Liebe, verliebt, Pärchen',
      office:
        'Büro, Office, Business, Arbeit, Beruf, beruflich, Anzug, formell, geschäftlich, Kollege, Kollegin, Chef, Chefin',
      sport:
        'Sport, sportlich, Laufen, Running, Joggen, Jogging, Fitness, Training, Gym, Workout, Turnen, Tennis, Fußball, Golf, Yoga, Pilates',
      travel: 'Reise, verreisen, Urlaub, Ferien, Wandern, Wanderung, Trekking, Outdoor, Camping, Flug, Ausflug',
      home: 'Zuhause, zu Hause, daheim, gemütlich, kuschelig, kuschelweich, Kuschel, Bettsocken, Schlafsocken, Sofa, Couch, Wohlfühl',
      summer: 'Sommer, sommerlich, Strand, dünn, luftig, atmungsaktiv',
    },
    feature: {
      'non-slip':
        'rutschfest, rutschsicher, rutschhemmend, Antirutsch, Anti-Rutsch, ABS, Stopper, Noppen, Gumminoppen, Grip',
      cushioned: 'gepolstert, Polster, Polsterung, gedämpft, Dämpfung, dämpfend',
      terry: 'Frottee, Frotté, Frottier, Vollfrottee, Plüsch, Vollplüsch, flauschig, Flausch',
      seamless: 'nahtlos, ohne Naht, flache Naht',
    },
    badge: {
      new: 'neu, Neuheit, Neuerscheinung, Neueste, neu eingetroffen, neue Kollektion, New In',
      sale: 'Sale, reduziert, Rabatt, rabattiert, Angebot, Sonderangebot, im Angebot, Schnäppchen, Ausverkauf, Schlussverkauf, Outlet, herabgesetzt, heruntergesetzt, Restposten, Aktion, Black Friday',
      bestseller:
        'Bestseller, Topseller, Verkaufsschlager, beliebt, beliebteste, meistverkauft, meistgekauft, Favorit, Renner',
      limited: 'limitiert, Limited, Limited Edition, limitierte Edition, limitierte Auflage, Sonderedition, exklusiv',
    },
    category: {
      'collection/socks-for-men':
        'Herr, Mann, männlich, ihn, für ihn, Papa, Vater, Vati, Vatertag, Opa, Großvater, Schwiegervater, Ehemann, Freund, Bruder, Onkel, Kerl',
      'collection/socks-for-women':
        'Dame, Frau, weiblich, feminin, sie, für sie, Mama, Mutter, Mutti, Muttertag, Oma, Großmutter, Schwiegermutter, Ehefrau, Freundin, Schwester, Tante',
      'collection/classics': 'klassisch, Klassiker, zeitlos, elegant, edel, traditionell',
      'collection/bold-ones': 'auffällig, knallig, ausgefallen, schrill, wild, mutig, gewagt',
      'collection/fruit-stand': 'Obst, Frucht, fruchtig',
      gifts:
        'Geschenk, Geschenkidee, Präsent, Mitbringsel, Gastgeschenk, kleines Geschenk, schenken, verschenken, Überraschung, Aufmerksamkeit',
    },
  },
  synonyms: [
    // animals and their coats
    'Katze, Kätzchen, Kater, Kitten, Mieze, Stubentiger',
    'Hund, Hündchen, Hündin, Welpe, Dackel, Teckel, Wauwau',
    'Bär, Bärchen, Teddy, Teddybär, Grizzly, Eisbär',
    'Hase, Häschen, Kaninchen, Osterhase',
    'Schaf, Schäfchen, Lamm, Lämmchen',
    'Kuh, Rind, Kalb, Kuhfell, Kuhflecken, Kuhmuster',
    'Dinosaurier, Dino, Saurier, Trex',
    'Biene, Bienchen, Hummel, Imker',
    'Fuchs, Füchschen, Füchsin',
    'Frosch, Fröschchen, Kröte',
    'Wal, Walfisch, Blauwal, Orca',
    'Fisch, Lachs, Forelle, Angler',
    'Leopard, Leo, Leomuster, Leoprint, Leopardenmuster, Leopardenprint, Gepard, Jaguar',
    'Zebra, Zebramuster, Zebrastreifen, Zebraprint',
    'Schwein, Schweinchen, Ferkel',
    'Pferd, Pferdchen, Pony, Reiten',
    'Einhorn, Unicorn',
    'Ente, Entchen, Küken',
    'Affe, Äffchen, Gorilla, Schimpanse',
    'Maus, Mäuschen',
    'Rentier, Hirsch, Elch, Reh',
    'Vogel, Vögelchen',
    'Schuppen, Fischschuppen, Meerjungfrau',
    // food and drink
    'Zitrone, Zitrus, Limone',
    'Avocado, Guacamole',
    'Pizza, Pizzastück, Pizzeria, Margherita',
    'Sushi, Maki, Nigiri, Sashimi, Sushirolle',
    'Kaffee, Kaffeebohne, Espresso, Cappuccino, Milchkaffee, Barista, Latte',
    'Croissant, Hörnchen, Gipfeli, Kipferl, Gebäck',
    'Ei, Spiegelei, Frühstücksei, Rührei',
    'Eis, Eiscreme, Speiseeis, Softeis, Eiswaffel, Eistüte, Glace, Gelato',
    'Taco, Burrito, Tortilla, mexikanisch',
    'Bier, Bierkrug, Pils, Weißbier, Brauer, Brauerei',
    'Brezel, Breze, Brezn',
    'Wein, Winzer, Sekt, Prosecco, Champagner',
    'Donut, Doughnut',
    'Burger, Hamburger, Cheeseburger',
    'Pommes, Fritten',
    'Süßigkeit, Bonbon, Lolli',
    // plants
    'Blume, Blümchen, Blüte, Blumenstrauß',
    'Gänseblümchen, Margerite, Kamille',
    'Kaktus, Sukkulente',
    'Pilz, Fliegenpilz, Glückspilz, Champignon',
    'Tanne, Tannenbaum, Fichte, Kiefer, Nadelbaum, Christbaum, Weihnachtsbaum, Wald, Nadelwald',
    'Blatt, Laub, Herbstlaub',
    // patterns
    'Raute, Rautenmuster, Argyle, Schottenraute, Harlekin',
    'Tartan, Schottenkaro, Schottenmuster, Schotten, schottisch, Holzfäller',
    'Vichy, Vichykaro, Gingham, Picknick, Picknickkaro, Bauernkaro',
    'Hahnentritt, Hahnentrittmuster, Pepita',
    'Schach, Schachbrett, Schachmuster, Schachbrettmuster',
    'Zickzack, Zickzackmuster, Chevron',
    'Welle, wellig, Wellenmuster',
    'Camouflage, Camo, Tarnmuster, Tarnung, Flecktarn, Army',
    'Nadelstreifen, Kreidestreifen',
    'maritim, Matrose, Seemann, Fischerstreifen, Bretagne, nautisch',
    'Sonnenuntergang, Abendrot',
    'Regenbogen, Pride',
    'Konfetti, Luftschlangen',
    'meliert, Melange, Tweed, gesprenkelt, Sprenkel',
    'Norweger, Norwegermuster, nordisch, skandinavisch, Isländer, Isle',
    'Memphis, Achtziger, 80er, Retro, Vintage',
    'Bauhaus, Colorblocking, Colourblocking, Farbblock',
    // sky and space
    'Weltraum, Weltall, Planet, Rakete, Galaxie, Astronaut, Raumfahrt, Raumschiff, Universum, Kosmos, Space',
    'Stern, Sternchen, Sternenhimmel',
    'Blitz, Gewitter, Donner',
    'Wolke, Wölkchen',
    'Schnee, Schneeflocke, Flocke, Eiskristall, Schneemann',
    // products
    'Herz, Herzchen',
    'Gesicht, Smiley, Emoji, Picasso',
    'Auge, Äuglein',
    'Fahrrad, Rad, Velo, Bike, Rennrad, Radfahrer, Radler, Drahtesel',
    'Musik, Note, Musiknote, Melodie, Schallplatte, Vinyl, Kassette',
    'Halloween, Gespenst, Geist, Kürbis, gruselig',
    'Weihnachtsmann, Santa, Christkind',
    'Kino, Film, Popcorn',
    // clothes
    'Strumpfhose, Leggings, Leggins',
    'Handschuh, Fäustling',
    'Pullover, Pulli, Sweater, Strickjacke',
  ],
  stopWords:
    'der, die, das, den, dem, des, ein, eine, einen, einem, einer, eines, und, oder, mit, für, von, vom, zum, zur, im, in, ins, am, an, auf, aus, bei, als, ab, nach, mein, meine, meinen, meinem, meiner, dein, deine, ich, mir, mich, du, wir, uns, man, es, gibt, ist, sind, was, wer, wie, etwas, jemand, jemanden, alle, bitte, suche, suchen, finde, finden, zeige, zeig, möchte, will, brauche, kaufen, kauf, bestellen, online, Shop, Onlineshop, Laden, billig, günstig, preiswert, Paar, Paare, schön, schöne, hübsch, toll, cool, süß, nett, gut, gute, beste, lustig, lustige, witzig, witzige, verrückt, verrückte, originell, besondere, fröhlich, funny, crazy, Qualität, hochwertig, Motiv, Motive, Muster, gemustert, Print, Design, Farbe, Farben, Idee, Ideen, Artikel, Produkt, Produkte, Fan, Fans, Liebhaber, Liebhaberin, Menschen, Leute, Person',
  sizeWords: {
    size: 'Größe, Größen, Gr, Schuhgröße, Schuhgrößen, Sockengröße, Kleidergröße, EU, UK, US, Nummer, alt, Alter',
    years: 'Jahr, Jahre, Jahren, jährig, jährige, jährigen, J',
    months: 'Monat, Monate, Monaten, Mon',
  },
  priceWords: {
    below: 'unter, bis, bis zu, weniger als, maximal, max, höchstens, günstiger als',
    money: 'Euro, Euros, Franken',
  },
}
