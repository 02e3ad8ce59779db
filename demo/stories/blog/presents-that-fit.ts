import type { DemoStory } from '../demo-story.ts'
import { fishSays } from './fish-says.ts'

/** How to give socks without asking for a size. */
export const presentsThatFit: DemoStory = {
  fullSlug: '_default/happy-news/presents-that-fit',
  name: 'post-presents-that-fit',
  component: 'post',
  fields: {
    title: {
      default: 'Presents that fit',
      'en-US': 'Gifts that fit',
      'de-DE': 'Geschenke, die passen',
      'nl-NL': 'Cadeaus die passen',
      'fr-FR': 'Des cadeaux qui vont bien',
      'es-ES': 'Regalos que quedan bien',
      'it-IT': 'Regali che calzano',
    },
    intro: {
      default:
        'You don’t need a tape measure to give socks. One look at a shoe will do, and half an idea of the person in it.',
      'de-DE':
        'Um Socken zu schenken, brauchst du kein Maßband. Ein Blick auf einen Schuh genügt, und eine halbe Ahnung, wer darin steckt.',
      'nl-NL':
        'Om sokken te geven heb je geen meetlint nodig. Eén blik op een schoen volstaat, en een half idee van wie erin staat.',
      'fr-FR':
        'Pour offrir des chaussettes, pas besoin de mètre ruban. Un coup d’œil à une chaussure suffit, et une vague idée de qui est dedans.',
      'es-ES':
        'Para regalar calcetines no hace falta una cinta métrica. Basta una mirada a un zapato y media idea de quién lo lleva.',
      'it-IT':
        'Per regalare calzini non serve un metro. Bastano un’occhiata a una scarpa e mezza idea di chi c’è dentro.',
    },
    metaDescription: {
      default: 'How to give socks that fit: the size without asking, the pattern without guessing, the parcel in time.',
      'en-US':
        'How to give socks that fit: the size without asking, the pattern without guessing, the package in time.',
      'de-DE': 'Socken schenken, die passen: die Größe ohne Fragen, das Muster ohne Raten, das Paket rechtzeitig.',
      'nl-NL': 'Sokken geven die passen: de maat zonder vragen, het patroon zonder gokken, het pakje op tijd.',
      'fr-FR': 'Offrir des chaussettes qui vont : la taille sans demander, le motif sans deviner, le colis à temps.',
      'es-ES':
        'Regalar calcetines que queden bien: la talla sin preguntar, el dibujo sin adivinar, el paquete a tiempo.',
      'it-IT':
        'Regalare calzini che calzano: la taglia senza chiedere, la fantasia senza indovinare, il pacco in tempo.',
    },
    date: '2026-11-05',
    author: 'Sockeye',
    picture: {
      drawing: 'banner.parade.hearts_blush.stars_parade.stripes_carnival.snowflakes_cherry',
      alt: {
        default: 'Socks with hearts, stars and snowflakes on their way to somebody',
        'de-DE': 'Socken mit Herzen, Sternen und Schneeflocken auf dem Weg zu jemandem',
        'nl-NL': 'Sokken met hartjes, sterren en sneeuwvlokken op weg naar iemand',
        'fr-FR': 'Des chaussettes à cœurs, étoiles et flocons en route vers quelqu’un',
        'es-ES': 'Calcetines con corazones, estrellas y copos de camino a alguien',
        'it-IT': 'Calzini con cuori, stelle e fiocchi di neve in viaggio verso qualcuno',
      },
    },
    body: [
      {
        component: 'rich-text',
        text: {
          rich: {
            default: `
              ## The size, without asking

              Look inside a shoe: the number is in there, very often the European one too. For adults you only need to know which side of 40½ it falls on. Our socks come in 36–40 and 41–46. For kids the age will do for a start: 2 to 3, 4 to 6 or 7 to 9 years, and for babies 0 to 12 or 12 to 24 months.

              If the guess was wrong, unworn socks with the label still on may come back [within 30 days](/faq/returns).

              ## The pattern, without guessing

              - **For the cook:** sushi, eggs and croissants from the [food hall](/collection/food-hall).
              - **For the gardener:** tulips and daisies, [no watering](/collection/garden-party).
              - **For whoever says “nothing too loud”:** the [classics](/collection/classics).
              - **For whoever has never said that:** the [bold ones](/collection/bold-ones).
              - **For the future astronaut:** a pair from the [space age](/collection/space-age).`,
            'en-US': `
              ## The size, without asking

              Look inside a shoe: the number is in there. Our adult socks come in European sizes 36–40, about women’s 5½–9, and 41–46, about men’s 8–12. For kids the age will do for a start: 2 to 3, 4 to 6 or 7 to 9 years, and for babies 0 to 12 or 12 to 24 months.

              If the guess was wrong, unworn socks with the label still on may come back [within 30 days](/faq/returns).

              ## The pattern, without guessing

              - **For the cook:** sushi, eggs and croissants from the [food hall](/collection/food-hall).
              - **For the gardener:** tulips and daisies, [no watering](/collection/garden-party).
              - **For whoever says “nothing too loud”:** the [classics](/collection/classics).
              - **For whoever has never said that:** the [bold ones](/collection/bold-ones).
              - **For the future astronaut:** a pair from the [space age](/collection/space-age).`,
            'de-DE': `
              ## Die Größe, ohne zu fragen

              Schau in einen Schuh, da steht die Zahl. Bei Erwachsenen musst du nur wissen, ob sie bis 40 reicht oder bei 41 beginnt, denn unsere Socken gibt es in 36–40 und 41–46. Bei Kindern genügt fürs Erste das Alter: 2 bis 3, 4 bis 6 oder 7 bis 9 Jahre, bei Babys 0 bis 12 oder 12 bis 24 Monate.

              Falsch geraten? Ungetragen und mit Etikett dürfen Socken [innerhalb von 30 Tagen](/faq/returns) zurück.

              ## Das Muster, ohne zu raten

              - **Für alle, die kochen:** Sushi, Eier und Croissants vom [Buffet](/collection/food-hall).
              - **Für alle mit Garten:** Tulpen und Gänseblümchen, [ganz ohne Gießen](/collection/garden-party).
              - **Für den, der „nichts zu Lautes“ sagt:** die [Klassiker](/collection/classics).
              - **Für die, die das nie sagen würde:** die [Lauten](/collection/bold-ones).
              - **Für künftige Raumfahrer:** ein Paar aus dem [Weltall](/collection/space-age).`,
            'nl-NL': `
              ## De maat, zonder te vragen

              Kijk in een schoen, daar staat het nummer. Bij volwassenen hoef je alleen te weten of het tot en met 40 is of vanaf 41, want onze sokken zijn er in 36–40 en 41–46. Bij kinderen volstaat om te beginnen de leeftijd: 2 tot 3, 4 tot 6 of 7 tot 9 jaar, en bij baby’s 0 tot 12 of 12 tot 24 maanden.

              Verkeerd gegokt? Ongedragen sokken met het label er nog aan mogen [binnen 30 dagen](/faq/returns) terug.

              ## Het patroon, zonder te gokken

              - **Voor wie kookt:** sushi, eieren en croissants van het [buffet](/collection/food-hall).
              - **Voor wie tuiniert:** tulpen en madeliefjes, [zonder gieter](/collection/garden-party).
              - **Voor wie ‘niet te druk’ zegt:** de [klassiekers](/collection/classics).
              - **Voor wie dat nooit zou zeggen:** de [uitbundige](/collection/bold-ones).
              - **Voor de astronaut van later:** een paar uit de [ruimte](/collection/space-age).`,
            'fr-FR': `
              ## La taille, sans demander

              Regarde dans une chaussure, la pointure y est. Pour un adulte, il suffit de savoir si elle va jusqu’à 40 ou commence à 41 : nos chaussettes existent en 36–40 et 41–46. Pour un enfant, l’âge suffit au début : 2 à 3, 4 à 6 ou 7 à 9 ans ; pour un bébé, 0 à 12 ou 12 à 24 mois.

              Mal deviné ? Non portées, avec leur étiquette, les chaussettes peuvent revenir [sous 30 jours](/faq/returns).

              ## Le motif, sans deviner

              - **Pour qui cuisine :** sushis, œufs et croissants, à prendre au [buffet](/collection/food-hall).
              - **Pour qui jardine :** tulipes et pâquerettes, [sans arrosage](/collection/garden-party).
              - **Pour qui dit « rien de trop voyant » :** les [classiques](/collection/classics).
              - **Pour qui n’a jamais dit ça :** les [plus osées](/collection/bold-ones).
              - **Pour l’astronaute de demain :** une paire venue de [l’espace](/collection/space-age).`,
            'es-ES': `
              ## La talla, sin preguntar

              Mira dentro de un zapato: ahí está el número. En adultos solo hay que saber si llega hasta el 40 o empieza en el 41, porque hay dos tallas: 36–40 y 41–46. Con los niños basta la edad para empezar: de 2 a 3, de 4 a 6 o de 7 a 9 años; con los bebés, de 0 a 12 o de 12 a 24 meses.

              ¿No acertaste? Sin usar y con la etiqueta puesta, los calcetines pueden volver [en 30 días](/faq/returns).

              ## El dibujo, sin adivinar

              - **Para quien cocina:** sushi, huevos y cruasanes del [bufé](/collection/food-hall).
              - **Para quien cuida un jardín:** tulipanes y margaritas, [sin regar](/collection/garden-party).
              - **Para quien dice «nada muy llamativo»:** los [clásicos](/collection/classics).
              - **Para quien nunca ha dicho eso:** los [atrevidos](/collection/bold-ones).
              - **Para futuros astronautas:** un par llegado del [espacio](/collection/space-age).`,
            'it-IT': `
              ## La taglia, senza chiedere

              Guarda dentro una scarpa: il numero è lì. Per un adulto basta sapere se arriva a 40 o comincia da 41, perché i nostri calzini ci sono in 36–40 e 41–46. Per i bambini all’inizio basta l’età: 2-3, 4-6 o 7-9 anni; per i neonati, 0-12 o 12-24 mesi.

              Non ci hai preso? Mai indossati e con l’etichetta, i calzini possono tornare [entro 30 giorni](/faq/returns).

              ## La fantasia, senza indovinare

              - **Per chi cucina:** sushi, uova e croissant dal [buffet](/collection/food-hall).
              - **Per chi ha un giardino:** tulipani e margherite, [senza annaffiare](/collection/garden-party).
              - **Per chi dice «niente di troppo vistoso»:** i [classici](/collection/classics).
              - **Per chi non l’ha mai detto:** gli [audaci](/collection/bold-ones).
              - **Per l’astronauta di domani:** un paio venuto dallo [spazio](/collection/space-age).`,
          },
        },
      },
      {
        component: 'picture-and-text',
        title: {
          default: 'One box, several pairs',
          'de-DE': 'Eine Box, mehrere Paare',
          'nl-NL': 'Eén doos, meer paren',
          'fr-FR': 'Une boîte, plusieurs paires',
          'es-ES': 'Una caja, varios pares',
          'it-IT': 'Una scatola, più paia',
        },
        text: {
          rich: {
            default: `
              A gift box holds two, three, four or seven pairs. Two are a thank-you, three a birthday, four a new home. Seven are a promise: one for every day, and laundry on Sunday. The only thing we can’t do for you is the card.`,
            'de-DE': `
              In eine Geschenkbox passen zwei, drei, vier oder sieben Paar. Zwei sind ein Dankeschön, drei ein Geburtstag, vier ein Einzug. Sieben sind ein Versprechen: eins für jeden Tag, und am Sonntag wird gewaschen. Nur die Karte können wir dir nicht abnehmen.`,
            'nl-NL': `
              In een geschenkdoos passen twee, drie, vier of zeven paar. Twee is een bedankje, drie een verjaardag, vier een nieuw huis. Zeven is een belofte: elke dag één, en zondag de was. Alleen het kaartje kunnen we niet voor je schrijven.`,
            'fr-FR': `
              Un coffret contient deux, trois, quatre ou sept paires. Deux, c’est un merci ; trois, un anniversaire ; quatre, une crémaillère. Sept, c’est une promesse : une par jour, et la lessive le dimanche. Il n’y a que la carte qu’on ne peut pas écrire pour toi.`,
            'es-ES': `
              En una caja regalo caben dos, tres, cuatro o siete pares. Dos son un gracias; tres, un cumpleaños; cuatro, una casa nueva. Siete son una promesa: uno por día y el domingo, colada. Lo único que no podemos hacer por ti es la tarjeta.`,
            'it-IT': `
              In un cofanetto ci stanno due, tre, quattro o sette paia. Due sono un grazie, tre un compleanno, quattro una casa nuova. Sette sono una promessa: uno al giorno, e la domenica bucato. L’unica cosa che non possiamo fare per te è il biglietto.`,
          },
        },
        picture: {
          drawing: 'box-3.open.hearts_berry.stars_night.dots_sun',
          alt: {
            default: 'An open gift box with three pairs',
            'de-DE': 'Eine offene Geschenkbox mit drei Paar',
            'nl-NL': 'Een open geschenkdoos met drie paar',
            'fr-FR': 'Un coffret ouvert avec trois paires',
            'es-ES': 'Una caja regalo abierta con tres pares',
            'it-IT': 'Un cofanetto aperto con tre paia',
          },
        },
        link: { leadsTo: '/gifts/gift-boxes' },
        linkText: {
          default: 'See the gift boxes',
          'de-DE': 'Geschenkboxen ansehen',
          'nl-NL': 'Bekijk de geschenkdozen',
          'fr-FR': 'Voir les coffrets',
          'es-ES': 'Ver las cajas regalo',
          'it-IT': 'Guarda i cofanetti',
        },
        isPictureLast: true,
        tint: 'blush',
      },
      {
        component: 'rich-text',
        text: {
          rich: {
            default: `
              ## In good time

              Delivery takes 2 to 4 working days in Europe and the UK, 3 to 5 in the US and 6 to 10 elsewhere. If the present is for a certain day, count back from there and add one evening for the ribbon. What [delivery](/shipping) costs you see before you pay.`,
            'en-US': `
              ## In good time

              Shipping takes 3 to 5 business days in the US, 2 to 4 in Europe and the UK and 6 to 10 elsewhere. If the gift is for a certain day, count back from there and add one evening for the ribbon. What [shipping](/shipping) costs you see before you pay.`,
            'de-DE': `
              ## Rechtzeitig

              Die Lieferung dauert in Europa und Großbritannien 2 bis 4 Werktage, in den USA 3 bis 5 und anderswo 6 bis 10. Ist das Geschenk für einen bestimmten Tag, zähl von dort zurück und gib einen Abend für die Schleife dazu. Was der [Versand](/shipping) kostet, siehst du vor dem Bezahlen.`,
            'nl-NL': `
              ## Op tijd

              Bezorgen duurt 2 tot 4 werkdagen in Europa en het Verenigd Koninkrijk, 3 tot 5 in de VS en 6 tot 10 daarbuiten. Is het cadeau voor een bepaalde dag, tel dan terug en doe er een avond bij voor het lint. Wat [bezorgen](/shipping) kost, zie je voor je betaalt.`,
            'fr-FR': `
              ## À temps

              La livraison prend 2 à 4 jours ouvrés en Europe et au Royaume-Uni, 3 à 5 aux États-Unis et 6 à 10 ailleurs. Si le cadeau est attendu un jour précis, compte à rebours et ajoute une soirée pour le ruban. Le prix de la [livraison](/shipping) s’affiche avant le paiement.`,
            'es-ES': `
              ## A tiempo

              El envío tarda de 2 a 4 días laborables en Europa y el Reino Unido, de 3 a 5 en Estados Unidos y de 6 a 10 en el resto. Si el regalo es para un día concreto, cuenta hacia atrás y suma una tarde para el lazo. Lo que cuesta el [envío](/shipping) lo ves antes de pagar.`,
            'it-IT': `
              ## In tempo

              La consegna richiede da 2 a 4 giorni lavorativi in Europa e nel Regno Unito, da 3 a 5 negli Stati Uniti e da 6 a 10 altrove. Se il regalo è per un giorno preciso, conta all’indietro e aggiungi una sera per il fiocco. Quanto costa la [spedizione](/shipping) lo vedi prima di pagare.`,
          },
        },
      },
      fishSays(
        {
          default: 'I wrap mine in seaweed. Paper is fine too.',
          'de-DE': 'Ich wickle meine in Seetang. Papier geht auch.',
          'nl-NL': 'Ik pak ze in met zeewier. Papier mag ook.',
          'fr-FR': 'Moi, j’emballe avec des algues. Le papier, ça va aussi.',
          'es-ES': 'Yo los envuelvo en algas. El papel también vale.',
          'it-IT': 'Io li incarto nelle alghe. Va bene anche la carta.',
        },
        'pond',
      ),
      {
        component: 'product-row',
        title: {
          default: 'Packed and ready',
          'de-DE': 'Gepackt und bereit',
          'nl-NL': 'Ingepakt en klaar',
          'fr-FR': 'Emballées, prêtes à offrir',
          'es-ES': 'Listos para regalar',
          'it-IT': 'Confezionati e pronti',
        },
        collection: 'gifts',
        link: { leadsTo: '/gifts' },
        linkText: {
          default: 'See all presents',
          'en-US': 'See all gifts',
          'de-DE': 'Alle Geschenke ansehen',
          'nl-NL': 'Bekijk alle cadeaus',
          'fr-FR': 'Voir tous les cadeaux',
          'es-ES': 'Ver todos los regalos',
          'it-IT': 'Guarda tutti i regali',
        },
      },
    ],
  },
}
