import type { DemoStory } from './demo-story.ts'

/** Collections by pattern, temper and time of year. */
export const styleCollections: readonly DemoStory[] = [
  {
    fullSlug: '_default/collection/stripe-club',
    name: 'category-collection-stripe-club',
    component: 'category',
    fields: {
      title: {
        default: 'Stripe club',
        'de-DE': 'Streifendienst',
        'nl-NL': 'Op één lijn',
        'fr-FR': 'Au rayon rayures',
        'es-ES': 'Mil rayas',
        'it-IT': 'Tutti in riga',
      },
      intro: {
        default: 'The first rule of the club is to stay in line. There is no second rule.',
        'de-DE':
          'Breit, schmal, maritim oder nadelfein: Hier tanzt keiner aus der Reihe. Unterwegs sind sie natürlich zu zweit.',
        'nl-NL':
          'Smal, breed, maritiem of krijtstreep. Over de breedte kibbelen ze nog, over de rest zijn ze het eens.',
        'fr-FR': 'Fines, larges, marinières ou tennis, elles filent toutes droit. C’est de famille.',
        'es-ES':
          'Las hemos contado y salen unas cuantas más. Finas, anchas, marineras o diplomáticas, y ninguna se tuerce.',
        'it-IT':
          'Strette, larghe, alla marinara o gessate, sull’attenti dal bordo alla punta. Il riposo è previsto sul divano.',
      },
      metaDescription: {
        default:
          'Striped socks: narrow, wide, nautical, sunset and pinstripe. One pair makes you a member, and there’s no handshake to learn.',
        'de-DE':
          'Gestreifte Socken: schmal, breit, maritim, mit Sonnenuntergang oder Nadelstreifen. Im Büro auf Linie, danach außer Dienst.',
        'nl-NL':
          'Gestreepte sokken: smal, breed, maritiem, als zonsondergang of als krijtstreep. Netjes op kantoor, daarna buiten de lijntjes.',
        'fr-FR':
          'Chaussettes à rayures fines, larges, marinières, tennis ou coucher de soleil. Droites au bureau, libres dès dix-huit heures.',
        'es-ES':
          'Calcetines de rayas finas, anchas, marineras, diplomáticas o de puesta de sol. Formales de nueve a seis, luego se pasan de la raya.',
        'it-IT':
          'Calzini a righe strette, larghe, alla marinara, gessate o color tramonto. Composti in ufficio, sopra le righe appena si esce.',
      },
    },
  },
  {
    fullSlug: '_default/collection/dot-department',
    name: 'category-collection-dot-department',
    component: 'category',
    fields: {
      title: {
        default: 'Dots, mostly',
        'de-DE': 'Punktlandung',
        'nl-NL': 'Stiptheidsactie',
        'fr-FR': 'Petits pois',
        'es-ES': 'Punto por punto',
        'it-IT': 'Punti di vista',
      },
      intro: {
        default: 'Small ones, big ones, and a few that went to a party and came back as confetti.',
        'de-DE':
          'Kleine, große und ein paar, die als Konfetti von einer Feier zurückkamen. Gelandet sind alle auf deinen Füßen.',
        'nl-NL':
          'Kleine, grote, en een paar die als confetti terugkwamen van een feestje. Ze doen wat een stip moet doen, en geen streepje meer.',
        'fr-FR': 'Des petits, des gros, et quelques-uns revenus d’une fête en confettis. Aucun n’est à écosser.',
        'es-ES': 'De punto y de puntos. Los hay pequeños, grandes y alguno que volvió de una fiesta hecho confeti.',
        'it-IT': 'C’è chi li preferisce piccoli, chi grandi, chi esplosi in coriandoli. Hanno tutti ragione.',
      },
      metaDescription: {
        default:
          'Dotted socks: polka dots large and small, confetti and terrazzo. Very much to the point, and good at rounding things off.',
        'de-DE':
          'Gepunktete Socken: kleine Punkte, große Punkte, Konfetti und Terrazzo. In jedem Punkt durchdacht, in keinem langweilig.',
        'nl-NL':
          'Gestipte sokken: kleine stippen, grote stippen, confetti en terrazzo. De puntjes op de i, maar dan op je voeten.',
        'fr-FR':
          'Chaussettes à petits pois, à gros pois, à confettis ou façon terrazzo. Un bon point pour chaque pied, deux si c’est lundi.',
        'es-ES':
          'Calcetines de lunares pequeños y grandes, confeti y terrazo. Tienen algo de flamenco, aunque tú no sepas dar palmas.',
        'it-IT':
          'Calzini a pois piccoli e grandi, coriandoli e terrazzo. Per mettere i puntini sulle i, e già che ci sei anche sulle caviglie.',
      },
    },
  },
  {
    fullSlug: '_default/collection/classics',
    name: 'category-collection-classics',
    component: 'category',
    fields: {
      title: {
        default: 'Old faithfuls',
        'de-DE': 'Klassentreffen',
        'nl-NL': 'Ouwe getrouwen',
        'fr-FR': 'Valeurs sûres',
        'es-ES': 'Fondo de armario',
        'it-IT': 'Vecchie glorie',
      },
      intro: {
        default:
          'Argyle, tartan, houndstooth and plain navy. Grandpa wore them first and is being very gracious about it.',
        'en-US':
          'Argyle, plaid, houndstooth and solid navy. Grandpa wore them first and is being very gracious about it.',
        'de-DE': 'Rauten, Tartan, Hahnentritt und Uni sehen noch genauso aus wie früher. Opa hat sie sofort erkannt.',
        'nl-NL':
          'Argyle, Schotse ruit, pied-de-poule en effen blauw. Opa droeg ze al en zegt er heel netjes niets van.',
        'fr-FR':
          'Losanges, tartan, pied-de-poule et uni : un placement sans surprise. Papi en avait déjà plein le tiroir.',
        'es-ES':
          'Rombos, tartán, pata de gallo y azul marino liso. El abuelo ya los llevaba, y tiene la elegancia de no recordártelo.',
        'it-IT': 'Rombi, tartan, pied-de-poule e tinta unita, ancora tutti titolari. Il primo a scoprirli fu il nonno.',
      },
      metaDescription: {
        default:
          'Classic socks in argyle, tartan, houndstooth, gingham, pinstripe and plain. Never quite in fashion, so never out of it.',
        'en-US':
          'Classic socks in argyle, plaid, houndstooth, gingham, pinstripe and solid colors. Never quite in fashion, so never out of it.',
        'de-DE':
          'Klassische Socken mit Rauten, Tartan, Hahnentritt, Vichykaro, Nadelstreifen oder ganz uni. Nie in Mode, also nie aus der Mode.',
        'nl-NL':
          'Klassieke sokken: argyle, Schotse ruit, pied-de-poule, picknickruit, krijtstreep en effen. Nooit in de mode, dus ook nooit eruit.',
        'fr-FR':
          'Chaussettes classiques : losanges, tartan, pied-de-poule, vichy, rayures tennis ou tout uni. Jamais à la mode, donc jamais démodées.',
        'es-ES':
          'Calcetines clásicos: rombos, tartán, pata de gallo, vichy, raya diplomática o lisos. No están de moda, así que no pasan de moda.',
        'it-IT':
          'Calzini classici: rombi, tartan, pied-de-poule, vichy, gessato o tinta unita. Mai di moda, e quindi mai fuori moda.',
      },
    },
  },
  {
    fullSlug: '_default/collection/bold-ones',
    name: 'category-collection-bold-ones',
    component: 'category',
    fields: {
      title: {
        default: 'Volume up',
        'de-DE': 'Laute Sohlen',
        'nl-NL': 'Het hoogste woord',
        'fr-FR': 'Hautes en couleur',
        'es-ES': 'A todo volumen',
        'it-IT': 'Vietato sussurrare',
      },
      intro: {
        default:
          'Leopards, lightning, eyes and the eighties, all talking at once. Long trousers work as a mute button.',
        'en-US': 'Leopards, lightning, eyes and the eighties, all talking at once. Long pants work as a mute button.',
        'de-DE':
          'Leo, Blitze, Augen und die Achtziger reden alle durcheinander. Zum Stummschalten hilft eine lange Hose.',
        'nl-NL':
          'Luipaard, bliksem, ogen en de jaren tachtig praten allemaal door elkaar. Een lange broek werkt als demper.',
        'fr-FR':
          'Léopard, éclairs, yeux et années quatre-vingt parlent tous en même temps. Pour couper le son, un pantalon long suffit.',
        'es-ES':
          'Leopardos, rayos, ojos y los ochenta, todos hablando a la vez. Para silenciarlos basta un pantalón largo.',
        'it-IT':
          'Leopardi, fulmini, occhi e anni Ottanta parlano tutti insieme. Per abbassare il volume bastano i pantaloni lunghi.',
      },
      metaDescription: {
        default:
          'Bold socks with leopard, zebra, zigzags, rainbows, faces and eyes. For people whose ankles have something to say.',
        'de-DE':
          'Auffällige Socken mit Leo, Zebra, Zickzack, Regenbogen, Gesichtern und Augen. Für Knöchel, die etwas zu sagen haben.',
        'nl-NL':
          'Opvallende sokken met luipaard, zebra, zigzag, regenbogen, gezichten en ogen. Voor enkels die iets te zeggen hebben.',
        'fr-FR':
          'Chaussettes voyantes : léopard, zèbre, zigzags, arcs-en-ciel, visages et yeux. Pour les chevilles qui ont leur mot à dire.',
        'es-ES':
          'Calcetines atrevidos con leopardo, cebra, zigzag, arcoíris, caras y ojos. Para tobillos que tienen algo que decir.',
        'it-IT':
          'Calzini audaci con leopardo, zebra, zigzag, arcobaleni, facce e occhi. Per caviglie che hanno qualcosa da dire.',
      },
    },
  },
  {
    fullSlug: '_default/collection/winter-wear',
    name: 'category-collection-winter-wear',
    component: 'category',
    fields: {
      title: {
        default: 'Cold feet',
        'de-DE': 'Kalte Füße',
        'nl-NL': 'Koukleumclub',
        'fr-FR': 'Frileux anonymes',
        'es-ES': 'Orgullo friolero',
        'it-IT': 'Copriti bene',
      },
      intro: {
        default:
          'Everyone gets them before something big, such as January. Snowflakes, Fair Isle and bears, as socks, slippers and beanies.',
        'de-DE':
          'Bekommt jeder mal, spätestens im Januar. Schneeflocken, Fair Isle und Pinguine, auch als Hüttenschuhe und Mützen.',
        'nl-NL': 'De contributie is één paar. Sneeuwvlokken, Fair Isle en pinguïns, ook als sloffen en mutsen.',
        'fr-FR':
          'Bonjour, je m’appelle Orteil et j’ai froid depuis octobre. Flocons, jacquard et manchots, en chaussettes, chaussons et bonnets.',
        'es-ES':
          'Para quien duerme con calcetines en mayo y no piensa disculparse. Copos, grecas y pingüinos, también en gorros y zapatillas de casa.',
        'it-IT':
          'Lo diceva la mamma, adesso lo dice anche un salmone. Fiocchi, Fair Isle e pinguini, pure su pantofole e berretti.',
      },
      metaDescription: {
        default:
          'Winter socks, slippers and beanies with snowflakes, Fair Isle, foxes and penguins. For whoever lost the argument about the heating.',
        'en-US':
          'Winter socks, slippers and beanies with snowflakes, Fair Isle, foxes and penguins. For whoever lost the fight over the thermostat.',
        'de-DE':
          'Wintersocken, Hüttenschuhe und Mützen mit Schneeflocken, Tannen, Füchsen und Pinguinen. Für alle, die den Heizungsstreit verlieren.',
        'nl-NL':
          'Wintersokken, sloffen en mutsen met sneeuwvlokken, dennen, vossen en pinguïns. Voor wie de strijd om de thermostaat verloor.',
        'fr-FR':
          'Chaussettes d’hiver, chaussons et bonnets à flocons, pins, renards et manchots. Pour qui a perdu la bataille du radiateur.',
        'es-ES':
          'Calcetines de invierno, zapatillas de casa y gorros con copos, pinos, zorros y pingüinos. Para quien no manda en el termostato.',
        'it-IT':
          'Calzini invernali, pantofole e berretti con fiocchi di neve, pini, volpi e pinguini. Per chi ha perso la guerra del termostato.',
      },
    },
  },
  {
    fullSlug: '_default/collection/valentines',
    name: 'category-collection-valentines',
    component: 'category',
    fields: {
      title: {
        default: 'Sole mates',
        'de-DE': 'Liebespaare',
        'nl-NL': 'Een leuk stel',
        'fr-FR': 'Faire la paire',
        'es-ES': 'Media naranja',
        'it-IT': 'Anime gemelle',
      },
      intro: {
        default:
          'Made for each other and parted only by the laundry. Hearts, cherries and a cactus who is ready to commit.',
        'de-DE':
          'Zwei, die zusammengehören und sich höchstens in der Wäsche verlieren. Herzen, Kirschen und ein Kaktus, der Anschluss sucht.',
        'nl-NL':
          'Ze horen bij elkaar en raken elkaar alleen in de was kwijt. Hartjes, kersen, en een cactus die aan een relatie toe is.',
        'fr-FR':
          'Elles sont faites l’une pour l’autre, et seule la lessive les sépare. Cœurs, cerises, et un cactus qui cherche l’amour.',
        'es-ES': 'La otra media suele estar en la lavadora. Corazones, cerezas y un salmón que busca pareja.',
        'it-IT':
          'Fatti l’uno per l’altro, finché lavatrice non li separi. Cuori, ciliegie e un cactus in cerca d’affetto.',
      },
      metaDescription: {
        default:
          'Valentine’s socks with hearts, cherries, tulips and the knitted sort of diamonds. They outlast roses and need no vase.',
        'de-DE':
          'Socken zum Valentinstag mit Herzen, Kirschen, Tulpen und Rauten. Halten länger als Rosen und brauchen keine Vase.',
        'nl-NL':
          'Valentijnssokken met hartjes, kersen, tulpen en ruiten. Ze houden het langer vol dan rozen en hoeven niet in een vaas.',
        'fr-FR':
          'Chaussettes de Saint-Valentin à cœurs, cerises, tulipes et losanges. Elles tiennent plus longtemps que les roses, et sans vase.',
        'es-ES':
          'Calcetines de San Valentín con corazones, cerezas, tulipanes y rombos. Duran más que las rosas y no necesitan jarrón.',
        'it-IT':
          'Calzini di San Valentino con cuori, ciliegie, tulipani e rombi. Durano più delle rose e non vogliono acqua fresca ogni giorno.',
      },
    },
  },
]
