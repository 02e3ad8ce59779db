import type { DemoStory } from '../demo-story.ts'
import { fishSays } from './fish-says.ts'

/** From yarn to toe: what a sock machine does. */
export const howASockIsKnitted: DemoStory = {
  fullSlug: '_default/happy-news/how-a-sock-is-knitted',
  name: 'post-how-a-sock-is-knitted',
  component: 'post',
  fields: {
    title: {
      default: 'How a sock is knitted',
      'de-DE': 'Wie eine Socke gestrickt wird',
      'nl-NL': 'Hoe een sok wordt gebreid',
      'fr-FR': 'Comment on tricote une chaussette',
      'es-ES': 'Cómo se teje un calcetín',
      'it-IT': 'Come nasce un calzino',
    },
    intro: {
      default:
        'It begins at the cuff, ends at the toe and spends the time between going round in circles. A short tour of a long thread.',
      'de-DE':
        'Sie beginnt am Bund, endet an der Spitze und dreht sich dazwischen im Kreis. Eine kurze Führung entlang eines langen Fadens.',
      'nl-NL':
        'Hij begint bij de boord, eindigt bij de teen en draait daartussen rondjes. Een korte rondleiding langs een lange draad.',
      'fr-FR':
        'Elle commence par le bord, finit par la pointe et, entre les deux, tourne en rond. Visite brève d’un fil très long.',
      'es-ES':
        'Empieza por el puño, acaba en la puntera y entre medias no hace más que dar vueltas. Visita breve a un hilo muy largo.',
      'it-IT':
        'Comincia dal bordo, finisce sulla punta e nel frattempo gira in tondo. Una visita breve a un filo molto lungo.',
    },
    metaDescription: {
      default: 'From cuff to heel to toe: how a machine knits a sock, and why the inside looks the way it does.',
      'de-DE':
        'Vom Bund über die Ferse bis zur Spitze: wie eine Maschine eine Socke strickt und warum sie innen so aussieht.',
      'nl-NL': 'Van boord via hiel tot teen: hoe een machine een sok breit, en waarom de binnenkant er zo uitziet.',
      'fr-FR':
        'Du bord au talon, du talon à la pointe : comment une machine tricote une chaussette, et pourquoi l’envers est ainsi.',
      'es-ES': 'Del puño al talón y a la puntera: cómo teje una máquina un calcetín, y por qué el revés es como es.',
      'it-IT': 'Dal bordo al tallone alla punta: come una macchina fa un calzino, e perché il rovescio è fatto così.',
    },
    date: '2026-05-28',
    author: 'Sockeye',
    picture: {
      drawing: 'banner.parade.fair-isle_brick.stripes_cream.argyle_forest.dots_mustard',
      alt: {
        default: 'Patterned socks walking in a row',
        'de-DE': 'Gemusterte Socken, die hintereinander gehen',
        'nl-NL': 'Sokken met patronen lopen achter elkaar',
        'fr-FR': 'Des chaussettes à motifs qui marchent à la file',
        'es-ES': 'Calcetines estampados caminan en fila',
        'it-IT': 'Calzini fantasia camminano in fila',
      },
    },
    body: [
      {
        component: 'rich-text',
        text: {
          rich: {
            default: `
              A woven cloth is threads that cross. A knitted one is loops that hold each other, row upon row, and because every loop can give a little, the whole thing stretches. That is why a sock goes around a heel and a tablecloth doesn’t.

              ## Round and round

              A sock machine is a cylinder with a ring of needles, each with a tiny hook and a latch that opens and shuts. Fine machines have 168 or 200 of them. Each needle rises, catches the yarn and pulls it through the loop before.

              - **The cuff** comes first, with elastic yarn in it so that it stays up.
              - **The leg** is a plain tube, and the place where a pattern has most room.
              - **The heel** is the trick. The machine stops going round and swings back and forth on half its needles, first over fewer and fewer, then over more and more, until there is a pocket.
              - **The foot** is a tube again.
              - **The toe** is a second pocket. Its end is closed with a flat seam.`,
            'de-DE': `
              Gewebter Stoff besteht aus Fäden, die sich kreuzen. Gestrickter besteht aus Maschen, die einander festhalten, Reihe für Reihe, und weil jede ein wenig nachgibt, dehnt sich das Ganze. Darum passt eine Socke um die Ferse und eine Tischdecke nicht.

              ## Immer rundherum

              Eine Sockenmaschine ist ein Zylinder mit einem Kranz von Nadeln, jede mit einem winzigen Haken und einer Zunge, die auf- und zuklappt. Feine Maschinen haben 168 oder 200 davon. Jede Nadel steigt auf, fängt das Garn und zieht es durch die Masche davor.

              - **Der Bund** kommt zuerst, mit elastischem Garn, damit er oben bleibt.
              - **Der Schaft** ist ein einfacher Schlauch. Hier hat ein Muster am meisten Platz.
              - **Die Ferse** ist der Kniff. Die Maschine dreht nicht mehr rundherum, sondern pendelt auf der Hälfte der Nadeln hin und her, erst über immer weniger, dann über immer mehr, bis eine Tasche entsteht.
              - **Der Fuß** ist wieder ein Schlauch.
              - **Die Spitze** ist eine zweite Tasche. Am Ende schließt sie eine flache Naht.`,
            'nl-NL': `
              Geweven stof bestaat uit draden die elkaar kruisen. Gebreide stof bestaat uit lussen die elkaar vasthouden, rij na rij, en omdat elke lus een beetje meegeeft, rekt het geheel. Daarom past een sok om een hiel en een tafelkleed niet.

              ## Almaar rond

              Een sokkenmachine is een cilinder met een krans van naalden, elk met een piepklein haakje en een tongetje dat open- en dichtklapt. Fijne machines hebben er 168 of 200. Elke naald gaat omhoog, vangt het garen en trekt het door de vorige lus.

              - **De boord** komt eerst, met elastisch garen erin, zodat hij blijft zitten.
              - **Het been** is een gewone buis, en daar heeft een patroon de meeste ruimte.
              - **De hiel** is de truc. De machine draait niet meer rond maar gaat heen en weer op de helft van haar naalden, eerst over steeds minder, dan over steeds meer, tot er een zakje is.
              - **De voet** is weer een buis.
              - **De teen** is een tweede zakje. Het uiteinde gaat dicht met een platte naad.`,
            'fr-FR': `
              Un tissu tissé, ce sont des fils qui se croisent. Un tricot, ce sont des boucles qui se tiennent, rang après rang, et comme chacune cède un peu, l’ensemble s’étire. Voilà pourquoi une chaussette épouse un talon, et pas une nappe.

              ## En rond, toujours en rond

              Une machine à chaussettes est un cylindre entouré d’une couronne d’aiguilles, chacune avec un minuscule crochet et un clapet qui s’ouvre et se ferme. Les machines fines en comptent 168 ou 200. Chaque aiguille monte, attrape le fil et le tire à travers la boucle précédente.

              - **Le bord** vient d’abord, avec un fil élastique pour qu’il reste en place.
              - **La tige** est un simple tube, là où le motif a le plus de place.
              - **Le talon** est l’astuce. La machine cesse de tourner et va et vient sur la moitié de ses aiguilles, d’abord de moins en moins, puis de plus en plus, jusqu’à former une poche.
              - **Le pied** est de nouveau un tube.
              - **La pointe** est une seconde poche, fermée par une couture plate.`,
            'es-ES': `
              Una tela tejida en telar son hilos que se cruzan. Una de punto son lazadas que se sujetan unas a otras, fila tras fila, y como cada una cede un poco, el conjunto se estira. Por eso un calcetín rodea un talón y un mantel no.

              ## Vueltas y más vueltas

              Una máquina de calcetines es un cilindro con un anillo de agujas, cada una con un gancho diminuto y una lengüeta que se abre y se cierra. Las finas tienen 168 o 200. Cada aguja sube, atrapa el hilo y lo pasa por la lazada anterior.

              - **El puño** va primero, con hilo elástico para que no se baje.
              - **La caña** es un simple tubo, y donde el dibujo tiene más sitio.
              - **El talón** es el truco. La máquina deja de girar y va y viene sobre la mitad de sus agujas, primero sobre menos cada vez y luego sobre más, hasta que sale una bolsa.
              - **El pie** vuelve a ser un tubo.
              - **La puntera** es una segunda bolsa, cerrada con una costura plana.`,
            'it-IT': `
              Un tessuto a telaio è fatto di fili che si incrociano. Una maglia è fatta di anelli che si tengono l’un l’altro, riga dopo riga, e siccome ognuno cede un poco, il tutto si allunga. Ecco perché un calzino abbraccia un tallone e una tovaglia no.

              ## In tondo, sempre in tondo

              Una macchina da calzini è un cilindro con una corona di aghi, ognuno con un uncino minuscolo e una linguetta che si apre e si chiude. Le macchine fini ne hanno 168 o 200. Ogni ago sale, prende il filo e lo tira attraverso l’anello precedente.

              - **Il bordo** viene per primo, con un filo elastico perché resti su.
              - **La gamba** è un semplice tubo, ed è dove il disegno ha più spazio.
              - **Il tallone** è il trucco. La macchina smette di girare e va avanti e indietro su metà degli aghi, prima su sempre meno, poi su sempre di più, finché si forma una tasca.
              - **Il piede** è di nuovo un tubo.
              - **La punta** è una seconda tasca, chiusa da una cucitura piatta.`,
          },
        },
      },
      {
        component: 'picture-and-text',
        title: {
          default: 'Turn one inside out',
          'de-DE': 'Dreh mal eine auf links',
          'nl-NL': 'Keer er eens een om',
          'fr-FR': 'Retournes-en une',
          'es-ES': 'Dale la vuelta a uno',
          'it-IT': 'Rivoltane uno',
        },
        text: {
          rich: {
            default: `
              Where a lemon needs yellow, the yellow yarn comes to the front. Where it doesn’t, the yarn waits behind, as a loose thread or a trimmed end. It looks untidy. It is also the proof that the pattern is knitted in and not printed on.`,
            'de-DE': `
              Wo eine Zitrone Gelb braucht, kommt das gelbe Garn nach vorn. Wo nicht, wartet es dahinter, als loser Faden oder als gekapptes Ende. Das sieht unordentlich aus. Es ist aber auch der Beweis, dass das Muster eingestrickt ist und nicht aufgedruckt.`,
            'nl-NL': `
              Waar een citroen geel nodig heeft, komt het gele garen naar voren. Waar niet, wacht het erachter, als losse draad of als afgeknipt eindje. Het oogt slordig. Het is ook het bewijs dat het patroon erin is gebreid en er niet op is gedrukt.`,
            'fr-FR': `
              Là où un citron veut du jaune, le fil jaune passe devant. Ailleurs, il attend derrière, en fil flottant ou en bout coupé. Ça fait désordre. C’est aussi la preuve que le motif est tricoté, pas imprimé.`,
            'es-ES': `
              Donde un limón pide amarillo, el hilo amarillo pasa delante. Donde no, espera detrás, como hebra suelta o cabo cortado. Queda desordenado. También es la prueba de que el dibujo está tejido y no impreso.`,
            'it-IT': `
              Dove un limone vuole il giallo, il filo giallo passa davanti. Dove non serve, aspetta dietro, come filo sciolto o capo tagliato. Sembra disordine. È anche la prova che il disegno è lavorato a maglia e non stampato.`,
          },
        },
        picture: {
          drawing: 'crew.knit.lemons_river',
          alt: {
            default: 'Knitted lemons, seen from very near',
            'de-DE': 'Gestrickte Zitronen, ganz aus der Nähe',
            'nl-NL': 'Gebreide citroenen, van heel dichtbij',
            'fr-FR': 'Des citrons tricotés, vus de très près',
            'es-ES': 'Limones de punto, vistos muy de cerca',
            'it-IT': 'Limoni a maglia, visti da vicinissimo',
          },
        },
        tint: 'sun',
      },
      {
        component: 'rich-text',
        text: {
          rich: {
            default: `
              ## What goes into ours

              About 80% is combed cotton. Combing takes out the short fibres, and what stays is smooth and sheds less. Polyamide makes it hard-wearing, elastane brings it back into shape. Fresh from the machine a sock is a crumpled thing; pulled over a flat form and steamed, it finds its figure.`,
            'en-US': `
              ## What goes into ours

              About 80% is combed cotton. Combing takes out the short fibers, and what stays is smooth and sheds less. Polyamide, or nylon, makes it hard-wearing, elastane brings it back into shape. Fresh from the machine a sock is a crumpled thing; pulled over a flat form and steamed, it finds its figure.`,
            'de-DE': `
              ## Was in unseren steckt

              Rund 80 % ist gekämmte Baumwolle. Beim Kämmen fallen die kurzen Fasern heraus, was bleibt, ist glatt und fusselt weniger. Polyamid macht sie strapazierfähig, Elastan holt sie in Form zurück. Frisch aus der Maschine ist eine Socke ein zerknittertes Ding. Auf eine flache Form gezogen und gedämpft, findet sie ihre Figur.`,
            'nl-NL': `
              ## Wat er in de onze zit

              Ongeveer 80% is gekamd katoen. Bij het kammen gaan de korte vezels eruit, en wat blijft is glad en pluist minder. Polyamide maakt de sok slijtvast, elastaan brengt hem weer in model. Vers uit de machine is een sok een gekreukeld ding. Over een platte vorm getrokken en gestoomd krijgt hij zijn figuur.`,
            'fr-FR': `
              ## Ce qu’il y a dans les nôtres

              Environ 80 % de coton peigné. Le peignage retire les fibres courtes ; ce qui reste est lisse et peluche moins. Le polyamide la rend résistante, l’élasthanne la remet en forme. Au sortir de la machine, une chaussette est toute chiffonnée. Enfilée sur une forme plate et passée à la vapeur, elle trouve sa ligne.`,
            'es-ES': `
              ## Qué llevan los nuestros

              Alrededor del 80 % es algodón peinado. El peinado quita las fibras cortas, y lo que queda es suave y suelta menos pelusa. La poliamida lo hace resistente, el elastano lo devuelve a su forma. Recién salido de la máquina, un calcetín es una cosa arrugada; montado en una horma plana y con vapor, encuentra su figura.`,
            'it-IT': `
              ## Che cosa c’è nei nostri

              Circa l’80% è cotone pettinato. La pettinatura toglie le fibre corte, e ciò che resta è liscio e perde meno pelucchi. La poliammide lo rende resistente, l’elastan lo riporta in forma. Appena uscito dalla macchina un calzino è una cosa stropicciata; infilato su una forma piatta e passato al vapore, ritrova la linea.`,
          },
        },
      },
      fishSays(
        {
          default: 'I have swum in circles too. Nothing came out.',
          'de-DE': 'Ich bin auch schon im Kreis geschwommen. Es kam nichts dabei heraus.',
          'nl-NL': 'Ik heb ook rondjes gezwommen. Er kwam niets uit.',
          'fr-FR': 'Moi aussi, j’ai tourné en rond. Il n’en est rien sorti.',
          'es-ES': 'Yo también he nadado en círculos. No salió nada.',
          'it-IT': 'Anch’io ho nuotato in tondo. Non ne è uscito niente.',
        },
        'pond',
      ),
      {
        component: 'product-row',
        title: {
          default: 'Fresh off the needles',
          'de-DE': 'Frisch von der Nadel',
          'nl-NL': 'Vers van de naald',
          'fr-FR': 'Tombées de l’aiguille',
          'es-ES': 'Recién salidos de la aguja',
          'it-IT': 'Appena usciti dagli aghi',
        },
        collection: 'new',
        link: { leadsTo: '/new' },
        linkText: {
          default: 'See what is new',
          'de-DE': 'Neues ansehen',
          'nl-NL': 'Bekijk wat nieuw is',
          'fr-FR': 'Voir les nouveautés',
          'es-ES': 'Ver las novedades',
          'it-IT': 'Guarda le novità',
        },
      },
    ],
  },
}
