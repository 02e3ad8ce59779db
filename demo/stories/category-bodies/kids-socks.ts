import type { DemoBlock } from '../demo-story.ts'

/** Below the socks for kids: which size at which age. */
export const kidsSocksBody: readonly DemoBlock[] = [
  {
    component: 'rich-text',
    text: {
      rich: {
        default: `## Which size for which age

          Babies have two sizes, 0-12 and 12-24 months, with grips under the sole for those who are learning to stand. Kids
          have three: 2-3, 4-6 and 7-9 years. Between two sizes, take the larger one; feet that age only know one direction.
          Measuring helps, and [the size questions](/faq/sizes) say how.

          They may go in the wash at 40 °C, inside out, without softener or tumble dryer. Sand comes out best if you shake
          them first, outdoors.`,
        'en-US': `## Which size for which age

          Babies have two sizes, 0-12 and 12-24 months, with grips under the sole for those who are learning to stand. Kids
          have three: 2-3, 4-6 and 7-9 years. Between two sizes, take the larger one; feet that age only know one direction.
          Measuring helps, and [the size questions](/faq/sizes) say how.

          They may go in the washer at 104 °F, inside out, without softener, and not in the dryer. Sand comes out best if you
          shake them first, outdoors.`,
        'de-DE': `## Welche Größe in welchem Alter

          Für Babys gibt es zwei Größen, 0-12 und 12-24 Monate, mit Noppen unter der Sohle für alle, die gerade stehen lernen.
          Kinder haben drei: 2-3, 4-6 und 7-9 Jahre. Im Zweifel nimm die größere, Füße kennen in dem Alter nur eine Richtung.
          Messen hilft; wie es geht, steht unter [Größen](/faq/sizes).

          Waschen kannst du sie bei 40 °C auf links, ohne Weichspüler und ohne Trockner. Sand geht am besten heraus, wenn du sie
          vorher ausschüttelst, und zwar draußen.`,
        'nl-NL': `## Welke maat bij welke leeftijd

          Voor baby’s zijn er twee maten, 0-12 en 12-24 maanden, met antislip onder de zool voor wie net leert staan. Kinderen
          hebben er drie: 2-3, 4-6 en 7-9 jaar. Twijfel je, neem dan de grotere; voeten kennen op die leeftijd maar één kant.
          Meten helpt, en hoe dat gaat staat bij [maten](/faq/sizes).

          Ze mogen op 40 °C in de was, binnenstebuiten, zonder wasverzachter en niet in de droger. Zand raak je het best kwijt
          door ze eerst uit te kloppen, buiten.`,
        'fr-FR': `## Quelle taille à quel âge

          Pour les bébés, deux tailles, 0-12 et 12-24 mois, avec des picots antidérapants pour qui apprend à tenir debout. Pour
          les enfants, trois : 2-3, 4-6 et 7-9 ans. Entre deux tailles, prends la plus grande : à cet âge, les pieds ne
          connaissent qu’une direction. Mesurer aide, et [les questions de taille](/faq/sizes) expliquent comment.

          Lavage à 40 °C, à l’envers, sans adoucissant ni sèche-linge. Le sable part mieux si on les secoue avant, dehors.`,
        'es-ES': `## Qué talla a cada edad

          Para bebés hay dos tallas, 0-12 y 12-24 meses, con antideslizante en la suela para quien aprende a tenerse en pie. Para
          niños, tres: 2-3, 4-6 y 7-9 años. Si dudas entre dos, elige la mayor: a esa edad los pies solo conocen una dirección.
          Medir ayuda, y en [tallas](/faq/sizes) se explica cómo.

          Se lavan a 40 °C, del revés, sin suavizante ni secadora. La arena sale mejor si antes los sacudes, a ser posible fuera.`,
        'it-IT': `## Quale taglia a quale età

          Per i neonati ci sono due taglie, 0-12 e 12-24 mesi, con la suola antiscivolo per chi impara a stare in piedi. Per i
          bambini tre: 2-3, 4-6 e 7-9 anni. Tra due taglie scegli la più grande: a quell’età i piedi conoscono una sola
          direzione. Misurare aiuta, e in [taglie](/faq/sizes) c’è scritto come.

          Si lavano a 40 °C, al rovescio, senza ammorbidente né asciugatrice. La sabbia esce meglio se prima li scuoti,
          possibilmente fuori.`,
      },
    },
  },
]
