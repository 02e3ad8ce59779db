import type { DemoStory } from './demo-story.ts'

/** Socks by height and by wearer. */
export const collections: readonly DemoStory[] = [
  {
    fullSlug: '_default/collection/sneaker-socks',
    name: 'category-collection-sneaker-socks',
    component: 'category',
    fields: {
      title: {
        default: 'Trainer socks',
        'en-US': 'No-show socks',
        'de-DE': 'Sneakersocken',
        'nl-NL': 'Sneakersokken',
        'fr-FR': 'Socquettes invisibles',
        'es-ES': 'Calcetines invisibles',
        'it-IT': 'Fantasmini',
      },
      intro: {
        default: 'They’re there. You just can’t see them, which is the whole job.',
        'de-DE': 'Sie sind da. Man sieht sie nur nicht, und genau das ist ihr Beruf.',
        'nl-NL': 'Ze zijn er wel. Je ziet ze alleen niet, en dat is precies hun werk.',
        'fr-FR': 'Elles sont là. On ne les voit pas, et c’est tout leur métier.',
        'es-ES': 'Están ahí. No se ven, y en eso consiste su trabajo.',
        'it-IT': 'Ci sono, ma non si vedono. Non per niente si chiamano così.',
      },
      metaDescription: {
        default: 'Trainer socks that stay out of sight and look good anyway. Somebody knows what’s in there: you.',
        'en-US': 'No-show socks that stay out of sight and look good anyway. Somebody knows what’s in there: you.',
        'de-DE': 'Sneakersocken, die im Schuh verschwinden und trotzdem gut aussehen. Eine Person weiß davon: du.',
        'nl-NL': 'Sneakersokken die in je schoen verdwijnen en er toch goed uitzien. Eén iemand weet ervan: jij.',
        'fr-FR':
          'Socquettes qui disparaissent dans la chaussure et restent jolies quand même. Une seule personne le sait : toi.',
        'es-ES': 'Calcetines que desaparecen en la zapatilla y son bonitos igualmente. Solo lo sabe una persona: tú.',
        'it-IT': 'Fantasmini che spariscono nella scarpa e sono belli lo stesso. Lo sa una persona sola: tu.',
      },
    },
  },
  {
    fullSlug: '_default/collection/low-socks',
    name: 'category-collection-low-socks',
    component: 'category',
    fields: {
      title: {
        default: 'Ankle socks',
        'de-DE': 'Kurze Socken',
        'nl-NL': 'Enkelsokken',
        'fr-FR': 'Chaussettes basses',
        'es-ES': 'Calcetines tobilleros',
        'it-IT': 'Calzini corti',
      },
      intro: {
        default: 'They stop just above the shoe and mind their own business. For ankles that like a breeze.',
        'de-DE':
          'Sie hören knapp über dem Schuh auf und mischen sich sonst nicht ein. Für Knöchel, die gern Luft bekommen.',
        'nl-NL':
          'Ze stoppen net boven de schoen en bemoeien zich verder nergens mee. Voor enkels die van een briesje houden.',
        'fr-FR':
          'Elles s’arrêtent juste au-dessus de la chaussure et ne se mêlent pas du reste. Pour les chevilles qui aiment l’air.',
        'es-ES': 'Llegan justo por encima del zapato y no se meten en nada más. Para tobillos que quieren aire.',
        'it-IT': 'Si fermano appena sopra la scarpa e non si impicciano d’altro. Per caviglie che amano l’aria.',
      },
      metaDescription: {
        default:
          'Ankle socks: shorter than a crew sock, braver than a trainer sock. Plain, striped, dotted or covered in fish.',
        'en-US':
          'Ankle socks: shorter than a crew sock, braver than a no-show. Plain, striped, dotted or covered in fish.',
        'de-DE':
          'Kurze Socken: niedriger als der Klassiker, mutiger als die Sneakersocke. Uni, gestreift, gepunktet oder voller Fische.',
        'nl-NL':
          'Enkelsokken: korter dan een gewone sok, dapperder dan een sneakersok. Effen, gestreept, gestipt of vol vissen.',
        'fr-FR':
          'Chaussettes basses : plus courtes que la classique, plus franches que l’invisible. Unies, rayées, à pois ou à poissons.',
        'es-ES':
          'Calcetines tobilleros: más cortos que el clásico, más valientes que el invisible. Lisos, de rayas, de lunares o de peces.',
        'it-IT':
          'Calzini corti: più bassi del classico, più coraggiosi del fantasmino. In tinta unita, a righe, a pois o a pesci.',
      },
    },
  },
  {
    fullSlug: '_default/collection/socks-for-men',
    name: 'category-collection-socks-for-men',
    component: 'category',
    fields: {
      title: {
        default: 'Socks for men',
        'de-DE': 'Herrensocken',
        'nl-NL': 'Herensokken',
        'fr-FR': 'Chaussettes pour homme',
        'es-ES': 'Calcetines de hombre',
        'it-IT': 'Calzini da uomo',
      },
      intro: {
        default: 'Proof that a grey suit can keep a secret. From quiet stripes to loud pizza.',
        'en-US': 'Proof that a gray suit can keep a secret. From quiet stripes to loud pizza.',
        'de-DE': 'Der Beweis, dass ein grauer Anzug ein Geheimnis haben kann. Von leisen Streifen bis zu lauter Pizza.',
        'nl-NL': 'Het bewijs dat een grijs pak best een geheim mag hebben. Van stille strepen tot luidruchtige pizza.',
        'fr-FR': 'La preuve qu’un costume gris peut garder un secret. Des rayures discrètes à la pizza assumée.',
        'es-ES': 'La prueba de que un traje gris puede guardar un secreto. De las rayas discretas a la pizza a gritos.',
        'it-IT': 'La prova che un completo grigio può avere un segreto. Dalle righe discrete alla pizza senza pudore.',
      },
      metaDescription: {
        default: 'Socks for men, from checks that behave to pizza that doesn’t. Good with suits, better without shoes.',
        'de-DE': 'Herrensocken, vom braven Karo bis zur frechen Pizza. Gut zum Anzug, noch besser ohne Schuhe.',
        'nl-NL': 'Herensokken, van brave ruit tot brutale pizza. Goed bij een pak, nog beter zonder schoenen.',
        'fr-FR':
          'Chaussettes pour homme, du carreau sage à la pizza effrontée. Bien avec un costume, mieux sans chaussures.',
        'es-ES': 'Calcetines de hombre, del cuadro formal a la pizza descarada. Bien con traje, mejor sin zapatos.',
        'it-IT':
          'Calzini da uomo, dal quadretto educato alla pizza sfacciata. Bene con il completo, meglio senza scarpe.',
      },
    },
  },
  {
    fullSlug: '_default/collection/socks-for-women',
    name: 'category-collection-socks-for-women',
    component: 'category',
    fields: {
      title: {
        default: 'Socks for women',
        'de-DE': 'Damensocken',
        'nl-NL': 'Damessokken',
        'fr-FR': 'Chaussettes pour femme',
        'es-ES': 'Calcetines de mujer',
        'it-IT': 'Calzini da donna',
      },
      intro: {
        default: 'They go with trainers, boots and opinions. Match them, or mix them on purpose and call it style.',
        'en-US': 'They go with sneakers, boots and opinions. Match them, or mix them on purpose and call it style.',
        'de-DE':
          'Passen zu Sneakern, Stiefeln und eigener Meinung. Trag sie als Paar, oder misch sie und nenn es Stil.',
        'nl-NL': 'Ze passen bij sneakers, laarzen en een eigen mening. Draag ze als paar, of mix ze en noem het stijl.',
        'fr-FR':
          'Elles vont avec des baskets, des bottes et du caractère. Porte-les assorties, ou dépareille-les et appelle ça du style.',
        'es-ES': 'Van con zapatillas, con botas y con carácter. Llévalos a juego, o desparéjalos y llámalo estilo.',
        'it-IT': 'Stanno bene con sneakers, stivali e carattere. Portali in coppia, o spaiali e chiamalo stile.',
      },
      metaDescription: {
        default:
          'Socks for women: hearts, houndstooth, florals, cherries and a leopard or two. Pick your mood by the pair.',
        'de-DE':
          'Damensocken: Herzen, Hahnentritt, Blumen, Kirschen und der eine oder andere Leopard. Gute Laune, paarweise.',
        'nl-NL':
          'Damessokken: hartjes, pied-de-poule, bloemen, kersen en hier en daar een luipaard. Kies je humeur per paar.',
        'fr-FR':
          'Chaussettes pour femme : cœurs, pied-de-poule, fleurs, cerises et un léopard ou deux. Ton humeur, par paires.',
        'es-ES':
          'Calcetines de mujer: corazones, pata de gallo, flores, cerezas y algún leopardo. Tu humor del día, a pares.',
        'it-IT':
          'Calzini da donna: cuori, pied-de-poule, fiori, ciliegie e qualche leopardo. L’umore del giorno, a paia.',
      },
    },
  },
]
