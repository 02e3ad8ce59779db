import type { DemoStory } from '../demo-story.ts'
import { fishSays } from './fish-says.ts'

/** Egypt, Vindolanda, a knitting frame and a polyamide. */
export const socksThroughHistory: DemoStory = {
  fullSlug: '_default/happy-news/socks-through-history',
  name: 'post-socks-through-history',
  component: 'post',
  fields: {
    title: {
      default: 'A short history of socks',
      'de-DE': 'Eine kurze Geschichte der Socke',
      'nl-NL': 'Een korte geschiedenis van de sok',
      'fr-FR': 'Petite histoire de la chaussette',
      'es-ES': 'Breve historia del calcetín',
      'it-IT': 'Breve storia del calzino',
    },
    intro: {
      default:
        'Nearly two thousand years of warm feet, one letter to a cold place, and proof that socks in sandals are older than all opinions about them.',
      'de-DE':
        'Fast zweitausend Jahre warme Füße, ein Brief an einen kalten Ort und der Beweis, dass Socken in Sandalen älter sind als jede Meinung dazu.',
      'nl-NL':
        'Bijna tweeduizend jaar warme voeten, een brief naar een koude plek en het bewijs dat sokken in sandalen ouder zijn dan elke mening erover.',
      'fr-FR':
        'Près de deux mille ans de pieds au chaud, une lettre vers un endroit froid, et la preuve que la chaussette en sandale est plus vieille que ses critiques.',
      'es-ES':
        'Casi dos mil años de pies calientes, una carta a un lugar frío y la prueba de que el calcetín con sandalia es más antiguo que cualquier opinión sobre él.',
      'it-IT':
        'Quasi duemila anni di piedi al caldo, una lettera verso un posto freddo e la prova che il calzino nel sandalo è più antico di ogni opinione in merito.',
    },
    metaDescription: {
      default:
        'From Roman Egypt to nylon: where socks come from, who knitted them, and what they had to do with comedy.',
      'de-DE':
        'Vom römischen Ägypten bis zum Nylon: woher Socken kommen, wer sie strickte und was sie mit Komödien zu tun haben.',
      'nl-NL':
        'Van Romeins Egypte tot nylon: waar sokken vandaan komen, wie ze breide en wat ze met komedie te maken hebben.',
      'fr-FR':
        'De l’Égypte romaine au nylon : d’où viennent les chaussettes, qui les a tricotées, et leur lien avec la comédie.',
      'es-ES':
        'Del Egipto romano al nailon: de dónde vienen los calcetines, quién los tejió y qué tienen que ver con la comedia.',
      'it-IT':
        'Dall’Egitto romano al nylon: da dove vengono i calzini, chi li ha fatti e che cosa c’entrano con la commedia.',
    },
    date: '2026-09-17',
    author: 'Sockeye',
    picture: {
      drawing: 'banner.pile.plain_brick.tartan_navy.pinstripes_fog.houndstooth_sand',
      alt: {
        default: 'A heap of old-fashioned patterns: tartan, pinstripe, houndstooth',
        'de-DE': 'Ein Haufen alter Muster: Tartan, Nadelstreifen, Hahnentritt',
        'nl-NL': 'Een berg oude patronen: tartan, krijtstreep, pied-de-poule',
        'fr-FR': 'Un tas de motifs anciens : tartan, rayure tennis, pied-de-poule',
        'es-ES': 'Un montón de dibujos antiguos: tartán, raya diplomática, pata de gallo',
        'it-IT': 'Un mucchio di fantasie d’epoca: tartan, gessato, pied-de-poule',
      },
    },
    body: [
      {
        component: 'rich-text',
        text: {
          rich: {
            default: `
              ## Red wool, two toes

              In the Victoria and Albert Museum in London lies a pair of red wool socks from Egypt, more than sixteen hundred years old. They are divided between the big toe and the rest, because they were made to be worn with sandals. They weren’t knitted as we knit. One needle made loop after loop, a technique older than knitting itself.

              ## Post for a cold place

              At Vindolanda, a Roman fort near Hadrian’s Wall, thin wooden letters survived in the wet ground. One of them, some nineteen hundred years old, tells its reader what is on the way: socks, two pairs of sandals and two pairs of underpants. Apart from the sandals, we could fill that order today.`,
            'en-US': `
              ## Red wool, two toes

              In the Victoria and Albert Museum in London lies a pair of red wool socks from Egypt, more than sixteen hundred years old. They are divided between the big toe and the rest, because they were made to be worn with sandals. They weren’t knitted as we knit. One needle made loop after loop, a technique older than knitting itself.

              ## Mail for a cold place

              At Vindolanda, a Roman fort near Hadrian’s Wall, thin wooden letters survived in the wet ground. One of them, some nineteen hundred years old, tells its reader what is on the way: socks, two pairs of sandals and two pairs of underpants. Apart from the sandals, we could fill that order today.`,
            'de-DE': `
              ## Rote Wolle, zwei Zehen

              Im Victoria and Albert Museum in London liegt ein Paar rote Wollsocken aus Ägypten, mehr als sechzehnhundert Jahre alt. Zwischen dem großen Zeh und den anderen sind sie geteilt, denn sie waren für Sandalen gedacht. Gestrickt in unserem Sinn sind sie nicht. Eine einzige Nadel machte Schlinge um Schlinge, eine Technik, die älter ist als das Stricken.

              ## Post an einen kalten Ort

              In Vindolanda, einem römischen Kastell nahe dem Hadrianswall, haben dünne Holztäfelchen im nassen Boden überdauert. Eines davon, rund neunzehnhundert Jahre alt, kündigt an, was unterwegs ist: Socken, zwei Paar Sandalen und zwei Unterhosen. Bis auf die Sandalen könnten wir diese Bestellung heute noch erfüllen.`,
            'nl-NL': `
              ## Rode wol, twee tenen

              In het Victoria and Albert Museum in Londen ligt een paar rode wollen sokken uit Egypte, meer dan zestienhonderd jaar oud. Ze zijn gespleten tussen de grote teen en de rest, want ze waren bedoeld voor sandalen. Gebreid zoals wij breien zijn ze niet. Eén naald maakte lus na lus, een techniek die ouder is dan het breien zelf.

              ## Post naar een koude plek

              In Vindolanda, een Romeins fort bij de muur van Hadrianus, bleven dunne houten briefjes bewaard in de natte grond. Een ervan, zo’n negentienhonderd jaar oud, kondigt aan wat er onderweg is: sokken, twee paar sandalen en twee onderbroeken. Op de sandalen na zouden we die bestelling nu nog kunnen leveren.`,
            'fr-FR': `
              ## Laine rouge, deux orteils

              Au Victoria and Albert Museum, à Londres, repose une paire de chaussettes en laine rouge venue d’Égypte, vieille de plus de seize cents ans. Elles sont fendues entre le gros orteil et les autres, car on les portait avec des sandales. Elles ne sont pas tricotées comme aujourd’hui : une seule aiguille faisait boucle après boucle, une technique plus ancienne que le tricot.

              ## Du courrier vers le froid

              À Vindolanda, un fort romain près du mur d’Hadrien, de fines lettres de bois ont survécu dans le sol humide. L’une d’elles, vieille d’environ dix-neuf siècles, annonce un envoi : des chaussettes, deux paires de sandales et deux caleçons. Sandales mises à part, on pourrait encore honorer cette commande.`,
            'es-ES': `
              ## Lana roja, dos dedos

              En el Victoria and Albert Museum de Londres hay un par de calcetines de lana roja llegados de Egipto, con más de mil seiscientos años. Están divididos entre el dedo gordo y los demás, porque se llevaban con sandalias. No se tejieron como hoy: una sola aguja hacía lazada tras lazada, una técnica más antigua que el punto.

              ## Correo para un sitio frío

              En Vindolanda, un fuerte romano junto al muro de Adriano, unas finas cartas de madera sobrevivieron en la tierra húmeda. Una de ellas, de hace unos mil novecientos años, anuncia lo que va de camino: calcetines, dos pares de sandalias y dos calzoncillos. Salvo las sandalias, aún podríamos servir ese pedido.`,
            'it-IT': `
              ## Lana rossa, due dita

              Al Victoria and Albert Museum di Londra c’è un paio di calzini di lana rossa arrivati dall’Egitto, vecchi di più di milleseicento anni. Sono divisi tra l’alluce e le altre dita, perché si portavano con i sandali. Non sono lavorati ai ferri come oggi: un solo ago faceva un anello dopo l’altro, una tecnica più antica della maglia.

              ## Posta per un posto freddo

              A Vindolanda, un forte romano vicino al Vallo di Adriano, sottili lettere di legno si sono conservate nella terra bagnata. Una, di circa millenovecento anni fa, annuncia che cosa è in arrivo: calzini, due paia di sandali e due paia di mutande. Sandali a parte, quell’ordine potremmo evaderlo ancora oggi.`,
          },
        },
      },
      {
        component: 'picture-and-text',
        title: {
          default: 'A frame and a queen',
          'de-DE': 'Ein Wirkstuhl und eine Königin',
          'nl-NL': 'Een breiraam en een koningin',
          'fr-FR': 'Un métier et une reine',
          'es-ES': 'Un telar y una reina',
          'it-IT': 'Un telaio e una regina',
        },
        text: {
          rich: {
            default: `
              For a long time stockings were knitted by hand. In 1589 the Englishman William Lee built a frame that knitted a whole row of loops at once. The story goes that Queen Elizabeth I refused him a patent because she feared for the hand knitters. Lee took his machine to France. Only after his death did the idea conquer the trade, and every sock machine of today is its grandchild.`,
            'de-DE': `
              Lange wurden Strümpfe von Hand gestrickt. 1589 baute der Engländer William Lee einen Wirkstuhl, der eine ganze Reihe Maschen auf einmal bildete. Königin Elisabeth I. soll ihm das Patent verweigert haben, aus Sorge um die Handstricker. Lee ging mit seiner Maschine nach Frankreich. Erst nach seinem Tod eroberte die Idee das Gewerbe, und jede Sockenmaschine von heute ist ihr Enkelkind.`,
            'nl-NL': `
              Lange tijd werden kousen met de hand gebreid. In 1589 bouwde de Engelsman William Lee een raam dat een hele rij lussen in één keer breide. Koningin Elizabeth I zou hem een patent hebben geweigerd, uit zorg om de handbreiers. Lee nam zijn machine mee naar Frankrijk. Pas na zijn dood veroverde het idee het vak, en elke sokkenmachine van nu is er een kleinkind van.`,
            'fr-FR': `
              Longtemps, les bas se sont tricotés à la main. En 1589, l’Anglais William Lee construit un métier qui tricote toute une rangée de mailles d’un coup. On raconte que la reine Élisabeth Ire lui refusa un brevet par crainte pour les tricoteurs. Lee emporta sa machine en France. L’idée ne conquit le métier qu’après sa mort, et toutes les machines à chaussettes d’aujourd’hui en descendent.`,
            'es-ES': `
              Durante mucho tiempo las medias se tejieron a mano. En 1589 el inglés William Lee construyó un telar que hacía toda una fila de lazadas de una vez. Cuentan que la reina Isabel I le negó la patente por miedo a dejar sin trabajo a quienes tejían a mano. Lee se llevó la máquina a Francia. La idea conquistó el oficio después de su muerte, y toda máquina de calcetines actual es nieta suya.`,
            'it-IT': `
              Per molto tempo le calze si fecero a mano. Nel 1589 l’inglese William Lee costruì un telaio che lavorava un’intera riga di maglie alla volta. Si racconta che la regina Elisabetta I gli negò il brevetto, temendo per chi lavorava ai ferri. Lee portò la macchina in Francia. L’idea conquistò il mestiere solo dopo la sua morte, e ogni macchina da calzini di oggi ne è la nipote.`,
          },
        },
        picture: {
          drawing: 'knee-high.pair.argyle_navy',
          alt: {
            default: 'A pair of dark blue knee-highs with argyle diamonds',
            'de-DE': 'Ein Paar dunkelblaue Kniestrümpfe mit Rauten',
            'nl-NL': 'Een paar donkerblauwe kniekousen met ruiten',
            'fr-FR': 'Une paire de mi-bas bleu foncé à losanges',
            'es-ES': 'Un par de calcetines altos azul oscuro con rombos',
            'it-IT': 'Un paio di calzettoni blu scuro a rombi',
          },
        },
        isPictureLast: true,
        tint: 'coral',
      },
      {
        component: 'rich-text',
        text: {
          rich: {
            default: `
              ## Yarn from a laboratory

              On 15 May 1940 nylon stockings went on sale all over the United States. Nylon is a polyamide, and a little polyamide is in our socks to this day. It is what keeps the heel from giving up early.

              ## And the word?

              *Sock* comes from Latin *soccus*, a light, flat shoe that actors wore on stage in comedies. Tragedy had boots. We are happy with the side we ended up on.`,
            'en-US': `
              ## Yarn from a laboratory

              On May 15, 1940, nylon stockings went on sale all over the United States. Nylon is a polyamide, and a little polyamide is in our socks to this day. It is what keeps the heel from giving up early.

              ## And the word?

              *Sock* comes from Latin *soccus*, a light, flat shoe that actors wore on stage in comedies. Tragedy had boots. We are happy with the side we ended up on.`,
            'de-DE': `
              ## Garn aus dem Labor

              Am 15. Mai 1940 kamen in den ganzen USA Nylonstrümpfe in den Handel. Nylon ist ein Polyamid, und ein wenig Polyamid steckt bis heute in unseren Socken. Es sorgt dafür, dass die Ferse nicht vorzeitig aufgibt.

              ## Und das Wort?

              „Socke“ kommt vom lateinischen *soccus*, einem leichten, flachen Schuh, den Schauspieler in der Komödie trugen. In der Tragödie trug man Stiefel. Wir sind mit unserer Seite zufrieden.`,
            'nl-NL': `
              ## Garen uit een laboratorium

              Op 15 mei 1940 gingen nylonkousen in de hele Verenigde Staten in de verkoop. Nylon is een polyamide, en een beetje polyamide zit nog altijd in onze sokken. Het zorgt dat de hiel het niet te vroeg opgeeft.

              ## En het woord?

              ‘Sok’ komt van het Latijnse *soccus*, een lichte, platte schoen die acteurs in komedies droegen. In de tragedie droeg men laarzen. Wij zijn tevreden met onze kant.`,
            'fr-FR': `
              ## Un fil sorti du laboratoire

              Le 15 mai 1940, les bas en nylon sont mis en vente dans tous les États-Unis. Le nylon est un polyamide, et il y a encore un peu de polyamide dans nos chaussettes. C’est lui qui empêche le talon d’abandonner trop tôt.

              ## Et les mots ?

              Le latin *soccus* désignait une chaussure légère et plate, celle des acteurs de comédie. L’anglais en a fait « sock », le français « socque ». La tragédie, elle, chaussait le cothurne. Notre côté nous convient.`,
            'es-ES': `
              ## Un hilo de laboratorio

              El 15 de mayo de 1940 las medias de nailon salieron a la venta en todo Estados Unidos. El nailon es una poliamida, y un poco de poliamida llevan todavía nuestros calcetines. Es lo que evita que el talón se rinda antes de tiempo.

              ## ¿Y la palabra?

              El latín *soccus* era un zapato ligero y plano que los actores llevaban en las comedias. El inglés sacó de ahí «sock»; el español, «zueco». La tragedia calzaba coturnos. Estamos contentos con nuestro lado.`,
            'it-IT': `
              ## Un filo di laboratorio

              Il 15 maggio 1940 le calze di nylon andarono in vendita in tutti gli Stati Uniti. Il nylon è una poliammide, e un po’ di poliammide c’è ancora nei nostri calzini. È ciò che impedisce al tallone di arrendersi presto.

              ## E la parola?

              Il latino *soccus* era una scarpa leggera e bassa che gli attori portavano nelle commedie. L’inglese ne ha tratto «sock», l’italiano «zoccolo». La tragedia calzava i coturni. Siamo contenti della nostra parte.`,
          },
        },
      },
      fishSays(
        {
          default: 'Socks in sandals? Some of us call it heritage.',
          'de-DE': 'Socken in Sandalen? Manche nennen es Kulturerbe.',
          'nl-NL': 'Sokken in sandalen? Sommigen noemen het erfgoed.',
          'fr-FR': 'Des chaussettes dans des sandales ? Certains disent « patrimoine ».',
          'es-ES': '¿Calcetines con sandalias? Hay quien lo llama patrimonio.',
          'it-IT': 'Calzini nei sandali? C’è chi lo chiama patrimonio.',
        },
        'river',
      ),
      {
        component: 'product-row',
        title: {
          default: 'Still good against the cold',
          'de-DE': 'Hilft immer noch gegen Kälte',
          'nl-NL': 'Nog altijd goed tegen de kou',
          'fr-FR': 'Toujours efficaces contre le froid',
          'es-ES': 'Siguen sirviendo contra el frío',
          'it-IT': 'Funzionano ancora contro il freddo',
        },
        collection: 'collection/winter-wear',
        link: { leadsTo: '/collection/winter-wear' },
        linkText: {
          default: 'Dress for winter',
          'de-DE': 'Für den Winter anziehen',
          'nl-NL': 'Kleed je voor de winter',
          'fr-FR': 'S’habiller pour l’hiver',
          'es-ES': 'Vestirse para el invierno',
          'it-IT': 'Vestiti per l’inverno',
        },
      },
    ],
  },
}
