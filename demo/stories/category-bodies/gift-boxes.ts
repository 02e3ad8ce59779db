import type { DemoBlock } from '../demo-story.ts'

/** Below the gift boxes: what is in one. */
export const giftBoxesBody: readonly DemoBlock[] = [
  {
    component: 'rich-text',
    text: {
      rich: {
        default: `## What is in a gift box

          Two, three, four or seven pairs with a common subject, in a box with a lid. All pairs in a box have the same size, so
          you choose it once: 36-40 or 41-46 for grown-ups, 2-3, 4-6 or 7-9 years for kids.

          Two pairs make a thank-you, four a birthday, seven a week without decisions. If a box should come back, it has 30
          days, with everything unworn and labelled; [here is how](/faq/returns).`,
        'en-US': `## What is in a gift box

          Two, three, four or seven pairs with a common theme, in a box with a lid. All pairs in a box are the same size, so
          you choose it once: EU 36-40 or 41-46 for grown-ups, 2-3, 4-6 or 7-9 years for kids.

          Two pairs make a thank-you, four a birthday, seven a week without decisions. If a box should come back, it has 30
          days, with everything unworn and the tags still on; [here is how](/faq/returns).`,
        'de-DE': `## Was in einer Geschenkbox steckt

          Zwei, drei, vier oder sieben Paar zu einem Thema, in einer Schachtel mit Deckel. Alle Paare einer Box haben dieselbe
          Größe, du wählst also nur einmal: 36-40 oder 41-46 für Erwachsene, 2-3, 4-6 oder 7-9 Jahre für Kinder.

          Zwei Paar sagen danke, vier reichen zum Geburtstag, sieben für eine Woche ohne Entscheidungen. Soll eine Box zurück,
          hast du 30 Tage Zeit, alles ungetragen und mit Etikett; [so geht es](/faq/returns).`,
        'nl-NL': `## Wat er in een geschenkdoos zit

          Twee, drie, vier of zeven paar rond één thema, in een doos met deksel. Alle paren in een doos hebben dezelfde maat, dus
          je kiest maar één keer: 36-40 of 41-46 voor volwassenen, 2-3, 4-6 of 7-9 jaar voor kinderen.

          Twee paar is een bedankje, vier een verjaardag, zeven een week zonder keuzestress. Moet een doos terug, dan heb je 30
          dagen, met alles ongedragen en het label eraan; [zo gaat dat](/faq/returns).`,
        'fr-FR': `## Ce que contient un coffret

          Deux, trois, quatre ou sept paires autour d’un même thème, dans une boîte à couvercle. Toutes les paires d’un coffret
          sont de la même taille, tu ne choisis donc qu’une fois : 36-40 ou 41-46 pour les adultes, 2-3, 4-6 ou 7-9 ans pour les
          enfants.

          Deux paires disent merci, quatre fêtent un anniversaire, sept font une semaine sans décision. Si un coffret doit
          revenir, il a 30 jours, le tout jamais porté et étiqueté ; [voici comment](/faq/returns).`,
        'es-ES': `## Qué hay en una caja regalo

          Dos, tres, cuatro o siete pares sobre un mismo tema, en una caja con tapa. Todos los pares de una caja son de la misma
          talla, así que solo eliges una vez: 36-40 o 41-46 para adultos, 2-3, 4-6 o 7-9 años para niños.

          Dos pares dan las gracias, cuatro son un cumpleaños y siete, una semana sin decisiones. Si una caja tiene que volver,
          hay 30 días, con todo sin estrenar y etiquetado; [así se hace](/faq/returns).`,
        'it-IT': `## Che cosa c’è in un cofanetto

          Due, tre, quattro o sette paia sullo stesso tema, in una scatola con coperchio. Tutte le paia di un cofanetto hanno la
          stessa taglia, quindi scegli una volta sola: 36-40 o 41-46 per gli adulti, 2-3, 4-6 o 7-9 anni per i bambini.

          Due paia dicono grazie, quattro fanno un compleanno, sette una settimana senza decisioni. Se un cofanetto deve tornare
          indietro ci sono 30 giorni, con tutto mai indossato e con l’etichetta; [ecco come](/faq/returns).`,
      },
    },
  },
]
