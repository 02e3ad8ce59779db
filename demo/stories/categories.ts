import { newInBody } from './category-bodies/new-in.ts'
import { outletBody } from './category-bodies/outlet.ts'
import { underwearBody } from './category-bodies/underwear.ts'
import type { DemoStory } from './demo-story.ts'

/** The listings that are neither a department of socks nor a present. */
export const categories: readonly DemoStory[] = [
  {
    fullSlug: '_default/new',
    name: 'category-new',
    component: 'category',
    fields: {
      title: {
        default: 'New in',
        'en-US': 'New arrivals',
        'de-DE': 'Neu hier',
        'nl-NL': 'Nieuw binnen',
        'fr-FR': 'Nouveautés',
        'es-ES': 'Novedades',
        'it-IT': 'Novità',
      },
      intro: {
        default: 'Fresh off the needles and still a little proud of it.',
        'de-DE': 'Frisch von der Nadel und noch ein bisschen stolz darauf.',
        'nl-NL': 'Vers van de naald en daar nog een beetje trots op.',
        'fr-FR': 'Tout juste sorties des aiguilles, et encore un peu fières de l’être.',
        'es-ES': 'Calcetines recién salidos de las agujas y todavía un poco orgullosos.',
        'it-IT': 'Appena uscite dai ferri e ancora un po’ orgogliose.',
      },
      metaDescription: {
        default:
          'The newest socks in the shop, before anyone at your office has them. Have a look while they’re still shy.',
        'de-DE':
          'Die neuesten Socken im Laden, bevor sie jemand in deinem Büro trägt. Schau vorbei, solange sie noch schüchtern sind.',
        'nl-NL':
          'De nieuwste sokken in de winkel, voordat iemand bij jou op kantoor ze heeft. Kom kijken zolang ze nog verlegen zijn.',
        'fr-FR':
          'Les dernières chaussettes arrivées, avant que tout le bureau les porte. Viens voir tant qu’elles sont timides.',
        'es-ES':
          'Los calcetines más nuevos de la tienda, antes de que los lleve media oficina. Míralos mientras aún son tímidos.',
        'it-IT':
          'I calzini più nuovi del negozio, prima che li abbia tutto l’ufficio. Guardali finché sono ancora timidi.',
      },
      body: newInBody,
    },
  },
  {
    fullSlug: '_default/underwear',
    name: 'category-underwear',
    component: 'category',
    fields: {
      title: {
        default: 'Underwear',
        'de-DE': 'Unterwäsche',
        'nl-NL': 'Ondergoed',
        'fr-FR': 'Sous-vêtements',
        'es-ES': 'Ropa interior',
        'it-IT': 'Intimo',
      },
      intro: {
        default: 'Cut from the same jokes as the socks. For people who like to match where nobody looks.',
        'de-DE':
          'Derselbe Humor wie bei den Socken, nur höher. Für alle, die auch dort gut aussehen wollen, wo keiner hinschaut.',
        'nl-NL': 'Dezelfde humor als de sokken, maar dan hogerop. Voor wie graag matcht waar niemand kijkt.',
        'fr-FR':
          'Le même humour que les chaussettes, un étage plus haut. Pour être assorti jusque là où personne ne regarde.',
        'es-ES': 'El mismo humor que los calcetines, unos pisos más arriba. Para quien combina donde nadie mira.',
        'it-IT': 'Lo stesso umorismo dei calzini, qualche piano più su. Per chi abbina dove nessuno guarda.',
      },
      metaDescription: {
        default: 'Underwear with patterns as cheerful as the socks. Nobody needs to know, but you may tell them.',
        'de-DE': 'Unterwäsche, so fröhlich gemustert wie die Socken. Muss niemand wissen, darfst du aber erzählen.',
        'nl-NL':
          'Ondergoed met net zulke vrolijke dessins als de sokken. Niemand hoeft het te weten, maar je mag het vertellen.',
        'fr-FR':
          'Des sous-vêtements aux motifs aussi joyeux que les chaussettes. Personne n’a à le savoir, mais tu peux le dire.',
        'es-ES':
          'Ropa interior con estampados tan alegres como los calcetines. Nadie tiene que saberlo, pero puedes contarlo.',
        'it-IT':
          'Intimo con fantasie allegre come quelle dei calzini. Non deve saperlo nessuno, ma puoi sempre raccontarlo.',
      },
      body: underwearBody,
    },
  },
  {
    fullSlug: '_default/accessories',
    name: 'category-accessories',
    component: 'category',
    fields: {
      title: {
        default: 'Top to toe',
        'en-US': 'Head to toe',
        'de-DE': 'Kopf und Fuß',
        'nl-NL': 'Op je sloffen',
        'fr-FR': 'Hauts et bas',
        'es-ES': 'Pies y cabeza',
        'it-IT': 'Teste calde',
      },
      intro: {
        default: 'Beanies for one end of you, slippers for the other. What happens in between is your affair.',
        'en-US': 'Beanies for one end of you, slippers for the other. What happens in between is your business.',
        'de-DE': 'Mützen für oben, Hüttenschuhe für unten. Um die Mitte kümmerst du dich selbst.',
        'nl-NL': 'Zo kom je de winter wel door. Voor de andere kant van je zijn er mutsen.',
        'fr-FR': 'Des bonnets pour le haut, des chaussons pour le bas. Entre les deux, tu fais comme tu veux.',
        'es-ES': 'Gorros para arriba y zapatillas de casa para abajo. Lo de en medio ya es cosa tuya.',
        'it-IT': 'E piedi caldi, già che ci siamo. Berretti per la cima, pantofole per il fondo, e in mezzo fai tu.',
      },
      metaDescription: {
        default:
          'Knitted beanies and slippers in tartan, Fair Isle, snowflakes and sheep. For both ends of you, in case the middle is fine.',
        'en-US':
          'Knitted beanies and slippers in plaid, Fair Isle, snowflakes and sheep. For both ends of you, in case the middle is fine.',
        'de-DE':
          'Gestrickte Mützen und Hüttenschuhe mit Tartan, Fair Isle, Schneeflocken und Schafen. So hat der Winter Kopf und Fuß.',
        'nl-NL':
          'Gebreide sloffen en mutsen met Schotse ruit, Fair Isle, sneeuwvlokken en schapen. Voor beide uiteinden van elke koukleum.',
        'fr-FR':
          'Bonnets et chaussons tricotés : tartan, Fair Isle, flocons et moutons. Pour tes deux bouts, puisque le milieu se débrouille.',
        'es-ES':
          'Gorros y zapatillas de casa de punto con tartán, grecas, copos y ovejas. Por una vez, todo tiene pies y cabeza.',
        'it-IT':
          'Berretti e pantofole a maglia con tartan, Fair Isle, fiocchi di neve e pecore. Per le due estremità di chi ha sempre freddo.',
      },
    },
  },
  {
    fullSlug: '_default/outlet',
    name: 'category-outlet-all',
    component: 'category',
    fields: {
      title: {
        default: 'Outlet',
        'de-DE': 'Outlet',
        'nl-NL': 'Outlet',
        'fr-FR': 'Outlet',
        'es-ES': 'Outlet',
        'it-IT': 'Outlet',
      },
      intro: {
        default: 'Last pairs, smaller prices. Nothing wrong with them, they just swim slower.',
        'de-DE': 'Letzte Paare, kleinere Preise. Denen fehlt nichts, sie schwimmen nur langsamer.',
        'nl-NL': 'Laatste paren, lagere prijzen. Er mankeert ze niets, ze zwemmen gewoon wat langzamer.',
        'fr-FR': 'Dernières paires, prix plus doux. Elles n’ont aucun défaut, elles nagent juste moins vite.',
        'es-ES': 'Últimos pares, precios más bajos. No les pasa nada, solo nadan más despacio.',
        'it-IT': 'Ultime paia, prezzi più bassi. Non hanno niente che non va, nuotano solo più piano.',
      },
      metaDescription: {
        default:
          'The last pairs of past collections at smaller prices. When they’re gone, they’re gone, like the other sock.',
        'de-DE':
          'Die letzten Paare aus früheren Kollektionen zu kleineren Preisen. Weg ist weg, wie bei der zweiten Socke.',
        'nl-NL': 'De laatste paren uit eerdere collecties, tegen lagere prijzen. Op is op, net als met die andere sok.',
        'fr-FR':
          'Les dernières paires des collections passées, à prix plus doux. Après, elles rejoignent l’autre chaussette.',
        'es-ES':
          'Los últimos pares de colecciones pasadas, a precios más bajos. Cuando se acaban, se van con el otro calcetín.',
        'it-IT': 'Le ultime paia delle collezioni passate, a prezzi più bassi. Poi spariscono, come l’altro calzino.',
      },
      body: outletBody,
    },
  },
]
