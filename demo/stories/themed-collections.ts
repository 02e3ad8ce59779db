import type { DemoStory } from './demo-story.ts'

/** Collections by what is on the knit: fruit, food, animals, plants and planets. */
export const themedCollections: readonly DemoStory[] = [
  {
    fullSlug: '_default/collection/fruit-stand',
    name: 'category-collection-fruit-stand',
    component: 'category',
    fields: {
      title: {
        default: 'Low-hanging fruit',
        'de-DE': 'Obsttag',
        'nl-NL': 'Laaghangend fruit',
        'fr-FR': 'Fruits défendus',
        'es-ES': 'Fruta madura',
        'it-IT': 'Siamo alla frutta',
      },
      intro: {
        default:
          'Ankle height, to be exact. Help yourself to lemons, cherries and the one avocado that won’t be brown tomorrow.',
        'de-DE':
          'Zitronen, Kirschen, Bananen, und die Avocado ist ausnahmsweise genau richtig reif. Schälen musst du nichts.',
        'nl-NL':
          'Lager dan je enkels wordt het niet, dus tast toe. Citroenen, kersen, bananen, en een avocado die morgen nog groen is.',
        'fr-FR':
          'En fait, rien n’est défendu ici, notre avocat l’a confirmé. Citrons, cerises et bananes, sans rien à éplucher.',
        'es-ES':
          'Cae por su propio peso, y siempre a los pies. Limones, cerezas, plátanos y un aguacate que mañana seguirá verde.',
        'it-IT':
          'Per una volta è una buona notizia: limoni, ciliegie, banane e un avocado maturo al punto giusto. Da sbucciare, niente.',
      },
      metaDescription: {
        default:
          'Fruit socks with lemons, cherries, bananas, strawberries and avocados. Always ripe, nothing to peel, not one fruit fly.',
        'de-DE':
          'Socken mit Obst: Zitronen, Kirschen, Bananen, Erdbeeren und Avocados. Immer reif, nie matschig, ganz ohne Fruchtfliegen.',
        'nl-NL':
          'Sokken met fruit: citroenen, kersen, bananen, aardbeien en avocado’s. Altijd rijp, nooit beurs en geen fruitvliegje te bekennen.',
        'fr-FR':
          'Chaussettes à motifs de fruits : citrons, cerises, bananes, fraises et avocats. Toujours mûrs, et pas un moucheron à l’horizon.',
        'es-ES':
          'Calcetines de frutas: limones, cerezas, plátanos, fresas y aguacates. Siempre en su punto, sin nada que pelar y sin mosquitas.',
        'it-IT':
          'Calzini con la frutta: limoni, ciliegie, banane, fragole e avocado. Sempre di stagione, e nemmeno un moscerino in giro.',
      },
    },
  },
  {
    fullSlug: '_default/collection/food-hall',
    name: 'category-collection-food-hall',
    component: 'category',
    fields: {
      title: {
        default: 'Food to go',
        'de-DE': 'Zum Mitnehmen',
        'nl-NL': 'Lopend buffet',
        'fr-FR': 'Plats du pied',
        'es-ES': 'Comida para llevar',
        'it-IT': 'Cibo da passeggio',
      },
      intro: {
        default: 'It goes where you go. Pizza, sushi, tacos and a coffee that never gets cold while you’re talking.',
        'de-DE': 'Pizza, Sushi, Tacos und ein Kaffee, der nie kalt wird. Zum Hieressen leider nicht geeignet.',
        'nl-NL': 'Zelden liep een buffet zo letterlijk. Pizza, sushi, taco’s, en koffie die niet koud wordt.',
        'fr-FR': 'Ici, le plat du jour se sert sous la table : pizza, sushis, tacos, et un café qui ne refroidit pas.',
        'es-ES': 'Para llevar puesta, se entiende. Pizza, sushi, tacos y un café que no se enfría nunca.',
        'it-IT': 'Passeggia quando passeggi tu. Pizza, sushi, tacos e un caffè che non si raffredda mentre parli.',
      },
      metaDescription: {
        default:
          'Food socks with pizza, sushi, tacos, croissants, eggs, ice cream and beer. Not filling, but you can’t spill any either.',
        'de-DE':
          'Socken mit Pizza, Sushi, Tacos, Croissants, Spiegeleiern, Eis und Bier. Machen nicht satt, aber du kleckerst auch nicht.',
        'nl-NL':
          'Sokken met pizza, sushi, taco’s, croissants, gebakken eieren, ijs en bier. Je wordt er niet vol van, maar knoeien doe je ook niet.',
        'fr-FR':
          'Chaussettes à pizza, sushis, tacos, croissants, œufs au plat, glaces et bière. Ça ne nourrit pas, mais ça ne coule pas non plus.',
        'es-ES':
          'Calcetines de pizza, sushi, tacos, cruasanes, huevos fritos, helado y cerveza. No llenan, pero tampoco manchan.',
        'it-IT':
          'Calzini con pizza, sushi, tacos, cornetti, uova fritte, gelati e birre. Non saziano, ma almeno non si sbriciolano.',
      },
    },
  },
  {
    fullSlug: '_default/collection/animal-kingdom',
    name: 'category-collection-animal-kingdom',
    component: 'category',
    fields: {
      title: {
        default: 'Wild at heel',
        'de-DE': 'Bei Fuß',
        'nl-NL': 'Beestenboel',
        'fr-FR': 'Au pied',
        'es-ES': 'Patas arriba',
        'it-IT': 'Qua la zampa',
      },
      intro: {
        default:
          'Foxes, penguins, cats and dinosaurs, all house-trained. The bears have promised not to look at the salmon.',
        'en-US':
          'Foxes, penguins, cats and dinosaurs, all housebroken. The bears have promised not to look at the salmon.',
        'de-DE': 'Füchse, Pinguine und Dinosaurier hören aufs Wort. Die Katzen nicht, aber das kennst du ja.',
        'nl-NL':
          'Vossen, pinguïns, katten en dino’s, allemaal zindelijk. De beren hebben beloofd van de zalm af te blijven.',
        'fr-FR': 'Renards, manchots et dinosaures obéissent au doigt et à l’œil. Les chats, eux, vont y réfléchir.',
        'es-ES':
          'Así, en el sofá, es como mejor se llevan estos zorros, gatos y pingüinos. Los osos han prometido no mirar al salmón.',
        'it-IT': 'Volpi, pinguini e dinosauri la danno volentieri. I gatti ci stanno ancora pensando.',
      },
      metaDescription: {
        default:
          'Animal socks with cats, dachshunds, penguins, foxes, whales, bears and dinosaurs. No lead, no litter tray, no vet.',
        'en-US':
          'Animal socks with cats, dachshunds, penguins, foxes, whales, bears and dinosaurs. No leash, no litter box, no vet.',
        'de-DE':
          'Socken mit Tieren: Katzen, Dackel, Pinguine, Füchse, Wale, Bären und Dinosaurier. Keine Leine, kein Katzenklo, kein Tierarzt.',
        'nl-NL':
          'Sokken met dieren: katten, teckels, pinguïns, vossen, walvissen, beren en dino’s. Geen riem, geen kattenbak, geen dierenarts.',
        'fr-FR':
          'Chaussettes à animaux : chats, teckels, manchots, renards, baleines, ours et dinosaures. Ni laisse, ni litière, ni vétérinaire.',
        'es-ES':
          'Calcetines de animales: gatos, perros salchicha, pingüinos, zorros, ballenas, osos y dinosaurios. Sin correa y sin arenero.',
        'it-IT':
          'Calzini con animali: gatti, bassotti, pinguini, volpi, balene, orsi e dinosauri. Niente guinzaglio, niente lettiera.',
      },
    },
  },
  {
    fullSlug: '_default/collection/garden-party',
    name: 'category-collection-garden-party',
    component: 'category',
    fields: {
      title: {
        default: 'Petal pushers',
        'de-DE': 'Beetgeflüster',
        'nl-NL': 'Bloemetjes en bijtjes',
        'fr-FR': 'Sur nos plates-bandes',
        'es-ES': 'Plantas del pie',
        'it-IT': 'Piante dei piedi',
      },
      intro: {
        default:
          'Daisies, tulips and bees, and a cactus who only came for the hugs. Nobody needs watering while you’re away.',
        'de-DE':
          'Gänseblümchen, Tulpen, Bienen und ein Kaktus, der umarmt werden will. Gegossen werden muss hier niemand.',
        'nl-NL':
          'Eindelijk het hele verhaal, met tulpen, kikkers en paddenstoelen erbij. En een cactus die om een knuffel vraagt.',
        'fr-FR':
          'Pour une fois, tu peux marcher dessus. Marguerites, tulipes, abeilles, et un cactus en manque de câlins.',
        'es-ES': 'Margaritas, tulipanes, setas y un cactus que reparte abrazos. En vez de regadera, lavadora.',
        'it-IT': 'Margherite, tulipani, api e un cactus in cerca d’abbracci. Si annaffiano in lavatrice.',
      },
      metaDescription: {
        default:
          'Floral socks and their neighbours: daisies, tulips, cacti, mushrooms, leaves, bees and frogs. No watering, no weeds, no slugs.',
        'en-US':
          'Floral socks and their neighbors: daisies, tulips, cacti, mushrooms, leaves, bees and frogs. No watering, no weeds, no slugs.',
        'de-DE':
          'Socken mit Blumen und Nachbarschaft: Gänseblümchen, Tulpen, Kakteen, Pilze, Blätter, Bienen und Frösche. Jäten entfällt.',
        'nl-NL':
          'Sokken met madeliefjes, tulpen, cactussen, paddenstoelen, bladeren, bijen en kikkers. Geen gieter, geen onkruid, geen slakken.',
        'fr-FR':
          'Chaussettes à fleurs, voisins compris : marguerites, tulipes, cactus, champignons, abeilles et grenouilles. Ni arrosoir, ni limaces.',
        'es-ES':
          'Calcetines de flores y sus vecinos: margaritas, tulipanes, cactus, setas, hojas, abejas y ranas. Sin regar y sin caracoles.',
        'it-IT':
          'Calzini con fiori e vicini di casa: margherite, tulipani, cactus, funghi, foglie, api e rane. Niente erbacce, niente lumache.',
      },
    },
  },
  {
    fullSlug: '_default/collection/space-age',
    name: 'category-collection-space-age',
    component: 'category',
    fields: {
      title: {
        default: 'One small step',
        'de-DE': 'Ein kleiner Schritt',
        'nl-NL': 'Alle ruimte',
        'fr-FR': 'Un petit pas',
        'es-ES': 'Pies en órbita',
        'it-IT': 'Un piccolo passo',
      },
      intro: {
        default: 'And then another, usually towards the fridge. Planets, rockets and stars for feet with ambitions.',
        'en-US': 'And then another, usually toward the fridge. Planets, rockets and stars for feet with ambitions.',
        'de-DE':
          'Für die Menschheit nicht der Rede wert, für deine Füße schon. Planeten, Raketen und Sterne, ganz ohne Countdown.',
        'nl-NL':
          'Ook voor je tenen. Planeten, raketten en sterren, voor wie graag met beide benen op een andere planeet staat.',
        'fr-FR': 'La tête dans les étoiles, tout le monde connaît. Ici, ce sont les pieds, avec planètes et fusées.',
        'es-ES': 'Un pequeño paso, luego otro, y así hasta la nevera. Planetas, cohetes y estrellas, sin cuenta atrás.',
        'it-IT':
          'Per l’umanità è poca cosa, per i tuoi piedi è la Luna. Pianeti, razzi e stelle, senza conto alla rovescia.',
      },
      metaDescription: {
        default:
          'Space socks with planets, rockets, stars and the odd bolt of lightning. No helmet, no countdown, and shoes are optional.',
        'de-DE':
          'Weltraumsocken mit Planeten, Raketen, Sternen und ein paar Blitzen. Ohne Helm zu tragen, und gelandet wird auf dem Sofa.',
        'nl-NL':
          'Ruimtesokken met planeten, raketten, sterren en hier en daar een bliksemschicht. Geen helm, geen aftellen, wel een zachte landing.',
        'fr-FR':
          'Chaussettes de l’espace : planètes, fusées, étoiles et quelques éclairs. Ni casque, ni compte à rebours, atterrissage en douceur.',
        'es-ES':
          'Calcetines espaciales con planetas, cohetes, estrellas y algún que otro rayo. Sin casco, sin traje y con aterrizaje en el sofá.',
        'it-IT':
          'Calzini spaziali con pianeti, razzi, stelle e qualche fulmine. Senza casco, senza tuta e con atterraggio morbido sul divano.',
      },
    },
  },
]
