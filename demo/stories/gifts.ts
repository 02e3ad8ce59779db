import { giftBoxesBody } from './category-bodies/gift-boxes.ts'
import { giftsBody } from './category-bodies/gifts.ts'
import type { DemoStory } from './demo-story.ts'

/** Presents for people with feet. */
export const gifts: readonly DemoStory[] = [
  {
    fullSlug: '_default/gifts',
    name: 'category-gifts',
    component: 'category',
    fields: {
      title: {
        default: 'Gifts',
        'de-DE': 'Geschenke',
        'nl-NL': 'Cadeaus',
        'fr-FR': 'Cadeaux',
        'es-ES': 'Regalos',
        'it-IT': 'Regali',
      },
      intro: {
        default: 'Socks used to be the dull present. We’re working on that.',
        'en-US': 'Socks used to be the boring gift. We’re working on that.',
        'de-DE': 'Socken galten lange als das langweilige Geschenk. Wir arbeiten dran.',
        'nl-NL': 'Sokken waren altijd het saaie cadeau. Daar wordt aan gewerkt.',
        'fr-FR': 'Longtemps, la chaussette a été le cadeau qui déçoit. On y travaille.',
        'es-ES': 'Los calcetines eran el regalo aburrido. Estamos en ello.',
        'it-IT': 'I calzini erano il regalo noioso. Ci stiamo lavorando.',
      },
      metaDescription: {
        default: 'Sock gifts for birthdays, thank-yous and people who have everything except matching socks.',
        'de-DE':
          'Sockengeschenke für Geburtstage, Dankeschöns und Leute, die alles haben, nur keine zwei gleichen Socken.',
        'nl-NL':
          'Sokken cadeau: voor verjaardagen, bedankjes en mensen die alles al hebben, behalve twee dezelfde sokken.',
        'fr-FR':
          'Des chaussettes à offrir : anniversaires, mercis, et gens qui ont tout sauf deux chaussettes pareilles.',
        'es-ES':
          'Calcetines para regalar: cumpleaños, agradecimientos y gente que lo tiene todo menos dos calcetines iguales.',
        'it-IT':
          'Calzini da regalare: compleanni, ringraziamenti e persone che hanno tutto, tranne due calzini uguali.',
      },
      body: giftsBody,
    },
  },
  {
    fullSlug: '_default/gifts/gift-boxes',
    name: 'category-gifts-gift-boxes',
    component: 'category',
    fields: {
      title: {
        default: 'Gift boxes',
        'de-DE': 'Geschenkboxen',
        'nl-NL': 'Geschenkdozen',
        'fr-FR': 'Coffrets cadeaux',
        'es-ES': 'Cajas regalo',
        'it-IT': 'Cofanetti regalo',
      },
      intro: {
        default: 'Two, three, four or seven pairs, already in a box. All you have to do is write the card.',
        'de-DE': 'Zwei, drei, vier oder sieben Paar, schon in der Box. Nur die Karte musst du noch selbst schreiben.',
        'nl-NL': 'Twee, drie, vier of zeven paar, al in een doos. Alleen het kaartje moet je nog zelf schrijven.',
        'fr-FR': 'Deux, trois, quatre ou sept paires, déjà en boîte. Il ne te reste plus qu’à écrire la carte.',
        'es-ES': 'Dos, tres, cuatro o siete pares, ya en su caja. A ti solo te toca escribir la tarjeta.',
        'it-IT': 'Due, tre, quattro o sette paia, già nella scatola. A te resta solo da scrivere il biglietto.',
      },
      metaDescription: {
        default:
          'Sock gift boxes with two, three, four or seven pairs. Seven is one per day, if you do the laundry on time.',
        'de-DE': 'Geschenkboxen mit zwei, drei, vier oder sieben Paar Socken. Sieben reichen genau bis zum Waschtag.',
        'nl-NL': 'Geschenkdozen met twee, drie, vier of zeven paar sokken. Met zeven haal je precies de wasdag.',
        'fr-FR':
          'Coffrets de deux, trois, quatre ou sept paires de chaussettes. Avec sept, on tient jusqu’à la lessive.',
        'es-ES':
          'Cajas regalo con dos, tres, cuatro o siete pares de calcetines. Con siete llegas justo al día de la colada.',
        'it-IT':
          'Cofanetti con due, tre, quattro o sette paia di calzini. Con sette arrivi giusto al giorno del bucato.',
      },
      body: giftBoxesBody,
    },
  },
]
