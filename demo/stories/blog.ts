import type { DemoStory } from './demo-story.ts'

/** Happy news: the blog and its posts. */
export const blog: readonly DemoStory[] = [
  {
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
        'fr-FR':
          'De petites histoires de chaussettes, de pieds et d’un saumon. Rien d’urgent, et c’est tout l’intérêt.',
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
    },
  },
  {
    fullSlug: '_default/happy-news/why-salmon',
    name: 'post-why-salmon',
    component: 'post',
    fields: {
      title: {
        default: 'Why a salmon?',
        'de-DE': 'Warum ein Lachs?',
        'nl-NL': 'Waarom een zalm?',
        'fr-FR': 'Pourquoi un saumon ?',
        'es-ES': '¿Por qué un salmón?',
        'it-IT': 'Perché un salmone?',
      },
      intro: {
        default:
          'The sockeye’s name has nothing to do with socks or eyes: English speakers misheard a word from the Halkomelem language. We took the mistake seriously and gave the fish some socks.',
        'de-DE':
          'Der Name Sockeye hat nichts mit Socken zu tun: Englischsprachige haben sich bei einem Wort aus dem Halkomelem verhört. Wir fanden den Irrtum gut und haben dem Fisch Socken angezogen.',
        'nl-NL':
          'De naam sockeye heeft niets met sokken te maken: Engelstaligen verstonden een woord uit het Halkomelem verkeerd. Wij vonden die vergissing te mooi en trokken de vis sokken aan.',
        'fr-FR':
          'Le nom « sockeye » n’a rien à voir avec « sock », la chaussette : les anglophones ont mal entendu un mot de la langue halkomelem. L’erreur nous a plu, alors on a chaussé le poisson.',
        'es-ES':
          'El nombre «sockeye» no tiene nada que ver con «sock», calcetín: los anglohablantes oyeron mal una palabra del idioma halkomelem. El error nos gustó tanto que le pusimos calcetines al pez.',
        'it-IT':
          'Il nome «sockeye» non c’entra con «sock», calzino: gli anglofoni capirono male una parola della lingua halkomelem. L’errore ci è piaciuto e al pesce abbiamo messo i calzini.',
      },
      metaDescription: {
        default: 'How a misheard word turned a salmon into a sock shop. A short story about a long swim.',
        'en-US': 'How a misheard word turned a salmon into a sock store. A short story about a long swim.',
        'de-DE':
          'Wie aus einem Verhörer und einem Lachs ein Sockenladen wurde. Kurze Geschichte, langer Weg stromaufwärts.',
        'nl-NL': 'Hoe een verkeerd verstaan woord van een zalm een sokkenwinkel maakte. Kort verhaal, lang zwemmen.',
        'fr-FR':
          'Comment un mot mal entendu a fait d’un saumon une boutique de chaussettes. Histoire courte, longue nage.',
        'es-ES':
          'Cómo una palabra mal oída convirtió un salmón en una tienda de calcetines. Historia corta, travesía larga.',
        'it-IT':
          'Come una parola capita male ha trasformato un salmone in un negozio di calzini. Storia breve, nuotata lunga.',
      },
    },
  },
  {
    fullSlug: '_default/happy-news/the-missing-sock',
    name: 'post-the-missing-sock',
    component: 'post',
    fields: {
      title: {
        default: 'The missing sock',
        'de-DE': 'Die verschwundene Socke',
        'nl-NL': 'De verdwenen sok',
        'fr-FR': 'La chaussette disparue',
        'es-ES': 'El calcetín perdido',
        'it-IT': 'Il calzino scomparso',
      },
      intro: {
        default:
          'Two go into the wash and one comes out. Look behind the door seal first; the washing machine declined to comment.',
        'en-US':
          'Two go into the wash and one comes out. Look behind the door gasket first; the washing machine declined to comment.',
        'de-DE':
          'Zwei gehen in die Wäsche, eine kommt heraus. Schau zuerst hinter die Türdichtung. Die Waschmaschine wollte sich nicht äußern.',
        'nl-NL':
          'Twee gaan er de was in, één komt eruit. Kijk eerst achter het deurrubber. De wasmachine wilde niet reageren.',
        'fr-FR':
          'Deux entrent dans la machine, une seule en ressort. Regarde d’abord derrière le joint du hublot. La machine n’a pas souhaité réagir.',
        'es-ES':
          'Entran dos en la lavadora y sale uno. Mira primero detrás de la goma de la puerta. La lavadora no ha querido hacer declaraciones.',
        'it-IT':
          'In lavatrice entrano in due e ne esce uno solo. Guarda prima dietro la guarnizione dell’oblò. La lavatrice non ha rilasciato dichiarazioni.',
      },
      metaDescription: {
        default:
          'Where does the other sock go? An investigation in one washing machine, with no suspects and one door seal.',
        'en-US':
          'Where does the other sock go? An investigation in one washing machine, with no suspects and one door gasket.',
        'de-DE':
          'Wohin verschwindet die zweite Socke? Ermittlungen in einer Waschmaschine, ohne Verdächtige, mit Türdichtung.',
        'nl-NL': 'Waar blijft die andere sok? Een onderzoek in één wasmachine, zonder verdachten, met een deurrubber.',
        'fr-FR':
          'Où est passée l’autre chaussette ? Enquête dans une machine à laver, sans suspect, mais avec un joint de hublot.',
        'es-ES':
          '¿Adónde va el otro calcetín? Una investigación en una lavadora, sin sospechosos y con una goma de puerta.',
        'it-IT': 'Dove finisce l’altro calzino? Un’indagine in una lavatrice, senza indiziati e con una guarnizione.',
      },
    },
  },
]
