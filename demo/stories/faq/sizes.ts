import type { DemoStory } from '../demo-story.ts'

/** Which size fits whom. */
export const sizes: DemoStory = {
  fullSlug: '_default/faq/sizes',
  name: 'faq-sizes',
  component: 'faq-section',
  position: 3,
  fields: {
    title: {
      default: 'Sizes',
      'de-DE': 'Größen',
      'nl-NL': 'Maten',
      'fr-FR': 'Tailles',
      'es-ES': 'Tallas',
      'it-IT': 'Taglie',
    },
    intro: {
      default:
        'Adult socks come in European sizes 36–40 and 41–46, kids’ socks by age. Measure in the evening: feet swell during the day, fish don’t.',
      'en-US':
        'Adult socks come in European sizes 36–40 (about women’s 5½–9) and 41–46 (about men’s 8–12), kids’ socks by age. Measure in the evening: feet swell during the day, fish don’t.',
      'de-DE':
        'Socken für Erwachsene gibt es in 36–40 und 41–46, Kindersocken nach Alter. Miss am Abend: Füße schwellen tagsüber an, Fische nicht.',
      'nl-NL':
        'Sokken voor volwassenen zijn er in 36–40 en 41–46, kindersokken op leeftijd. Meet ’s avonds: voeten zetten overdag uit, vissen niet.',
      'fr-FR':
        'Les chaussettes adultes existent en 36–40 et 41–46, celles des enfants par âge. Mesure le soir : les pieds gonflent dans la journée, pas les poissons.',
      'es-ES':
        'De los calcetines de adulto hay dos tallas: 36–40 y 41–46; los de niño van por edad. Mide por la tarde: los pies se hinchan durante el día, los peces no.',
      'it-IT':
        'I calzini da adulto ci sono nelle misure 36–40 e 41–46, quelli da bambino si scelgono in base all’età. Misura la sera: i piedi si gonfiano durante il giorno, i pesci no.',
    },
    metaDescription: {
      default: 'Which sock size fits: European sizes 36–40 and 41–46 for adults, ages for kids, and when to measure.',
      'de-DE':
        'Welche Sockengröße passt: 36–40 und 41–46 für Erwachsene, Altersangaben für Kinder, und wann du am besten misst.',
      'nl-NL':
        'Welke sokkenmaat past: 36–40 en 41–46 voor volwassenen, leeftijden voor kinderen, en wanneer je het best meet.',
      'fr-FR':
        'Quelle taille de chaussettes choisir : 36–40 et 41–46 pour les adultes, l’âge pour les enfants, et quand mesurer.',
      'es-ES':
        'Qué talla de calcetín elegir: 36–40 y 41–46 para adultos, por edad para niños, y cuándo conviene medir.',
      'it-IT':
        'Quale taglia di calzini scegliere: 36–40 e 41–46 per adulti, l’età per i bambini, e quando conviene misurare.',
    },
    questions: [
      {
        id: 'which-size',
        question: {
          default: 'Which size do I need?',
          'de-DE': 'Welche Größe brauche ich?',
          'nl-NL': 'Welke maat heb ik nodig?',
          'fr-FR': 'Quelle taille me faut-il ?',
          'es-ES': '¿Qué talla necesito?',
          'it-IT': 'Quale taglia mi serve?',
        },
        answer: {
          rich: {
            default: `
              Adults go by European shoe size: 36–40 (roughly UK 3 to 6½) or 41–46 (roughly UK 7 to 11½). The size guide on every product page lists foot lengths in centimetres, and [this is how to measure](/happy-news/find-your-size).`,
            'en-US': `
              Adults go by European shoe size: 36–40 is about women’s 5½–9, 41–46 is about men’s 8–12. The size guide on every product page lists foot lengths, and [this is how to measure](/happy-news/find-your-size).`,
            'de-DE': `
              Bei Erwachsenen zählt die Schuhgröße: 36–40 oder 41–46. Die Größentabelle auf jeder Produktseite nennt die Fußlänge in Zentimetern, und [so misst du](/happy-news/find-your-size).`,
            'nl-NL': `
              Voor volwassenen telt de schoenmaat: 36–40 of 41–46. De maattabel op elke productpagina geeft de voetlengte in centimeters, en [zo meet je](/happy-news/find-your-size).`,
            'fr-FR': `
              Pour les adultes, c’est la pointure qui compte : 36–40 ou 41–46. Le guide des tailles de chaque page produit donne la longueur du pied en centimètres, et [voici comment mesurer](/happy-news/find-your-size).`,
            'es-ES': `
              En adultos cuenta el número de zapato: 36–40 o 41–46. La guía de tallas de cada producto indica el largo del pie en centímetros, y [así se mide](/happy-news/find-your-size).`,
            'it-IT': `
              Per gli adulti conta il numero di scarpa: 36–40 o 41–46. La guida alle taglie in ogni pagina prodotto indica la lunghezza del piede in centimetri, e [così si misura](/happy-news/find-your-size).`,
          },
        },
      },
      {
        id: 'between-sizes',
        question: {
          default: 'I’m between two sizes. Which one?',
          'de-DE': 'Ich liege zwischen zwei Größen. Welche nehme ich?',
          'nl-NL': 'Ik zit tussen twee maten in. Welke neem ik?',
          'fr-FR': 'Je suis entre deux tailles. Laquelle prendre ?',
          'es-ES': 'Estoy entre dos tallas. ¿Cuál elijo?',
          'it-IT': 'Sono a metà tra due taglie. Quale prendo?',
        },
        answer: {
          rich: {
            default: `
              Measure both feet and let the longer one decide. If the sock’s heel sits on yours, it fits. A sock that is too short wears through at the toe, so in doubt take the larger one.`,
            'de-DE': `
              Miss beide Füße und lass den längeren entscheiden. Sitzt die Ferse der Socke auf deiner, passt sie. Eine zu kurze Socke scheuert sich an der Spitze durch, im Zweifel also die größere.`,
            'nl-NL': `
              Meet beide voeten en laat de langste beslissen. Zit de hiel van de sok op de jouwe, dan past hij. Een te korte sok slijt door bij de teen, dus neem bij twijfel de grootste.`,
            'fr-FR': `
              Mesure les deux pieds et laisse le plus long décider. Si le talon de la chaussette est sur le tien, elle va. Trop courte, elle s’use à la pointe : dans le doute, prends la plus grande.`,
            'es-ES': `
              Mide los dos pies y que decida el más largo. Si el talón del calcetín está sobre el tuyo, es tu talla. Si queda corto se gasta por la puntera: en caso de duda, la mayor.`,
            'it-IT': `
              Misura tutti e due i piedi e lascia decidere il più lungo. Se il tallone del calzino sta sul tuo, va bene. Un calzino corto si consuma in punta: nel dubbio, la più grande.`,
          },
        },
      },
      {
        id: 'kids-sizes',
        question: {
          default: 'Which sizes are there for kids and babies?',
          'de-DE': 'Welche Größen gibt es für Kinder und Babys?',
          'nl-NL': 'Welke maten zijn er voor kinderen en baby’s?',
          'fr-FR': 'Quelles tailles pour les enfants et les bébés ?',
          'es-ES': '¿Qué tallas hay para niños y bebés?',
          'it-IT': 'Quali taglie ci sono per bambini e neonati?',
        },
        answer: {
          rich: {
            default: `
              - **Kids:** 2 to 3, 4 to 6 and 7 to 9 years
              - **Babies:** 0 to 12 and 12 to 24 months

              Ages are an average and feet haven’t read it. The size guide lists foot lengths too.`,
            'de-DE': `
              - **Kinder:** 2 bis 3, 4 bis 6 und 7 bis 9 Jahre
              - **Babys:** 0 bis 12 und 12 bis 24 Monate

              Das Alter ist ein Mittelwert, und Füße halten sich nicht immer daran. In der Größentabelle steht auch die Fußlänge.`,
            'nl-NL': `
              - **Kinderen:** 2 tot 3, 4 tot 6 en 7 tot 9 jaar
              - **Baby’s:** 0 tot 12 en 12 tot 24 maanden

              Leeftijd is een gemiddelde, en voeten houden zich daar niet altijd aan. In de maattabel staat ook de voetlengte.`,
            'fr-FR': `
              - **Enfants :** 2 à 3, 4 à 6 et 7 à 9 ans
              - **Bébés :** 0 à 12 et 12 à 24 mois

              L’âge est une moyenne, et les pieds ne la suivent pas toujours. Le guide des tailles donne aussi la longueur du pied.`,
            'es-ES': `
              - **Niños:** de 2 a 3, de 4 a 6 y de 7 a 9 años
              - **Bebés:** de 0 a 12 y de 12 a 24 meses

              La edad es una media, y los pies no siempre la respetan. La guía de tallas indica también el largo del pie.`,
            'it-IT': `
              - **Bambini:** 2-3, 4-6 e 7-9 anni
              - **Neonati:** 0-12 e 12-24 mesi

              L’età è una media, e i piedi non sempre la rispettano. La guida alle taglie indica anche la lunghezza del piede.`,
          },
        },
      },
      {
        id: 'underwear-and-beanies',
        question: {
          default: 'And underwear and beanies?',
          'de-DE': 'Und Unterwäsche und Mützen?',
          'nl-NL': 'En ondergoed en mutsen?',
          'fr-FR': 'Et les sous-vêtements et les bonnets ?',
          'es-ES': '¿Y la ropa interior y los gorros?',
          'it-IT': 'E l’intimo e i berretti?',
        },
        answer: {
          rich: {
            default: `
              Underwear comes in S, M, L and XL; the size guide tells you which waist and hips go with which letter. Beanies stretch, so there is little to choose: what there is stands on the product page.`,
            'de-DE': `
              Unterwäsche gibt es in S, M, L und XL. Welche Taille und Hüfte zu welchem Buchstaben gehören, sagt die Größentabelle. Mützen dehnen sich, da gibt es wenig zu wählen: Was es gibt, steht auf der Produktseite.`,
            'nl-NL': `
              Ondergoed is er in S, M, L en XL; de maattabel zegt welke taille en heupen bij welke letter horen. Mutsen rekken, dus er valt weinig te kiezen: wat er is, staat op de productpagina.`,
            'fr-FR': `
              Les sous-vêtements existent en S, M, L et XL ; le guide des tailles indique le tour de taille et de hanches pour chaque lettre. Les bonnets s’étirent, le choix est donc vite fait : il est sur la page produit.`,
            'es-ES': `
              La ropa interior va en S, M, L y XL; la guía de tallas dice qué cintura y cadera corresponden a cada letra. Los gorros se estiran, así que hay poco que elegir: lo que hay está en la página del producto.`,
            'it-IT': `
              L’intimo c’è in S, M, L e XL; la guida alle taglie dice quale vita e quali fianchi corrispondono a ogni lettera. I berretti cedono, quindi c’è poco da scegliere: quello che c’è sta nella pagina prodotto.`,
          },
        },
      },
      {
        id: 'wrong-size',
        question: {
          default: 'It doesn’t fit. Can I swap it?',
          'en-US': 'It doesn’t fit. Can I exchange it?',
          'de-DE': 'Es passt nicht. Kann ich umtauschen?',
          'nl-NL': 'Het past niet. Kan ik ruilen?',
          'fr-FR': 'Ça ne va pas. Puis-je échanger ?',
          'es-ES': 'No me queda bien. ¿Puedo cambiarlo?',
          'it-IT': 'Non va bene. Posso cambiarlo?',
        },
        answer: {
          rich: {
            default: `
              Send it back unworn, with the label still on, within 30 days, and order the right size. That way nobody else buys it in the meantime. [How returns work](/faq/returns)`,
            'de-DE': `
              Schick es ungetragen und mit Etikett innerhalb von 30 Tagen zurück und bestell gleich die richtige Größe. So schnappt sie dir niemand weg. [So geht die Rückgabe](/faq/returns)`,
            'nl-NL': `
              Stuur het ongedragen en met het label er nog aan binnen 30 dagen terug en bestel meteen de goede maat. Dan is niemand je voor. [Zo werkt retourneren](/faq/returns)`,
            'fr-FR': `
              Renvoie l’article non porté, avec son étiquette, sous 30 jours, et commande tout de suite la bonne taille. Personne ne te la prendra entre-temps. [Comment marchent les retours](/faq/returns)`,
            'es-ES': `
              Devuélvelo sin usar y con la etiqueta puesta en 30 días y pide ya la talla buena. Así nadie se te adelanta. [Cómo van las devoluciones](/faq/returns)`,
            'it-IT': `
              Rimandalo mai indossato e con l’etichetta entro 30 giorni, e ordina subito la taglia giusta. Così nessuno te la porta via. [Come funzionano i resi](/faq/returns)`,
          },
        },
      },
    ],
  },
}
