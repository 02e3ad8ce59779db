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
    default: 'We’ve sent you an email. Press the button in it and you’re in; the fish waits quietly.',
    'de-DE':
      'Wir haben dir eine E-Mail geschickt. Drück dort auf den Knopf, dann bist du dabei. Der Fisch wartet still.',
    'nl-NL': 'We hebben je een e-mail gestuurd. Druk daarin op de knop en je bent erbij. De vis wacht stil af.',
    'fr-FR': 'Nous t’avons envoyé un e-mail. Appuie sur son bouton et te voilà à bord. Le poisson attend, muet.',
    'es-ES': 'Te hemos enviado un correo. Pulsa su botón y ya estás dentro. El pez espera, callado.',
    'it-IT': 'Ti abbiamo mandato un’e-mail. Premi il pulsante che trovi lì e ci sei. Il pesce aspetta, zitto.',
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
        'We use your address for this newsletter and nothing else. We’ll email you to confirm first. Leave whenever you like: every newsletter has a link for it. More in our [privacy notice](/privacy).',
      'en-US':
        'We use your address for this newsletter and nothing else. We’ll email you to confirm first. Leave whenever you like: every newsletter has a link for it. More in our [privacy policy](/privacy).',
      'de-DE':
        'Deine Adresse verwenden wir nur für diesen Newsletter. Erst bitten wir dich per E-Mail um Bestätigung. Abmelden kannst du dich jederzeit, der Link steht in jedem Newsletter. Mehr in der [Datenschutzerklärung](/privacy).',
      'nl-NL':
        'We gebruiken je adres alleen voor deze nieuwsbrief. Eerst vragen we je per e-mail om een bevestiging. Afmelden kan altijd: de link staat in elke nieuwsbrief. Meer lees je in onze [privacyverklaring](/privacy).',
      'fr-FR':
        'Ton adresse ne sert qu’à cette newsletter. Nous te demandons d’abord de confirmer par e-mail. Tu peux te désinscrire quand tu veux : le lien figure dans chaque newsletter. Plus d’infos dans notre [politique de confidentialité](/privacy).',
      'es-ES':
        'Usamos tu dirección solo para este boletín. Primero te pedimos que lo confirmes por correo. Date de baja cuando quieras: cada boletín lleva el enlace. Más en nuestra [política de privacidad](/privacy).',
      'it-IT':
        'Usiamo il tuo indirizzo solo per questa newsletter. Prima ti chiediamo di confermare via e-mail. Puoi disiscriverti quando vuoi: il link è in ogni newsletter. Di più nella nostra [informativa sulla privacy](/privacy).',
    },
  },
})
