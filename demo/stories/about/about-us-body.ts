import type { DemoBlock } from '../demo-story.ts'

/** What follows the hero of the page about us. */
export const aboutUsBody: readonly DemoBlock[] = [
  {
    component: 'picture-and-text',
    title: {
      default: 'The fish',
      'de-DE': 'Der Fisch',
      'nl-NL': 'De vis',
      'fr-FR': 'Le poisson',
      'es-ES': 'El pez',
      'it-IT': 'Il pesce',
    },
    text: {
      rich: {
        default: `Sockeye salmon grow up in fresh water, spend years at sea and swim back up their river. On the way home they
          turn bright red, which is quite an outfit.

          Ours felt that it lacked something below. Why its name sounds like hosiery is [a story of its
          own](/happy-news/why-salmon).`,
        'de-DE': `Rotlachse wachsen im Süßwasser auf, verbringen Jahre im Meer und schwimmen dann ihren Fluss wieder hinauf. Auf
          dem Heimweg werden sie leuchtend rot. Ein starkes Outfit.

          Unserem fehlte daran untenrum noch etwas. Warum sein Name nach Socke klingt, ist [eine eigene
          Geschichte](/happy-news/why-salmon).`,
        'nl-NL': `Rode zalmen groeien op in zoet water, zwemmen jaren in zee en keren dan terug, hun rivier op. Onderweg worden
          ze knalrood. Als outfit mag dat er zijn.

          Alleen onderaan miste de onze nog iets. Waarom zijn naam naar sokken klinkt, is [een verhaal
          apart](/happy-news/why-salmon).`,
        'fr-FR': `Le saumon rouge grandit en eau douce, passe des années en mer, puis remonte sa rivière. En chemin, il devient
          rouge vif. Comme tenue, c’est déjà quelque chose.

          Le nôtre trouvait qu’il manquait un détail, tout en bas. Pourquoi son nom sent la chaussette, c’est [une autre
          histoire](/happy-news/why-salmon).`,
        'es-ES': `El salmón rojo crece en agua dulce, pasa años en el mar y luego remonta su río. De camino a casa se pone de un
          rojo vivo. Como conjunto, no está mal.

          Al nuestro le pareció que abajo faltaba algo. Por qué su nombre suena a calcetín es [otra
          historia](/happy-news/why-salmon).`,
        'it-IT': `Il salmone rosso cresce in acqua dolce, passa anni in mare e poi risale il suo fiume. Sulla via di casa diventa
          rosso acceso. Come completo, fa la sua figura.

          Al nostro è sembrato che in basso mancasse qualcosa. Perché il suo nome sappia di calzini è [un’altra
          storia](/happy-news/why-salmon).`,
      },
    },
    picture: {
      drawing: 'banner.line.scales_salmon.fish_pond.waves_butter.stripes_cherry',
      alt: {
        default: 'Four socks on a washing line, with scales, fish, waves and stripes',
        'en-US': 'Four socks on a clothesline, with scales, fish, waves and stripes',
        'de-DE': 'Vier Socken auf der Leine, mit Schuppen, Fischen, Wellen und Streifen',
        'nl-NL': 'Vier sokken aan de waslijn, met schubben, vissen, golven en strepen',
        'fr-FR': 'Quatre chaussettes sur un fil : écailles, poissons, vagues et rayures',
        'es-ES': 'Cuatro calcetines tendidos, con escamas, peces, olas y rayas',
        'it-IT': 'Quattro calzini stesi, con squame, pesci, onde e righe',
      },
    },
    tint: 'pond',
  },
  {
    component: 'picture-and-text',
    title: {
      default: 'The socks',
      'de-DE': 'Die Socken',
      'nl-NL': 'De sokken',
      'fr-FR': 'Les chaussettes',
      'es-ES': 'Los calcetines',
      'it-IT': 'I calzini',
    },
    text: {
      rich: {
        default: `Most of them are about 80% combed cotton. Combing takes the short fibres out, so that the yarn is smoother. The
          rest is polyamide, which wears well, and elastane, which remembers where your calf is.

          The pattern is up to you. We go from pinstripe to pizza and judge nobody in between.`,
        'en-US': `Most of them are about 80% combed cotton. Combing takes the short fibers out, so that the yarn is smoother. The
          rest is nylon, which wears well, and spandex, which remembers where your calf is.

          The pattern is up to you. We go from pinstripe to pizza and judge nobody in between.`,
        'de-DE': `Die meisten bestehen zu rund 80 % aus gekämmter Baumwolle. Beim Kämmen fallen die kurzen Fasern heraus, das Garn
          wird glatter. Dazu kommen Polyamid, das viel aushält, und Elasthan, das sich merkt, wo deine Wade ist.

          Das Muster ist deine Sache. Zwischen Nadelstreifen und Pizza führen wir alles und urteilen über niemanden.`,
        'nl-NL': `De meeste zijn voor zo’n 80% van gekamd katoen. Bij het kammen vallen de korte vezels eruit, en dat maakt het
          garen gladder. De rest is polyamide, dat tegen een stootje kan, en elastaan, dat onthoudt waar je kuit zit.

          Het dessin is aan jou. Van krijtstreep tot pizza: wij oordelen nergens over.`,
        'fr-FR': `La plupart contiennent environ 80 % de coton peigné. Le peignage retire les fibres courtes, et le fil devient
          plus lisse. Le reste : du polyamide, qui encaisse, et de l’élasthanne, qui se souvient de ton mollet.

          Le motif, c’est toi qui vois. On va de la rayure tennis à la pizza, sans juger personne entre les deux.`,
        'es-ES': `Casi todos llevan alrededor de un 80 % de algodón peinado. Al peinarlo se quitan las fibras cortas y el hilo
          queda más liso. Lo demás es poliamida, que aguanta, y elastano, que se acuerda de dónde está tu pantorrilla.

          El dibujo lo eliges tú. Vamos de la raya diplomática a la pizza sin juzgar a nadie por el camino.`,
        'it-IT': `Quasi tutti sono per circa l’80% di cotone pettinato. La pettinatura toglie le fibre corte e il filo diventa più
          liscio. Il resto è poliammide, che resiste, ed elastan, che si ricorda dov’è il tuo polpaccio.

          La fantasia la scegli tu. Andiamo dal gessato alla pizza e in mezzo non giudichiamo nessuno.`,
      },
    },
    picture: {
      drawing: 'banner.legs.pinstripes_slate.pizza_mint.flowers_aubergine',
      alt: {
        default: 'Legs in socks with pinstripes, pizza and flowers',
        'de-DE': 'Beine in Socken mit Nadelstreifen, Pizza und Blumen',
        'nl-NL': 'Benen in sokken met krijtstreep, pizza en bloemen',
        'fr-FR': 'Des jambes en chaussettes à rayures tennis, à pizzas et à fleurs',
        'es-ES': 'Piernas con calcetines de raya diplomática, pizza y flores',
        'it-IT': 'Gambe con calzini gessati, con la pizza e a fiori',
      },
    },
    link: { leadsTo: '/faq/care' },
    linkText: {
      default: 'Look after them',
      'en-US': 'Take care of them',
      'de-DE': 'Richtig pflegen',
      'nl-NL': 'Zorg er goed voor',
      'fr-FR': 'En prendre soin',
      'es-ES': 'Cuidarlos bien',
      'it-IT': 'Abbine cura',
    },
    isPictureLast: true,
    tint: 'sun',
  },
  {
    component: 'rich-text',
    text: {
      rich: {
        default: `## The shop

          Sockeye is open-source software: a whole shop for many countries and languages that anyone may use, change and
          build on. What you are looking at is its demonstration. The pictures are knitted by a program, and the words
          were written to be replaced.

          So if you run a shop of your own, this is where your story goes: who you are, where your goods come from, and
          why anyone should trust you with their feet. Questions until then: [hello@sockeye.example](mailto:hello@sockeye.example).`,
        'en-US': `## The store

          Sockeye is open-source software: a whole store for many countries and languages that anyone may use, change and
          build on. What you are looking at is its demonstration. The pictures are knitted by a program, and the words
          were written to be replaced.

          So if you run a store of your own, this is where your story goes: who you are, where your goods come from, and
          why anyone should trust you with their feet. Questions until then: [hello@sockeye.example](mailto:hello@sockeye.example).`,
        'de-DE': `## Der Laden

          Sockeye ist quelloffene Software: ein ganzer Laden für viele Länder und Sprachen, den alle benutzen, ändern und
          ausbauen dürfen. Was du hier siehst, ist seine Vorführung. Die Bilder strickt ein Programm, und die Texte warten
          darauf, ersetzt zu werden.

          Wenn du selbst einen Laden führst, gehört hierher deine Geschichte: wer du bist, woher deine Ware kommt und warum
          man dir seine Füße anvertrauen sollte. Fragen bis dahin: [hello@sockeye.example](mailto:hello@sockeye.example).`,
        'nl-NL': `## De winkel

          Sockeye is opensourcesoftware: een complete winkel voor veel landen en talen, die iedereen mag gebruiken,
          aanpassen en uitbouwen. Wat je hier ziet, is de demonstratie. De plaatjes worden door een programma gebreid, en
          de teksten wachten tot iemand ze vervangt.

          Heb je zelf een winkel, dan komt hier jouw verhaal: wie je bent, waar je spullen vandaan komen en waarom iemand
          je zijn voeten zou toevertrouwen. Vragen tot die tijd: [hello@sockeye.example](mailto:hello@sockeye.example).`,
        'fr-FR': `## La boutique

          Sockeye est un logiciel open source : toute une boutique pour de nombreux pays et langues, que chacun peut
          utiliser, modifier et compléter. Ce que tu vois ici en est la démonstration. Les images sont tricotées par un
          programme, et les textes attendent d’être remplacés.

          Si tu tiens ta propre boutique, c’est ici que va ton histoire : qui tu es, d’où viennent tes produits et pourquoi
          on te confierait ses pieds. D’ici là, une question ? [hello@sockeye.example](mailto:hello@sockeye.example).`,
        'es-ES': `## La tienda

          Sockeye es software de código abierto: una tienda entera para muchos países e idiomas que cualquiera puede usar,
          cambiar y ampliar. Lo que ves es su demostración. Las imágenes las teje un programa, y los textos esperan a que
          alguien los sustituya.

          Si llevas tu propia tienda, aquí va tu historia: quién eres, de dónde viene lo que vendes y por qué alguien
          debería confiarte sus pies. Hasta entonces, dudas a [hello@sockeye.example](mailto:hello@sockeye.example).`,
        'it-IT': `## Il negozio

          Sockeye è software open source: un negozio intero per molti Paesi e lingue, che chiunque può usare, modificare e
          ampliare. Quella che vedi è la sua dimostrazione. Le immagini le lavora a maglia un programma, e i testi
          aspettano di essere sostituiti.

          Se hai un negozio tuo, qui va la tua storia: chi sei, da dove viene quello che vendi e perché qualcuno dovrebbe
          affidarti i propri piedi. Nel frattempo, per domande: [hello@sockeye.example](mailto:hello@sockeye.example).`,
      },
    },
  },
  {
    component: 'product-row',
    title: {
      default: 'Where to start',
      'de-DE': 'Für den Anfang',
      'nl-NL': 'Om mee te beginnen',
      'fr-FR': 'Pour commencer',
      'es-ES': 'Para empezar',
      'it-IT': 'Per cominciare',
    },
    collection: 'collection/classics',
    link: { leadsTo: '/collection/classics' },
    linkText: {
      default: 'See the old faithfuls',
      'en-US': 'Shop the old faithfuls',
      'de-DE': 'Klassiker ansehen',
      'nl-NL': 'Bekijk de ouwe getrouwen',
      'fr-FR': 'Voir les valeurs sûres',
      'es-ES': 'Ver los clásicos',
      'it-IT': 'Guarda i classici',
    },
  },
]
