import type { DemoStory } from '../demo-story.ts'
import { findYourSize } from './find-your-size.ts'
import { howASockIsKnitted } from './how-a-sock-is-knitted.ts'
import { mendingAHole } from './mending-a-hole.ts'
import { presentsThatFit } from './presents-that-fit.ts'
import { socksThroughHistory } from './socks-through-history.ts'
import { theMissingSock } from './the-missing-sock.ts'
import { washingDay } from './washing-day.ts'
import { whySalmon } from './why-salmon.ts'

const happyNews: DemoStory = {
  fullSlug: '_default/happy-news',
  name: 'blog',
  component: 'page',
  fields: {
    title: {
      default: 'Happy news',
      'de-DE': 'Gute Nachrichten',
      'nl-NL': 'Goed nieuws',
      'fr-FR': 'Bonnes nouvelles',
      'es-ES': 'Buenas noticias',
      'it-IT': 'Buone notizie',
    },
    intro: {
      default: 'Small stories about socks, feet and one salmon. Nothing urgent, which is rather the point.',
      'en-US': 'Small stories about socks, feet and one salmon. Nothing urgent, which is kind of the point.',
      'de-DE': 'Kleine Geschichten über Socken, Füße und einen Lachs. Nichts davon eilt, das ist ja das Schöne.',
      'nl-NL': 'Kleine verhalen over sokken, voeten en één zalm. Niets heeft haast, en dat is nu net het fijne.',
      'fr-FR': 'De petites histoires de chaussettes, de pieds et d’un saumon. Rien d’urgent, et c’est tout l’intérêt.',
      'es-ES': 'Pequeñas historias de calcetines, pies y un salmón. Nada urgente, y esa es la gracia.',
      'it-IT': 'Piccole storie di calzini, piedi e un salmone. Niente di urgente, ed è questo il bello.',
    },
    metaDescription: {
      default:
        'News from the sock drawer: where our name comes from, where the other sock went, and what the fish thinks.',
      'de-DE':
        'Neues aus der Sockenschublade: woher unser Name kommt, wo die zweite Socke bleibt und was der Fisch dazu sagt.',
      'nl-NL':
        'Nieuws uit de sokkenla: waar onze naam vandaan komt, waar die andere sok blijft en wat de vis ervan vindt.',
      'fr-FR':
        'Des nouvelles du tiroir à chaussettes : d’où vient notre nom, où est passée l’autre chaussette, l’avis du poisson.',
      'es-ES':
        'Noticias del cajón de los calcetines: de dónde viene el nombre, adónde va el otro calcetín y qué opina el pez.',
      'it-IT':
        'Notizie dal cassetto dei calzini: da dove viene il nome, dove va l’altro calzino e che cosa ne pensa il pesce.',
    },
    body: [{ component: 'post-list', folder: 'happy-news', count: 100 }],
  },
}

/** Happy news: the blog and its posts. */
export const blog: readonly DemoStory[] = [
  happyNews,
  whySalmon,
  theMissingSock,
  howASockIsKnitted,
  washingDay,
  findYourSize,
  socksThroughHistory,
  mendingAHole,
  presentsThatFit,
]
