import type { DemoStory } from '../demo-story.ts'
import { fishSays } from './fish-says.ts'

/** How to darn a sock, quietly or for show. */
export const mendingAHole: DemoStory = {
  fullSlug: '_default/happy-news/mending-a-hole',
  name: 'post-mending-a-hole',
  component: 'post',
  fields: {
    title: {
      default: 'How to mend a hole',
      'de-DE': 'Ein Loch stopfen',
      'nl-NL': 'Een gat stoppen',
      'fr-FR': 'Repriser un trou',
      'es-ES': 'Cómo zurcir un agujero',
      'it-IT': 'Come rammendare un buco',
    },
    intro: {
      default: 'A needle, some yarn and something round. It takes one long film, and the sock gets a second life.',
      'en-US': 'A needle, some yarn and something round. It takes one long movie, and the sock gets a second life.',
      'de-DE': 'Eine Nadel, etwas Garn und etwas Rundes. Es dauert einen langen Film, und die Socke lebt noch einmal.',
      'nl-NL': 'Een naald, wat garen en iets ronds. Het duurt één lange film, en de sok krijgt een tweede leven.',
      'fr-FR': 'Une aiguille, un peu de fil et un objet rond. Le temps d’un long film, et la chaussette revit.',
      'es-ES': 'Una aguja, algo de hilo y una cosa redonda. Se tarda una película larga, y el calcetín vive otra vez.',
      'it-IT':
        'Un ago, un po’ di filo e qualcosa di rotondo. Ci vuole un film lungo, e il calzino ricomincia a vivere.',
    },
    metaDescription: {
      default: 'Darn a sock in five steps, with a mushroom or an orange. And why a mend may be seen.',
      'de-DE': 'Eine Socke stopfen in fünf Schritten, mit Stopfpilz oder Orange. Und warum man die Stelle sehen darf.',
      'nl-NL': 'Een sok stoppen in vijf stappen, met een maasbal of een sinaasappel. En waarom je het mag zien.',
      'fr-FR': 'Repriser une chaussette en cinq étapes, avec un champignon ou une orange. Et pourquoi ça peut se voir.',
      'es-ES': 'Zurcir un calcetín en cinco pasos, con un huevo de madera o una naranja. Y por qué puede notarse.',
      'it-IT': 'Rammendare un calzino in cinque mosse, con un uovo di legno o un’arancia. E perché può vedersi.',
    },
    date: '2026-10-15',
    author: 'Sockeye',
    picture: {
      drawing: 'banner.pile.mushrooms_rust.leaves_olive.plain_mustard.checks_forest',
      alt: {
        default: 'A heap of warm-toned socks, some with mushrooms',
        'de-DE': 'Ein Haufen Socken in warmen Tönen, manche mit Pilzen',
        'nl-NL': 'Een berg sokken in warme tinten, sommige met paddenstoelen',
        'fr-FR': 'Un tas de chaussettes aux tons chauds, dont certaines à champignons',
        'es-ES': 'Un montón de calcetines de tonos cálidos, algunos con setas',
        'it-IT': 'Un mucchio di calzini dai toni caldi, alcuni con funghi',
      },
    },
    body: [
      {
        component: 'rich-text',
        text: {
          rich: {
            default: `
              A hole is not the end. It is one loop that let go, and the loops around it are thinking about it. So mend early, best of all while the knit is only thin.

              ## What you need

              - A blunt needle with a large eye.
              - Yarn about as thick as the sock’s own.
              - Something smooth and round to hold the shape: a darning mushroom, a wooden egg, an orange.

              ## Five steps

              - **Wash first.** Then pull the sock over the mushroom, smooth but not stretched.
              - **Frame it.** Small running stitches all around the hole, a finger’s width out, where the knit is still sound.
              - **Lay the threads.** Up and down across the hole, side by side. Leave a tiny loop at every turn; yarn may shrink a little in the wash and will need it.
              - **Weave.** Now from side to side: over one, under one, and the other way round on the way back, until there is a small patch of cloth.
              - **No knots.** Draw the ends through a few stitches and cut them. A knot is a pebble you made yourself.`,
            'de-DE': `
              Ein Loch ist nicht das Ende. Es ist eine Masche, die losgelassen hat, und die Maschen daneben denken darüber nach. Also stopf früh, am besten, solange der Strick nur dünn ist.

              ## Was du brauchst

              - Eine stumpfe Nadel mit großem Öhr.
              - Garn, ungefähr so dick wie das der Socke.
              - Etwas Glattes, Rundes, das die Form hält: Stopfpilz, Holzei, Orange.

              ## Fünf Schritte

              - **Erst waschen.** Dann die Socke über den Pilz ziehen, glatt, aber nicht gedehnt.
              - **Einrahmen.** Kleine Vorstiche rund um das Loch, einen Fingerbreit entfernt, wo der Strick noch heil ist.
              - **Fäden spannen.** Auf und ab über das Loch, einer neben dem anderen. Lass an jeder Wende eine winzige Schlaufe, denn Garn kann in der Wäsche etwas einlaufen und braucht sie dann.
              - **Weben.** Jetzt quer: über einen, unter einem, auf dem Rückweg umgekehrt, bis ein kleines Stück Stoff entsteht.
              - **Keine Knoten.** Zieh die Enden durch ein paar Maschen und schneid sie ab. Ein Knoten ist ein selbst gemachter Kieselstein.`,
            'nl-NL': `
              Een gat is niet het einde. Het is één lus die heeft losgelaten, en de lussen eromheen denken erover na. Stop dus vroeg, liefst zolang het breisel alleen nog maar dun is.

              ## Wat je nodig hebt

              - Een stompe naald met een groot oog.
              - Garen dat ongeveer zo dik is als dat van de sok.
              - Iets glads en ronds dat de vorm houdt: een maasbal, een houten ei, een sinaasappel.

              ## Vijf stappen

              - **Eerst wassen.** Trek de sok dan over de bal, glad maar niet uitgerekt.
              - **Omlijst het.** Kleine rijgsteken rondom het gat, een vingerbreedte ervandaan, waar het breisel nog heel is.
              - **Span de draden.** Op en neer over het gat, naast elkaar. Laat bij elke bocht een klein lusje: garen kan in de was wat krimpen en heeft dat dan nodig.
              - **Weef.** Nu dwars: over één, onder één, en op de terugweg andersom, tot er een lapje stof is.
              - **Geen knopen.** Haal de uiteinden door een paar steken en knip ze af. Een knoop is een zelfgemaakt kiezelsteentje.`,
            'fr-FR': `
              Un trou n’est pas la fin. C’est une maille qui a lâché, et ses voisines y songent. Reprise donc tôt, de préférence tant que le tricot n’est qu’aminci.

              ## Ce qu’il te faut

              - Une aiguille à bout rond et à grand chas.
              - Un fil à peu près aussi épais que celui de la chaussette.
              - Un objet lisse et rond pour tenir la forme : champignon à repriser, œuf en bois, orange.

              ## Cinq étapes

              - **Lave d’abord.** Puis enfile la chaussette sur le champignon, lisse mais pas tendue.
              - **Encadre.** De petits points devant tout autour du trou, à un doigt du bord, là où le tricot est encore sain.
              - **Tends les fils.** De haut en bas par-dessus le trou, côte à côte. Laisse une petite boucle à chaque demi-tour : le fil peut rétrécir un peu au lavage et en aura besoin.
              - **Tisse.** En travers maintenant : par-dessus, par-dessous, et l’inverse au retour, jusqu’à former un petit carré de tissu.
              - **Pas de nœuds.** Passe les bouts dans quelques mailles et coupe. Un nœud est un caillou fait maison.`,
            'es-ES': `
              Un agujero no es el final. Es una lazada que se ha soltado, y las de alrededor se lo están pensando. Así que zurce pronto, mejor cuando el punto solo está fino.

              ## Qué necesitas

              - Una aguja sin punta y de ojo grande.
              - Hilo más o menos del grosor del calcetín.
              - Algo liso y redondo que mantenga la forma: un huevo de madera, una seta de zurcir, una naranja.

              ## Cinco pasos

              - **Lava primero.** Luego mete el huevo en el calcetín, liso pero sin tensar.
              - **Enmárcalo.** Un hilván pequeño alrededor del agujero, a un dedo del borde, donde el punto aún está sano.
              - **Tiende los hilos.** De arriba abajo sobre el agujero, uno junto a otro. Deja un bucle diminuto en cada vuelta: el hilo puede encoger un poco al lavar y lo va a necesitar.
              - **Teje.** Ahora de lado a lado: por encima de uno, por debajo de otro, y al revés al volver, hasta que haya un trocito de tela.
              - **Sin nudos.** Pasa los cabos por unos puntos y córtalos. Un nudo es una piedrecita hecha en casa.`,
            'it-IT': `
              Un buco non è la fine. È una maglia che ha mollato, e quelle intorno ci stanno pensando. Quindi rammenda presto, meglio ancora quando il tessuto è soltanto sottile.

              ## Che cosa ti serve

              - Un ago senza punta, con la cruna grande.
              - Un filo spesso più o meno come quello del calzino.
              - Qualcosa di liscio e rotondo che tenga la forma: un fungo da rammendo, un uovo di legno, un’arancia.

              ## Cinque mosse

              - **Prima lava.** Poi infila il fungo nel calzino e stendilo bene, ma senza tirare.
              - **Incornicia.** Piccoli punti filza tutto intorno al buco, a un dito dal bordo, dove la maglia è ancora sana.
              - **Tendi i fili.** Su e giù sopra il buco, uno accanto all’altro. Lascia un piccolo anello a ogni svolta: il filo può restringersi un po’ nel lavaggio e ne avrà bisogno.
              - **Tessi.** Adesso di traverso: sopra uno, sotto uno, e al contrario tornando, finché c’è un pezzetto di stoffa.
              - **Niente nodi.** Fai passare i capi in qualche maglia e tagliali. Un nodo è un sassolino fatto in casa.`,
          },
        },
      },
      {
        component: 'picture-and-text',
        title: {
          default: 'Hide it or show it',
          'de-DE': 'Verstecken oder zeigen',
          'nl-NL': 'Verstoppen of laten zien',
          'fr-FR': 'Cacher ou montrer',
          'es-ES': 'Esconderlo o lucirlo',
          'it-IT': 'Nasconderlo o mostrarlo',
        },
        text: {
          rich: {
            default: `
              Match the yarn and nobody will know. Or take pink on green, and everybody may: a mend is a decoration with a reason. Where the heel is only thin, follow each stitch with the needle and new yarn, one small V after the other. Knitters call it Swiss darning. It stretches with the sock, which the woven patch won’t.`,
            'en-US': `
              Match the yarn and nobody will know. Or take pink on green, and everybody may: a mend is a decoration with a reason. Where the heel is only thin, follow each stitch with the needle and new yarn, one small V after the other. Knitters call it duplicate stitch. It stretches with the sock, which the woven patch won’t.`,
            'de-DE': `
              Mit passendem Garn merkt es niemand. Mit Rosa auf Grün merken es alle, und warum nicht: Eine gestopfte Stelle ist Schmuck mit Grund. Wo die Ferse nur dünn ist, fahr mit Nadel und neuem Garn jede Masche nach, ein kleines V nach dem anderen. Das heißt Maschenstich und dehnt sich mit, was der gewebte Flicken nicht tut.`,
            'nl-NL': `
              Met passend garen merkt niemand iets. Met roze op groen ziet iedereen het, en waarom niet: een stop is een versiering met een reden. Waar de hiel alleen dun is, volg je met naald en nieuw garen elke steek, het ene kleine V’tje na het andere. Dat heet mazen, en het rekt mee met de sok. Het geweven lapje doet dat niet.`,
            'fr-FR': `
              Avec un fil assorti, personne ne saura. Avec du rose sur du vert, tout le monde saura, et pourquoi pas : une reprise est un ornement qui a ses raisons. Là où le talon est seulement aminci, suis chaque maille avec l’aiguille et un fil neuf, un petit V après l’autre. Ce point de maille s’étire avec la chaussette ; la reprise tissée, non.`,
            'es-ES': `
              Con hilo a juego nadie lo notará. Con rosa sobre verde lo verán todos, y por qué no: un zurcido es un adorno con motivo. Donde el talón solo está fino, sigue cada punto con la aguja e hilo nuevo, una pequeña V tras otra. Así se estira con el calcetín, cosa que el remiendo tejido no hace.`,
            'it-IT': `
              Con il filo in tinta nessuno se ne accorge. Con il rosa sul verde se ne accorgono tutti, e perché no: un rammendo è una decorazione con una ragione. Dove il tallone è solo sottile, ripassa ogni maglia con l’ago e un filo nuovo, una piccola V dopo l’altra. Si chiama punto maglia e cede insieme al calzino, la toppa tessuta no.`,
          },
        },
        picture: { drawing: 'crew.knit.mushrooms_forest' },
        tint: 'sun',
      },
      fishSays(
        {
          default: 'One hole is fine. That is where the foot goes in.',
          'de-DE': 'Ein Loch ist in Ordnung. Da kommt der Fuß hinein.',
          'nl-NL': 'Eén gat is prima. Daar gaat de voet in.',
          'fr-FR': 'Un trou, c’est bien. C’est par là qu’entre le pied.',
          'es-ES': 'Un agujero está bien. Por ahí entra el pie.',
          'it-IT': 'Un buco va bene. È da lì che entra il piede.',
        },
        'blush',
      ),
      {
        component: 'product-row',
        title: {
          default: 'Worth mending one day',
          'de-DE': 'Eines Tages das Stopfen wert',
          'nl-NL': 'Ooit het stoppen waard',
          'fr-FR': 'À repriser un jour lointain',
          'es-ES': 'Merecerán un zurcido algún día',
          'it-IT': 'Un giorno meriteranno un rammendo',
        },
        collection: 'collection/bold-ones',
        link: { leadsTo: '/collection/bold-ones' },
        linkText: {
          default: 'See the bold ones',
          'de-DE': 'Mutige ansehen',
          'nl-NL': 'Bekijk de opvallende',
          'fr-FR': 'Voir les plus osées',
          'es-ES': 'Ver los más atrevidos',
          'it-IT': 'Guarda i più audaci',
        },
      },
    ],
  },
}
