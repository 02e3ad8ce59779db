import type { DemoStory } from '../demo-story.ts'
import { fishSays } from './fish-says.ts'

/** How to measure a foot, and what the numbers on a sock mean. */
export const findYourSize: DemoStory = {
  fullSlug: '_default/happy-news/find-your-size',
  name: 'post-find-your-size',
  component: 'post',
  fields: {
    title: {
      default: 'How to find your size',
      'de-DE': 'So findest du deine Größe',
      'nl-NL': 'Zo vind je jouw maat',
      'fr-FR': 'Comment trouver ta taille',
      'es-ES': 'Cómo encontrar tu talla',
      'it-IT': 'Come trovare la tua taglia',
    },
    intro: {
      default:
        'Two sizes for adults, three for kids, two for babies. How to tell which one is yours, with a sheet of paper and a wall.',
      'de-DE':
        'Zwei Größen für Erwachsene, drei für Kinder, zwei für Babys. Welche deine ist, verraten ein Blatt Papier und eine Wand.',
      'nl-NL':
        'Twee maten voor volwassenen, drie voor kinderen, twee voor baby’s. Welke de jouwe is, zeggen een vel papier en een muur.',
      'fr-FR':
        'Deux tailles pour les adultes, trois pour les enfants, deux pour les bébés. Pour trouver la tienne : une feuille et un mur.',
      'es-ES':
        'Dos tallas para adultos, tres para niños, dos para bebés. Para saber cuál es la tuya bastan una hoja y una pared.',
      'it-IT':
        'Due taglie per adulti, tre per bambini, due per neonati. Per capire qual è la tua bastano un foglio e un muro.',
    },
    metaDescription: {
      default: 'Measure your feet in four steps and find your sock size: 36–40 or 41–46 for adults, ages for kids.',
      'de-DE': 'Miss deine Füße in vier Schritten und finde deine Sockengröße: 36–40 oder 41–46, Kinder nach Alter.',
      'nl-NL': 'Meet je voeten in vier stappen en vind je sokkenmaat: 36–40 of 41–46, kinderen op leeftijd.',
      'fr-FR':
        'Mesure tes pieds en quatre étapes et trouve ta taille de chaussettes : 36–40 ou 41–46, les enfants par âge.',
      'es-ES': 'Mide tus pies en cuatro pasos y encuentra tu talla de calcetín: 36–40 o 41–46, y niños por edad.',
      'it-IT': 'Misura i piedi in quattro mosse e trova la taglia dei calzini: 36–40 o 41–46, bambini per età.',
    },
    date: '2026-08-13',
    author: 'Sockeye',
    picture: {
      drawing: 'banner.legs.checks_pond.wide-stripes_sun.big-dots_berry',
      alt: {
        default: 'Three pairs of legs in bright socks, jumping',
        'de-DE': 'Drei Paar Beine in bunten Socken, die springen',
        'nl-NL': 'Drie paar springende benen in vrolijke sokken',
        'fr-FR': 'Trois paires de jambes en chaussettes aux couleurs vives, qui sautent',
        'es-ES': 'Tres pares de piernas con calcetines de colores vivos, saltando',
        'it-IT': 'Tre paia di gambe in calzini vivaci che saltano',
      },
    },
    body: [
      {
        component: 'rich-text',
        text: {
          rich: {
            default: `
              ## Paper, wall, evening

              Feet swell a little during the day, so measure them in the evening.

              - Stand on a sheet of paper with your heel against a wall.
              - Mark the tip of your longest toe. It may well be the second one.
              - Do the other foot too. Two feet are rarely quite the same, and the longer one decides.
              - Measure from the wall to the mark and look up the length in the size guide on any product page.

              ## What the numbers mean

              European shoe sizes count in Paris points, and one of those is two thirds of a centimetre. Our adult socks come in 36–40 and 41–46, which is roughly 3 to 6½ and 7 to 11½ in British shoes. Knitting stretches, so one sock covers five or six of these steps and still sits well.`,
            'en-US': `
              ## Paper, wall, evening

              Feet swell a little during the day, so measure them in the evening.

              - Stand on a sheet of paper with your heel against a wall.
              - Mark the tip of your longest toe. It may well be the second one.
              - Do the other foot too. Two feet are rarely quite the same, and the longer one decides.
              - Measure from the wall to the mark and look up the length in the size guide on any product page.

              ## What the numbers mean

              European shoe sizes count in Paris points, and one of those is two thirds of a centimeter, about a quarter of an inch. Our adult socks come in 36–40 (about women’s 5½–9) and 41–46 (about men’s 8–12). Knitting stretches, so one sock covers five or six of these steps and still sits well.`,
            'de-DE': `
              ## Papier, Wand, Abend

              Füße schwellen tagsüber ein wenig an, also miss am Abend.

              - Stell dich auf ein Blatt Papier, die Ferse an die Wand.
              - Markier die Spitze deiner längsten Zehe. Das kann gut die zweite sein.
              - Nimm auch den anderen Fuß. Zwei Füße sind selten ganz gleich, der längere entscheidet.
              - Miss von der Wand bis zum Strich und schlag die Länge in der Größentabelle nach. Sie steht auf jeder Produktseite.

              ## Was die Zahlen bedeuten

              Europäische Schuhgrößen zählen in Pariser Stich, und einer davon sind zwei Drittel eines Zentimeters. Unsere Socken für Erwachsene gibt es in 36–40 und 41–46. Strick dehnt sich, darum deckt eine Socke fünf oder sechs solcher Stufen ab und sitzt trotzdem.`,
            'nl-NL': `
              ## Papier, muur, avond

              Voeten zetten overdag een beetje uit, dus meet ’s avonds.

              - Ga op een vel papier staan met je hiel tegen de muur.
              - Zet een streepje bij je langste teen. Dat kan best de tweede zijn.
              - Doe ook de andere voet. Twee voeten zijn zelden precies gelijk, en de langste beslist.
              - Meet van de muur tot het streepje en zoek de lengte op in de maattabel op elke productpagina.

              ## Wat de cijfers betekenen

              Europese schoenmaten tellen in Parijse steken, en één steek is twee derde centimeter. Onze sokken voor volwassenen zijn er in 36–40 en 41–46. Breiwerk rekt, dus één sok bestrijkt vijf of zes van die stapjes en zit toch goed.`,
            'fr-FR': `
              ## Une feuille, un mur, un soir

              Les pieds gonflent un peu dans la journée : mesure-les le soir.

              - Pose le pied sur une feuille, talon contre le mur.
              - Marque le bout de l’orteil le plus long. C’est parfois le deuxième.
              - Fais pareil avec l’autre pied. Deux pieds sont rarement identiques, et c’est le plus long qui décide.
              - Mesure du mur au trait et cherche la longueur dans le guide des tailles, sur chaque page produit.

              ## Ce que disent les chiffres

              Les pointures européennes se comptent en points de Paris, et un point vaut deux tiers de centimètre. Nos chaussettes adultes existent en 36–40 et 41–46. Le tricot s’étire : une chaussette couvre cinq ou six de ces crans et tombe quand même bien.`,
            'es-ES': `
              ## Papel, pared, tarde

              Los pies se hinchan un poco durante el día, así que mídelos por la tarde.

              - Ponte de pie sobre una hoja con el talón contra la pared.
              - Marca la punta del dedo más largo. Puede que sea el segundo.
              - Haz lo mismo con el otro pie. Rara vez son iguales, y manda el más largo.
              - Mide de la pared a la marca y busca el largo en la guía de tallas de cualquier página de producto.

              ## Qué dicen los números

              Las tallas europeas de calzado cuentan en puntos de París, y cada punto son dos tercios de centímetro. De nuestros calcetines de adulto hay dos tallas: 36–40 y 41–46. El punto se estira, así que un calcetín abarca cinco o seis de esos pasos y sienta bien igual.`,
            'it-IT': `
              ## Foglio, muro, sera

              I piedi si gonfiano un po’ durante il giorno, quindi misurali la sera.

              - Mettiti in piedi su un foglio con il tallone contro il muro.
              - Segna la punta del dito più lungo. Può darsi che sia il secondo.
              - Fallo anche con l’altro piede. Raramente sono uguali, e decide il più lungo.
              - Misura dal muro al segno e cerca la lunghezza nella guida alle taglie di qualsiasi pagina prodotto.

              ## Che cosa dicono i numeri

              Le misure europee delle scarpe si contano in punti francesi, e un punto vale due terzi di centimetro. I nostri calzini da adulto ci sono in 36–40 e 41–46. La maglia cede, quindi un calzino copre cinque o sei di questi passi e calza bene lo stesso.`,
          },
        },
      },
      {
        component: 'picture-and-text',
        title: {
          default: 'Ask the heel',
          'de-DE': 'Frag die Ferse',
          'nl-NL': 'Vraag het de hiel',
          'fr-FR': 'Demande au talon',
          'es-ES': 'Pregunta al talón',
          'it-IT': 'Chiedilo al tallone',
        },
        text: {
          rich: {
            default: `
              Put the sock on and look for its heel, usually in a shade of its own. If it sits on your heel, you have your size. If it climbs towards the ankle, the sock is too long; if it hides under the sole, too short. Right between two sizes? Let the longer foot choose. A sock that’s too short wears through at the toe.`,
            'en-US': `
              Put the sock on and look for its heel, usually in a shade of its own. If it sits on your heel, you have your size. If it climbs toward the ankle, the sock is too long; if it hides under the sole, too short. Right between two sizes? Let the longer foot choose. A sock that’s too short wears through at the toe.`,
            'de-DE': `
              Zieh die Socke an und such ihre Ferse, meist hat sie eine eigene Farbe. Sitzt sie auf deiner, hast du deine Größe. Wandert sie zum Knöchel, ist die Socke zu lang. Versteckt sie sich unter der Sohle, ist sie zu kurz. Genau dazwischen? Dann darf der längere Fuß wählen. Eine zu kurze Socke scheuert sich an der Spitze durch.`,
            'nl-NL': `
              Trek de sok aan en zoek de hiel, die heeft meestal een eigen kleur. Zit hij op jouw hiel, dan heb je je maat. Kruipt hij naar de enkel, dan is de sok te lang. Verstopt hij zich onder de zool, dan is hij te kort. Precies ertussenin? Laat de langste voet kiezen. Een te korte sok slijt door bij de teen.`,
            'fr-FR': `
              Enfile la chaussette et cherche son talon, le plus souvent d’une couleur à part. S’il est sur le tien, c’est ta taille. S’il grimpe vers la cheville, elle est trop longue ; s’il se cache sous la plante, trop courte. Pile entre deux tailles ? Le pied le plus long choisit. Une chaussette trop courte s’use à la pointe.`,
            'es-ES': `
              Ponte el calcetín y busca su talón, que suele ser de otro color. Si está sobre el tuyo, es tu talla. Si trepa hacia el tobillo, el calcetín es largo; si se esconde bajo la planta, corto. ¿Justo entre dos tallas? Que elija el pie más largo. Un calcetín corto se gasta por la puntera.`,
            'it-IT': `
              Infila il calzino e cerca il suo tallone, di solito di un colore a parte. Se sta sul tuo, è la tua taglia. Se sale verso la caviglia, il calzino è lungo; se si nasconde sotto la pianta, è corto. Proprio a metà? Lascia scegliere al piede più lungo. Un calzino corto si consuma in punta.`,
          },
        },
        picture: { drawing: 'crew.worn.wide-stripes_berry' },
        tint: 'pond',
      },
      {
        component: 'rich-text',
        text: {
          rich: {
            default: `
              ## Kids grow, labels don’t

              Kids’ socks go by age: 2 to 3, 4 to 6 and 7 to 9 years. For babies it’s 0 to 12 and 12 to 24 months. An age is only a guess about a foot, so measure when in doubt, and between two sizes take the larger one. Two sizes too large is too much: the sock folds itself up inside the shoe.

              Wrong size after all? Unworn, with the label still on, it may come back within 30 days. [How returns work](/faq/returns)`,
            'de-DE': `
              ## Kinder wachsen, Etiketten nicht

              Kindersocken gehen nach Alter: 2 bis 3, 4 bis 6 und 7 bis 9 Jahre. Für Babys gibt es 0 bis 12 und 12 bis 24 Monate. Ein Alter ist nur eine Vermutung über einen Fuß. Im Zweifel also messen, und zwischen zwei Größen die größere nehmen. Zwei Nummern zu groß ist zu viel: Dann wirft die Socke im Schuh Falten.

              Doch die falsche Größe? Ungetragen und mit Etikett darf sie innerhalb von 30 Tagen zurück. [So geht die Rückgabe](/faq/returns)`,
            'nl-NL': `
              ## Kinderen groeien, labels niet

              Kindersokken gaan op leeftijd: 2 tot 3, 4 tot 6 en 7 tot 9 jaar. Voor baby’s is er 0 tot 12 en 12 tot 24 maanden. Een leeftijd is maar een gok naar een voet, dus meet bij twijfel, en neem tussen twee maten in de grootste. Twee maten te groot is te veel: dan gaat de sok in de schoen dubbelzitten.

              Toch de verkeerde maat? Ongedragen en met het label er nog aan mag hij binnen 30 dagen terug. [Zo werkt retourneren](/faq/returns)`,
            'fr-FR': `
              ## Les enfants grandissent, pas les étiquettes

              Les chaussettes enfants vont par âge : 2 à 3, 4 à 6 et 7 à 9 ans. Pour les bébés, 0 à 12 et 12 à 24 mois. Un âge n’est qu’une supposition sur un pied, alors mesure en cas de doute, et entre deux tailles prends la plus grande. Deux de trop, c’est trop : la chaussette fait des plis dans la chaussure.

              Pas la bonne taille, finalement ? Non portée, avec son étiquette, elle peut revenir sous 30 jours. [Comment marchent les retours](/faq/returns)`,
            'es-ES': `
              ## Los niños crecen, las etiquetas no

              Los calcetines de niño van por edad: de 2 a 3, de 4 a 6 y de 7 a 9 años. Para bebés, de 0 a 12 y de 12 a 24 meses. La edad es solo una suposición sobre un pie, así que mide si dudas, y entre dos tallas elige la mayor. Dos de más son demasiadas: el calcetín se arruga dentro del zapato.

              ¿No era tu talla? Sin usar y con la etiqueta puesta, puede volver en 30 días. [Cómo van las devoluciones](/faq/returns)`,
            'it-IT': `
              ## I bambini crescono, le etichette no

              I calzini da bambino vanno per età: 2-3, 4-6 e 7-9 anni. Per i neonati, 0-12 e 12-24 mesi. L’età è solo un’ipotesi su un piede: nel dubbio misura, e tra due taglie prendi la più grande. Due in più sono troppe: il calzino fa le pieghe nella scarpa.

              Taglia sbagliata, alla fine? Mai indossato e con l’etichetta, può tornare entro 30 giorni. [Come funzionano i resi](/faq/returns)`,
          },
        },
      },
      fishSays(
        {
          default: 'Somebody asked for my shoe size once. It was a short conversation.',
          'de-DE': 'Nach meiner Schuhgröße hat mal jemand gefragt. Es wurde ein kurzes Gespräch.',
          'nl-NL': 'Iemand vroeg ooit naar mijn schoenmaat. Het werd een kort gesprek.',
          'fr-FR': 'On m’a demandé ma pointure, un jour. La conversation a été brève.',
          'es-ES': 'Una vez me preguntaron qué número calzo. Fue una conversación corta.',
          'it-IT': 'Una volta mi hanno chiesto che numero porto. È stata una conversazione breve.',
        },
        'coral',
      ),
      {
        component: 'product-row',
        title: {
          default: 'For feet still under construction',
          'de-DE': 'Für Füße im Aufbau',
          'nl-NL': 'Voor voeten in aanbouw',
          'fr-FR': 'Pour pieds en construction',
          'es-ES': 'Para pies en construcción',
          'it-IT': 'Per piedi in costruzione',
        },
        collection: 'kids/socks',
        link: { leadsTo: '/kids/socks' },
        linkText: {
          default: 'See the kids’ socks',
          'de-DE': 'Kindersocken ansehen',
          'nl-NL': 'Bekijk de kindersokken',
          'fr-FR': 'Voir les chaussettes enfants',
          'es-ES': 'Ver calcetines de niño',
          'it-IT': 'Guarda i calzini da bambino',
        },
      },
    ],
  },
}
