import { adultsSocksBody } from './category-bodies/adults-socks.ts'
import { kidsSocksBody } from './category-bodies/kids-socks.ts'
import type { DemoStory } from './demo-story.ts'

/** The two big departments: socks by age. */
export const socks: readonly DemoStory[] = [
  {
    fullSlug: '_default/adults/socks',
    name: 'category-adults-socks',
    component: 'category',
    fields: {
      title: {
        default: 'Socks for grown-ups',
        'de-DE': 'Socken für Erwachsene',
        'nl-NL': 'Sokken voor volwassenen',
        'fr-FR': 'Chaussettes pour adultes',
        'es-ES': 'Calcetines para adultos',
        'it-IT': 'Calzini per adulti',
      },
      intro: {
        default: 'For people who pay bills and still want avocados on their ankles. There is no dress code.',
        'de-DE': 'Für Leute, die Rechnungen zahlen und trotzdem Avocados am Knöchel wollen. Kleiderordnung: keine.',
        'nl-NL': 'Voor mensen die rekeningen betalen en toch avocado’s op hun enkels willen. Dresscode: geen.',
        'fr-FR':
          'Pour celles et ceux qui paient des factures et veulent quand même des avocats aux chevilles. Tenue libre.',
        'es-ES': 'Para quien paga facturas y aun así quiere aguacates en los tobillos. Sin código de vestimenta.',
        'it-IT': 'Per chi paga le bollette e vuole comunque gli avocado alle caviglie. Nessun dress code.',
      },
      metaDescription: {
        default:
          'Socks for adults: stripes, dots, leopards, lemons and the odd avocado. Fit for the office, happier at home.',
        'de-DE':
          'Socken für Erwachsene: Streifen, Punkte, Leo, Zitronen, Avocados. Bürotauglich, aber zu Hause glücklicher.',
        'nl-NL':
          'Sokken voor volwassenen: strepen, stippen, luipaard, citroenen en avocado’s. Mogen mee naar kantoor, blijven liever thuis.',
        'fr-FR':
          'Chaussettes pour adultes : rayures, pois, léopard, citrons et avocats. Sages au bureau, plus heureuses à la maison.',
        'es-ES':
          'Calcetines para adultos: rayas, lunares, leopardo, limones y aguacates. Sirven para la oficina, prefieren el sofá.',
        'it-IT':
          'Calzini per adulti: righe, pois, leopardo, limoni e avocado. Vanno bene in ufficio, stanno meglio a casa.',
      },
      body: adultsSocksBody,
    },
  },
  {
    fullSlug: '_default/kids/socks',
    name: 'category-kids-socks',
    component: 'category',
    fields: {
      title: {
        default: 'Socks for kids',
        'de-DE': 'Kindersocken',
        'nl-NL': 'Kindersokken',
        'fr-FR': 'Chaussettes pour enfants',
        'es-ES': 'Calcetines para niños',
        'it-IT': 'Calzini per bambini',
      },
      intro: {
        default:
          'From first steps to first excuses, up to nine years. Left and right are the same, which saves an argument.',
        'de-DE':
          'Von den ersten Schritten bis zu den ersten Ausreden, bis neun Jahre. Links und rechts sind gleich, das spart Streit.',
        'nl-NL':
          'Van eerste stapjes tot eerste smoesjes, tot en met negen jaar. Links en rechts zijn gelijk, dat scheelt ruzie.',
        'fr-FR':
          'Des premiers pas aux premières excuses, jusqu’à neuf ans. Gauche et droite sont pareilles : une dispute de moins.',
        'es-ES':
          'De los primeros pasos a las primeras excusas, hasta los nueve años. Izquierdo y derecho son iguales: una pelea menos.',
        'it-IT':
          'Dai primi passi alle prime scuse, fino a nove anni. Destro e sinistro sono uguali: un litigio in meno.',
      },
      metaDescription: {
        default:
          'Socks for babies and kids up to nine: cats, dogs, stars and space. They will still vanish, but in better colours.',
        'en-US':
          'Socks for babies and kids up to nine: cats, dogs, stars and space. They will still vanish, but in better colors.',
        'de-DE':
          'Socken für Babys und Kinder bis neun: Katzen, Hunde, Sterne, Weltall. Verschwinden auch, aber in schöneren Farben.',
        'nl-NL':
          'Sokken voor baby’s en kinderen tot en met negen: katten, honden, sterren, ruimte. Ze raken zoek, maar in mooiere kleuren.',
        'fr-FR':
          'Chaussettes pour bébés et enfants jusqu’à neuf ans : chats, chiens, étoiles, espace. À perdre avec style.',
        'es-ES':
          'Calcetines para bebés y niños de hasta nueve años: gatos, perros, estrellas y espacio. Se perderán, pero con estilo.',
        'it-IT':
          'Calzini per neonati e bambini fino a nove anni: gatti, cani, stelle e spazio. Si perderanno, ma con stile.',
      },
      body: kidsSocksBody,
    },
  },
]
