import type { DemoStory } from '../demo-story.ts'
import { sharedStory } from './shared-story.ts'

/** CNT-29 */
export const newsletter: DemoStory = sharedStory('newsletter', 'newsletter', {
  title: {
    default: 'News from the river',
    'de-DE': 'Neues aus dem Fluss',
    'nl-NL': 'Nieuws uit de rivier',
    'fr-FR': 'Des nouvelles de la rivière',
    'es-ES': 'Noticias del río',
    'it-IT': 'Notizie dal fiume',
  },
  subtitle: {
    default: 'New pairs, small stories and a pun now and then. The fish types slowly, so it won’t be often.',
    'de-DE':
      'Neue Paare, kleine Geschichten und ab und zu ein Wortspiel. Der Fisch tippt langsam, oft kommt also nichts.',
    'nl-NL': 'Nieuwe paren, kleine verhalen en zo nu en dan een woordgrap. De vis typt langzaam, dus vaak is het niet.',
    'fr-FR':
      'De nouvelles paires, de petites histoires et parfois un jeu de mots. Le poisson tape lentement, ce sera donc rare.',
    'es-ES':
      'Pares nuevos, pequeñas historias y algún juego de palabras. El pez teclea despacio, así que no será a menudo.',
    'it-IT': 'Paia nuove, piccole storie e qualche gioco di parole. Il pesce scrive piano, quindi non capiterà spesso.',
  },
  button: {
    default: 'Sign me up',
    'de-DE': 'Anmelden',
    'nl-NL': 'Schrijf me in',
    'fr-FR': 'M’inscrire',
    'es-ES': 'Apuntarme',
    'it-IT': 'Iscrivimi',
  },
  successMessage: {
    default: 'You’re in. The fish is delighted, in its quiet way.',
    'de-DE': 'Du bist dabei. Der Fisch freut sich, auf seine stille Art.',
    'nl-NL': 'Je staat op de lijst. De vis is er stil van, maar dat is hij altijd.',
    'fr-FR': 'C’est fait, te voilà à bord. Le poisson en reste muet, comme d’habitude.',
    'es-ES': 'Ya estás en la lista. El pez se ha quedado mudo de alegría, y de costumbre.',
    'it-IT': 'Ci sei. Il pesce è senza parole, come sempre.',
  },
  errorMessage: {
    default: 'That didn’t go through, and it wasn’t your fault. Please try again in a moment.',
    'de-DE': 'Das hat nicht geklappt, und es lag nicht an dir. Versuch es bitte gleich noch einmal.',
    'nl-NL': 'Dat is niet gelukt, en het lag niet aan jou. Probeer het zo nog eens.',
    'fr-FR': 'Ça n’a pas marché, et tu n’y es pour rien. Réessaie dans un instant.',
    'es-ES': 'No ha salido bien, y no ha sido culpa tuya. Vuelve a intentarlo dentro de un momento.',
    'it-IT': 'Non ha funzionato, e non è colpa tua. Riprova tra un momento.',
  },
  legal: {
    rich: {
      default:
        'We use your address for this newsletter and nothing else. Leave whenever you like: a line to [hello@sockeye.example](mailto:hello@sockeye.example) is enough. More in our [privacy notice](/privacy).',
      'en-US':
        'We use your address for this newsletter and nothing else. Leave whenever you like: a line to [hello@sockeye.example](mailto:hello@sockeye.example) is enough. More in our [privacy policy](/privacy).',
      'de-DE':
        'Deine Adresse verwenden wir nur für diesen Newsletter. Abmelden kannst du dich jederzeit, eine Zeile an [hello@sockeye.example](mailto:hello@sockeye.example) genügt. Mehr in der [Datenschutzerklärung](/privacy).',
      'nl-NL':
        'We gebruiken je adres alleen voor deze nieuwsbrief. Afmelden kan altijd: een regel aan [hello@sockeye.example](mailto:hello@sockeye.example) is genoeg. Meer lees je in onze [privacyverklaring](/privacy).',
      'fr-FR':
        'Ton adresse ne sert qu’à cette newsletter. Tu peux te désinscrire quand tu veux : un mot à [hello@sockeye.example](mailto:hello@sockeye.example) suffit. Plus d’infos dans notre [politique de confidentialité](/privacy).',
      'es-ES':
        'Usamos tu dirección solo para este boletín. Date de baja cuando quieras: basta una línea a [hello@sockeye.example](mailto:hello@sockeye.example). Más en nuestra [política de privacidad](/privacy).',
      'it-IT':
        'Usiamo il tuo indirizzo solo per questa newsletter. Puoi disiscriverti quando vuoi: basta una riga a [hello@sockeye.example](mailto:hello@sockeye.example). Di più nella nostra [informativa sulla privacy](/privacy).',
    },
  },
})
