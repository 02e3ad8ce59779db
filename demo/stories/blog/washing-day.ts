import type { DemoStory } from '../demo-story.ts'
import { fishSays } from './fish-says.ts'

/** How to wash socks so that they last, and come back in pairs. */
export const washingDay: DemoStory = {
  fullSlug: '_default/happy-news/washing-day',
  name: 'post-washing-day',
  component: 'post',
  fields: {
    title: {
      default: 'Washing day, without losses',
      'en-US': 'Laundry day, without losses',
      'de-DE': 'Waschtag ohne Verluste',
      'nl-NL': 'Wasdag zonder verliezen',
      'fr-FR': 'Jour de lessive, sans pertes',
      'es-ES': 'Día de colada, sin bajas',
      'it-IT': 'Giorno di bucato, senza perdite',
    },
    intro: {
      default: 'Forty degrees, inside out, then the line. Socks ask for little and say thank you by lasting.',
      'en-US': 'Warm water, inside out, then the line. Socks ask for little and say thank you by lasting.',
      'de-DE': 'Vierzig Grad, auf links, dann auf die Leine. Socken verlangen wenig und danken es dir durch Ausdauer.',
      'nl-NL':
        'Veertig graden, binnenstebuiten, dan aan de lijn. Sokken vragen weinig en bedanken je door lang mee te gaan.',
      'fr-FR': 'Quarante degrés, à l’envers, puis le fil. Les chaussettes demandent peu et remercient en durant.',
      'es-ES': 'Cuarenta grados, del revés y al tendedero. Los calcetines piden poco y dan las gracias durando.',
      'it-IT': 'Quaranta gradi, al rovescio, poi lo stendino. I calzini chiedono poco e ringraziano durando.',
    },
    metaDescription: {
      default: 'How to wash socks: 40 °C, inside out, no softener, no tumble dryer, and both of them on the line.',
      'en-US': 'How to wash socks: warm water, inside out, no softener, no dryer, and both of them on the line.',
      'de-DE':
        'So wäschst du Socken: 40 °C, auf links, ohne Weichspüler, ohne Trockner, und beide zurück an die Leine.',
      'nl-NL':
        'Zo was je sokken: 40 °C, binnenstebuiten, geen wasverzachter, geen droger, en allebei terug aan de lijn.',
      'fr-FR': 'Laver ses chaussettes : 40 °C, à l’envers, sans adoucissant ni sèche-linge, et les deux sur le fil.',
      'es-ES': 'Cómo lavar calcetines: 40 °C, del revés, sin suavizante ni secadora, y los dos de vuelta al tendedero.',
      'it-IT':
        'Come lavare i calzini: 40 °C, al rovescio, niente ammorbidente né asciugatrice, e tutti e due sul filo.',
    },
    date: '2026-07-02',
    author: 'Sockeye',
    picture: {
      drawing: 'banner.line.sheep_sky.plain_coral.daisies_butter.waves_lagoon',
      alt: {
        default: 'Four socks on a washing line',
        'en-US': 'Four socks on a clothesline',
        'de-DE': 'Vier Socken auf der Wäscheleine',
        'nl-NL': 'Vier sokken aan de waslijn',
        'fr-FR': 'Quatre chaussettes sur un fil à linge',
        'es-ES': 'Cuatro calcetines tendidos',
        'it-IT': 'Quattro calzini stesi al filo',
      },
    },
    body: [
      {
        component: 'rich-text',
        text: {
          rich: {
            default: `
              A sock has the hardest job in the wardrobe: people stand on it all day. Washing day should be its evening off.

              ## Before the machine

              - **Turn them inside out.** What has to come off is on the inside, and the pattern outside is spared the rubbing.
              - **Keep couples together.** A mesh bag holds two, and keeps the small ones away from the door seal.
              - **Sort by shade.** Dark with dark, light with light, and anything new and very red on its own the first time.

              ## In the machine

              40 °C is enough for everyday wear. Use ordinary detergent, and not too much of it: what isn’t rinsed out makes the knit stiff. Leave out the softener. It lays a film around the fibres, so they take up less moisture, and elastane doesn’t care for it either. Leave a hand’s width free above the laundry, so that the water gets everywhere.

              Wool and merino prefer the wool programme at 30 °C. Cashmere would rather be washed by hand. The label says which one you have.`,
            'en-US': `
              A sock has the hardest job in the closet: people stand on it all day. Laundry day should be its evening off.

              ## Before the machine

              - **Turn them inside out.** What has to come off is on the inside, and the pattern outside is spared the rubbing.
              - **Keep couples together.** A mesh bag holds two, and keeps the small ones away from the door gasket.
              - **Sort by shade.** Dark with dark, light with light, and anything new and very red on its own the first time.

              ## In the machine

              Warm, about 104 °F (40 °C), is enough for everyday wear. Use regular detergent, and not too much of it: what isn’t rinsed out makes the knit stiff. Leave out the fabric softener. It lays a film around the fibers, so they take up less moisture, and elastane doesn’t care for it either. Leave a hand’s width free above the laundry, so that the water gets everywhere.

              Wool and merino prefer the wool cycle at 86 °F (30 °C). Cashmere would rather be washed by hand. The label says which one you have.`,
            'de-DE': `
              Socken haben den härtesten Job im Kleiderschrank: Den ganzen Tag steht jemand auf ihnen. Der Waschtag sollte ihr Feierabend sein.

              ## Vor der Maschine

              - **Auf links drehen.** Was heraus soll, sitzt innen, und das Muster außen wird nicht aufgerieben.
              - **Paare zusammenhalten.** In ein Wäschenetz passen zwei, und die Kleinen kommen nicht an die Türdichtung.
              - **Nach Helligkeit sortieren.** Dunkel zu dunkel, hell zu hell, und was neu und sehr rot ist, beim ersten Mal allein.

              ## In der Maschine

              40 °C reichen für den Alltag. Nimm normales Waschmittel und nicht zu viel davon: Was nicht ausgespült wird, macht den Strick hart. Den Weichspüler lass weg. Er legt einen Film um die Fasern, dann nehmen sie weniger Feuchtigkeit auf, und Elastan mag ihn auch nicht. Lass über der Wäsche eine Handbreit frei, damit das Wasser überall hinkommt.

              Wolle und Merino mögen das Wollprogramm bei 30 °C. Kaschmir wird lieber von Hand gewaschen. Auf dem Etikett steht, was du hast.`,
            'nl-NL': `
              Een sok heeft de zwaarste baan van de kledingkast: de hele dag staat er iemand op. Op wasdag mag hij uitrusten.

              ## Voor de machine

              - **Keer ze binnenstebuiten.** Wat eruit moet zit binnenin, en het patroon aan de buitenkant blijft gespaard.
              - **Hou stellen bij elkaar.** In een waszakje passen er twee, en de kleintjes blijven weg van het deurrubber.
              - **Sorteer op tint.** Donker bij donker, licht bij licht, en wat nieuw en heel rood is de eerste keer apart.

              ## In de machine

              40 °C is genoeg voor elke dag. Neem gewoon wasmiddel, en niet te veel: wat niet wordt uitgespoeld, maakt het breisel stug. Laat de wasverzachter staan. Die legt een laagje om de vezels, waardoor ze minder vocht opnemen, en elastaan houdt er ook niet van. Laat boven de was een handbreedte vrij, zodat het water overal bij kan.

              Wol en merino hebben liever het wolprogramma op 30 °C. Kasjmier was je liever met de hand. Op het label staat wat je hebt.`,
            'fr-FR': `
              La chaussette a le métier le plus dur de l’armoire : on lui marche dessus toute la journée. La lessive devrait être sa soirée de repos.

              ## Avant la machine

              - **Retourne-les.** Ce qui doit partir est à l’intérieur, et le motif, dehors, échappe aux frottements.
              - **Ne sépare pas les couples.** Un filet en contient deux et garde les petites loin du joint du hublot.
              - **Trie par ton.** Le foncé avec le foncé, le clair avec le clair, et ce qui est neuf et très rouge tout seul la première fois.

              ## Dans la machine

              40 °C suffisent pour tous les jours. Une lessive ordinaire, et pas trop : ce qui n’est pas rincé raidit la maille. Oublie l’adoucissant. Il dépose un film autour des fibres, qui absorbent alors moins d’humidité, et l’élasthanne ne l’aime pas non plus. Laisse une largeur de main au-dessus du linge, pour que l’eau passe partout.

              La laine et le mérinos préfèrent le programme laine à 30 °C. Le cachemire aime mieux être lavé à la main. L’étiquette te dit ce que tu as.`,
            'es-ES': `
              El calcetín tiene el trabajo más duro del armario: se pasan el día encima de él. La colada debería ser su noche libre.

              ## Antes de la lavadora

              - **Dales la vuelta.** Lo que tiene que salir está dentro, y el dibujo de fuera se ahorra el roce.
              - **No separes a las parejas.** En una bolsa de malla caben dos, y los pequeños no llegan a la goma de la puerta.
              - **Separa por tonos.** Lo oscuro con lo oscuro, lo claro con lo claro, y lo nuevo y muy rojo aparte la primera vez.

              ## En la lavadora

              Con 40 °C basta para el día a día. Detergente normal, y no demasiado: lo que no se aclara deja el punto tieso. Olvídate del suavizante. Deja una película en las fibras, que así absorben menos humedad, y al elastano tampoco le gusta. Deja un palmo libre sobre la ropa, para que el agua llegue a todas partes.

              La lana y la merino prefieren el programa de lana a 30 °C. El cachemir, mejor a mano. La etiqueta te dice cuál tienes.`,
            'it-IT': `
              Il calzino ha il mestiere più duro dell’armadio: gli stanno sopra tutto il giorno. Il bucato dovrebbe essere la sua serata libera.

              ## Prima della lavatrice

              - **Rivoltali.** Quello che deve andare via sta dentro, e al disegno di fuori risparmi lo sfregamento.
              - **Tieni unite le coppie.** In un sacchetto a rete ce ne stanno due, e i piccoli restano lontani dalla guarnizione.
              - **Dividi per tono.** Scuri con scuri, chiari con chiari, e ciò che è nuovo e molto rosso da solo la prima volta.

              ## In lavatrice

              40 °C bastano per tutti i giorni. Detersivo normale, e non troppo: quello che non si sciacqua irrigidisce la maglia. Lascia stare l’ammorbidente. Stende una pellicola sulle fibre, che così assorbono meno umidità, e non piace nemmeno all’elastan. Lascia un palmo libero sopra il bucato, così l’acqua arriva dappertutto.

              Lana e merino preferiscono il programma lana a 30 °C. Il cashmere vuole essere lavato a mano. L’etichetta ti dice quale hai.`,
          },
        },
      },
      {
        component: 'picture-and-text',
        title: {
          default: 'On the line',
          'de-DE': 'An der Leine',
          'nl-NL': 'Aan de lijn',
          'fr-FR': 'Sur le fil',
          'es-ES': 'En el tendedero',
          'it-IT': 'Sul filo',
        },
        text: {
          rich: {
            default: `
              Heat is what elastane forgives least, so no tumble dryer and no radiator. Shake each sock, pull it into shape and hang it by the toe: the peg leaves its mark where nobody looks, and the cuff stays springy. The ones in the picture above hang by the cuff. They wanted to be seen.`,
            'en-US': `
              Heat is what elastane forgives least, so no dryer and no radiator. Shake each sock, pull it into shape and hang it by the toe: the clothespin leaves its mark where nobody looks, and the cuff stays springy. The ones in the picture above hang by the cuff. They wanted to be seen.`,
            'de-DE': `
              Hitze verzeiht Elastan am wenigsten, also kein Trockner und keine Heizung. Schüttle jede Socke aus, zieh sie in Form und häng sie an der Spitze auf: Die Klammer drückt, wo niemand hinschaut, und der Bund bleibt elastisch. Die auf dem Bild oben hängen am Bund. Sie wollten gesehen werden.`,
            'nl-NL': `
              Hitte vergeeft elastaan het minst, dus geen droger en geen verwarming. Schud elke sok uit, trek hem in model en hang hem op bij de teen: de knijper laat zijn afdruk achter waar niemand kijkt, en de boord blijft veerkrachtig. Die op de foto hierboven hangen aan de boord. Ze wilden gezien worden.`,
            'fr-FR': `
              La chaleur est ce que l’élasthanne pardonne le moins : ni sèche-linge ni radiateur. Secoue chaque chaussette, remets-la en forme et suspends-la par la pointe : la pince marque là où personne ne regarde, et le bord reste élastique. Celles de l’image ci-dessus pendent par le bord. Elles voulaient être vues.`,
            'es-ES': `
              El calor es lo que peor lleva el elastano, así que nada de secadora ni de radiador. Sacude cada calcetín, dale forma y cuélgalo por la puntera: la pinza deja la marca donde nadie mira, y el puño sigue elástico. Los de la imagen de arriba cuelgan del puño. Querían que los vieran.`,
            'it-IT': `
              Il calore è ciò che l’elastan perdona meno, quindi niente asciugatrice e niente termosifone. Scuoti ogni calzino, rimettilo in forma e appendilo per la punta: la molletta lascia il segno dove nessuno guarda, e il bordo resta elastico. Quelli nell’immagine qui sopra pendono dal bordo. Volevano farsi vedere.`,
          },
        },
        picture: { drawing: 'low.folded.clouds_sky' },
        isPictureLast: true,
        tint: 'river',
      },
      {
        component: 'rich-text',
        text: {
          rich: {
            default: `
              ## Into the drawer

              Pair them while they still hang there; it saves a second sorting. Then lay one on the other and fold them once. A pair rolled into a ball looks tidy, but one cuff has to stretch around everything until you need it again.`,
            'de-DE': `
              ## Ab in die Schublade

              Bring die Paare zusammen, solange sie noch hängen, das spart das zweite Sortieren. Dann leg eine auf die andere und falte sie einmal. Zur Kugel gerollt sieht ein Paar ordentlich aus, aber ein Bund bleibt gedehnt, bis du es wieder brauchst.`,
            'nl-NL': `
              ## De la in

              Zoek de paren bij elkaar terwijl ze nog hangen, dat scheelt een tweede keer sorteren. Leg ze dan op elkaar en vouw ze één keer. Een tot bolletje gerold paar oogt netjes, maar één boord blijft opgerekt tot je het weer nodig hebt.`,
            'fr-FR': `
              ## Dans le tiroir

              Reforme les paires tant qu’elles sont sur le fil, cela évite un second tri. Puis pose l’une sur l’autre et plie une fois. Roulée en boule, une paire fait rangé, mais un des bords reste étiré jusqu’à la prochaine fois.`,
            'es-ES': `
              ## Al cajón

              Empareja los calcetines mientras cuelgan y te ahorras ordenarlos después. Luego pon uno sobre otro y dóblalos una vez. Hechos una bola parecen ordenados, pero uno de los puños se queda estirado hasta que los vuelvas a necesitar.`,
            'it-IT': `
              ## Nel cassetto

              Ricomponi le paia mentre sono ancora appese, così non le riordini due volte. Poi metti un calzino sull’altro e piegali una volta. Arrotolati a palla sembrano in ordine, ma uno dei bordi resta teso finché non ti servono di nuovo.`,
          },
        },
      },
      fishSays(
        {
          default: 'I have been in cold water all my life, and I have never shrunk.',
          'de-DE': 'Ich bin mein Leben lang in kaltem Wasser und nie eingelaufen.',
          'nl-NL': 'Ik zit al mijn hele leven in koud water en ben nog nooit gekrompen.',
          'fr-FR': 'J’ai passé ma vie dans l’eau froide, et je n’ai jamais rétréci.',
          'es-ES': 'Llevo toda la vida en agua fría y nunca he encogido.',
          'it-IT': 'Sto nell’acqua fredda da una vita e non mi sono mai ristretto.',
        },
        'blush',
      ),
      {
        component: 'product-row',
        title: {
          default: 'Ready for the first wash',
          'de-DE': 'Bereit für die erste Wäsche',
          'nl-NL': 'Klaar voor de eerste was',
          'fr-FR': 'Prêtes pour leur première lessive',
          'es-ES': 'Listos para el primer lavado',
          'it-IT': 'Pronti per il primo lavaggio',
        },
        collection: 'adults/socks',
        link: { leadsTo: '/adults/socks' },
        linkText: {
          default: 'See all socks',
          'de-DE': 'Alle Socken ansehen',
          'nl-NL': 'Bekijk alle sokken',
          'fr-FR': 'Voir toutes les chaussettes',
          'es-ES': 'Ver todos los calcetines',
          'it-IT': 'Guarda tutti i calzini',
        },
      },
    ],
  },
}
