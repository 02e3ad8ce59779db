import type { DemoStory } from '../demo-story.ts'

/** How to keep socks well. */
export const care: DemoStory = {
  fullSlug: '_default/faq/care',
  name: 'faq-care',
  component: 'faq-section',
  position: 5,
  fields: {
    title: {
      default: 'Care',
      'de-DE': 'Pflege',
      'nl-NL': 'Verzorging',
      'fr-FR': 'Entretien',
      'es-ES': 'Cuidado',
      'it-IT': 'Cura',
    },
    intro: {
      default: 'Socks are modest: 40 °C, inside out, and then some fresh air. Dry land is not a problem for them.',
      'en-US': 'Socks are modest: warm water, inside out, and then some fresh air. Dry land is not a problem for them.',
      'de-DE':
        'Socken sind bescheiden: 40 °C, auf links, dann frische Luft. Aufs Trockene wollen sie, im Gegensatz zum Fisch.',
      'nl-NL':
        'Sokken zijn bescheiden: 40 °C, binnenstebuiten, dan frisse lucht. Anders dan de vis willen ze wel op het droge.',
      'fr-FR':
        'Les chaussettes sont modestes : 40 °C, à l’envers, puis un peu d’air. Être au sec ne les gêne pas, elles.',
      'es-ES':
        'Los calcetines son modestos: 40 °C, del revés y un poco de aire. A ellos, fuera del agua, les va muy bien.',
      'it-IT':
        'I calzini sono modesti: 40 °C, al rovescio, poi un po’ d’aria. Loro, fuori dall’acqua, stanno benissimo.',
    },
    metaDescription: {
      default: 'How to wash and dry socks: 40 °C, inside out, no tumble dryer, no softener, and what wool prefers.',
      'en-US':
        'How to wash and dry socks: warm water, inside out, no dryer, no fabric softener, and what wool prefers.',
      'de-DE':
        'Socken waschen und trocknen: 40 °C, auf links, kein Trockner, kein Weichspüler, und was Wolle lieber mag.',
      'nl-NL':
        'Sokken wassen en drogen: 40 °C, binnenstebuiten, geen droger, geen wasverzachter, en wat wol liever heeft.',
      'fr-FR':
        'Laver et sécher les chaussettes : 40 °C, à l’envers, sans sèche-linge ni adoucissant, et ce que préfère la laine.',
      'es-ES': 'Lavar y secar calcetines: 40 °C, del revés, sin secadora ni suavizante, y lo que prefiere la lana.',
      'it-IT':
        'Lavare e asciugare i calzini: 40 °C, al rovescio, niente asciugatrice né ammorbidente, e che cosa preferisce la lana.',
    },
    questions: [
      {
        id: 'how-to-wash',
        question: {
          default: 'How do I wash my socks?',
          'de-DE': 'Wie wasche ich meine Socken?',
          'nl-NL': 'Hoe was ik mijn sokken?',
          'fr-FR': 'Comment laver mes chaussettes ?',
          'es-ES': '¿Cómo lavo mis calcetines?',
          'it-IT': 'Come lavo i miei calzini?',
        },
        answer: {
          rich: {
            default: `
              At 40 °C and inside out: what has to come off is on the inside, and the pattern is spared the rubbing. Dark with dark, light with light. The longer version is in [washing day](/happy-news/washing-day).`,
            'en-US': `
              Warm, about 104 °F (40 °C), and inside out: what has to come off is on the inside, and the pattern is spared the rubbing. Dark with dark, light with light. The longer version is in [laundry day](/happy-news/washing-day).`,
            'de-DE': `
              Bei 40 °C und auf links: Was heraus soll, sitzt innen, und das Muster wird geschont. Dunkel zu dunkel, hell zu hell. Ausführlicher steht es im [Waschtag](/happy-news/washing-day).`,
            'nl-NL': `
              Op 40 °C en binnenstebuiten: wat eruit moet zit binnenin, en het patroon blijft gespaard. Donker bij donker, licht bij licht. Uitgebreider staat het in [wasdag](/happy-news/washing-day).`,
            'fr-FR': `
              À 40 °C et à l’envers : ce qui doit partir est à l’intérieur, et le motif est épargné. Le foncé avec le foncé, le clair avec le clair. La version longue est dans [jour de lessive](/happy-news/washing-day).`,
            'es-ES': `
              A 40 °C y del revés: lo que tiene que salir está dentro y el dibujo se ahorra el roce. Lo oscuro con lo oscuro, lo claro con lo claro. La versión larga está en [día de colada](/happy-news/washing-day).`,
            'it-IT': `
              A 40 °C e al rovescio: quello che deve andare via sta dentro, e il disegno si risparmia lo sfregamento. Scuri con scuri, chiari con chiari. La versione lunga è in [giorno di bucato](/happy-news/washing-day).`,
          },
        },
      },
      {
        id: 'tumble-dryer',
        question: {
          default: 'May they go in the tumble dryer?',
          'en-US': 'Can they go in the dryer?',
          'de-DE': 'Dürfen sie in den Trockner?',
          'nl-NL': 'Mogen ze in de droger?',
          'fr-FR': 'Vont-elles au sèche-linge ?',
          'es-ES': '¿Pueden ir a la secadora?',
          'it-IT': 'Possono andare in asciugatrice?',
        },
        answer: {
          rich: {
            default: `
              Better not. Heat tires the elastane, and a sock without spring ends up around the ankle. Hang them on a line, in the shade if they are colourful, and give them the night.`,
            'en-US': `
              Better not. Heat tires the elastane, and a sock without spring ends up around the ankle. Hang them on a line, in the shade if they are colorful, and give them the night.`,
            'de-DE': `
              Lieber nicht. Hitze macht das Elastan müde, und eine Socke ohne Spannkraft landet am Knöchel. Häng sie auf die Leine, bunte in den Schatten, und lass ihnen die Nacht.`,
            'nl-NL': `
              Liever niet. Hitte maakt elastaan moe, en een sok zonder veerkracht zakt naar de enkel. Hang ze aan de lijn, kleurige in de schaduw, en gun ze de nacht.`,
            'fr-FR': `
              Mieux vaut pas. La chaleur fatigue l’élasthanne, et une chaussette sans ressort finit sur la cheville. Suspends-les à un fil, à l’ombre si elles sont colorées, et laisse-leur la nuit.`,
            'es-ES': `
              Mejor no. El calor cansa al elastano, y un calcetín sin elasticidad acaba en el tobillo. Tiéndelos, a la sombra si son de colores, y dales la noche.`,
            'it-IT': `
              Meglio di no. Il calore stanca l’elastan, e un calzino senza elasticità finisce alla caviglia. Stendili, all’ombra se sono colorati, e lascia loro la notte.`,
          },
        },
      },
      {
        id: 'softener',
        question: {
          default: 'Why no softener?',
          'en-US': 'Why no fabric softener?',
          'de-DE': 'Warum kein Weichspüler?',
          'nl-NL': 'Waarom geen wasverzachter?',
          'fr-FR': 'Pourquoi pas d’adoucissant ?',
          'es-ES': '¿Por qué sin suavizante?',
          'it-IT': 'Perché niente ammorbidente?',
        },
        answer: {
          rich: {
            default: `
              It lays a film around the fibres. They take up less moisture then, and the elastic parts suffer. Cotton that has been shaken out after the wash is soft enough.`,
            'en-US': `
              It lays a film around the fibers. They take up less moisture then, and the elastic parts suffer. Cotton that has been shaken out after the wash is soft enough.`,
            'de-DE': `
              Er legt einen Film um die Fasern. Dann nehmen sie weniger Feuchtigkeit auf, und die elastischen Teile leiden. Baumwolle, die nach dem Waschen ausgeschüttelt wird, ist weich genug.`,
            'nl-NL': `
              Die legt een laagje om de vezels. Ze nemen dan minder vocht op, en de elastische delen lijden eronder. Katoen dat je na het wassen uitschudt, is zacht genoeg.`,
            'fr-FR': `
              Il dépose un film autour des fibres. Elles absorbent alors moins d’humidité, et les parties élastiques souffrent. Un coton bien secoué après le lavage est assez doux.`,
            'es-ES': `
              Deja una película en las fibras. Así absorben menos humedad, y las partes elásticas sufren. El algodón bien sacudido después del lavado ya es bastante suave.`,
            'it-IT': `
              Stende una pellicola sulle fibre. Così assorbono meno umidità, e le parti elastiche ne soffrono. Il cotone ben scosso dopo il lavaggio è già morbido abbastanza.`,
          },
        },
      },
      {
        id: 'wool-and-holes',
        question: {
          default: 'What about wool, and what about holes?',
          'de-DE': 'Und Wolle? Und Löcher?',
          'nl-NL': 'En wol? En gaten?',
          'fr-FR': 'Et la laine ? Et les trous ?',
          'es-ES': '¿Y la lana? ¿Y los agujeros?',
          'it-IT': 'E la lana? E i buchi?',
        },
        answer: {
          rich: {
            default: `
              Wool and merino: wool programme, 30 °C. Cashmere: by hand. The label has the last word. And a hole is a reason to get out a needle: here is [how to mend it](/happy-news/mending-a-hole).`,
            'en-US': `
              Wool and merino: wool cycle, 86 °F (30 °C). Cashmere: by hand. The label has the last word. And a hole is a reason to get out a needle: here is [how to mend it](/happy-news/mending-a-hole).`,
            'de-DE': `
              Wolle und Merino: Wollprogramm, 30 °C. Kaschmir: von Hand. Das letzte Wort hat das Etikett. Und ein Loch ist ein Grund, die Nadel zu holen: [So stopfst du es](/happy-news/mending-a-hole).`,
            'nl-NL': `
              Wol en merino: wolprogramma, 30 °C. Kasjmier: met de hand. Het label heeft het laatste woord. En een gat is een reden om de naald te pakken: [zo stop je het](/happy-news/mending-a-hole).`,
            'fr-FR': `
              Laine et mérinos : programme laine, 30 °C. Cachemire : à la main. L’étiquette a le dernier mot. Et un trou est une bonne raison de sortir l’aiguille : [voici comment le repriser](/happy-news/mending-a-hole).`,
            'es-ES': `
              Lana y merino: programa de lana, 30 °C. Cachemir: a mano. La etiqueta tiene la última palabra. Y un agujero es un motivo para sacar la aguja: [así se zurce](/happy-news/mending-a-hole).`,
            'it-IT': `
              Lana e merino: programma lana, 30 °C. Cashmere: a mano. L’ultima parola spetta all’etichetta. E un buco è un motivo per prendere l’ago: [ecco come si rammenda](/happy-news/mending-a-hole).`,
          },
        },
      },
    ],
  },
}
