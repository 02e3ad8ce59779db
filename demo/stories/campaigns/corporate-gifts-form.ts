import type { DemoBlock } from '../demo-story.ts'

/** Where companies write to us. */
export const corporateGiftsForm: DemoBlock = {
  component: 'campaign-form',
  campaign: 'corporate-gifts',
  title: {
    default: 'Write to the fish',
    'de-DE': 'Schreib dem Fisch',
    'nl-NL': 'Schrijf de vis',
    'fr-FR': 'Écrivez au poisson',
    'es-ES': 'Escribe al pez',
    'it-IT': 'Scrivi al pesce',
  },
  text: {
    default: 'A person answers. The fish only reads along.',
    'de-DE': 'Antworten wird ein Mensch. Der Fisch liest nur mit.',
    'nl-NL': 'Je krijgt antwoord van een mens. De vis leest alleen mee.',
    'fr-FR': 'C’est un être humain qui répond. Le poisson lit par-dessus son épaule.',
    'es-ES': 'Responde una persona. El pez solo lee por encima del hombro.',
    'it-IT': 'Risponde una persona. Il pesce sbircia e basta.',
  },
  nameLabel: {
    default: 'Your name',
    'de-DE': 'Dein Name',
    'nl-NL': 'Je naam',
    'fr-FR': 'Votre nom',
    'es-ES': 'Tu nombre',
    'it-IT': 'Il tuo nome',
  },
  emailLabel: {
    default: 'Email address',
    'de-DE': 'E-Mail-Adresse',
    'nl-NL': 'E-mailadres',
    'fr-FR': 'Adresse e-mail',
    'es-ES': 'Correo electrónico',
    'it-IT': 'Indirizzo e-mail',
  },
  companyLabel: {
    default: 'Company',
    'de-DE': 'Firma',
    'nl-NL': 'Bedrijf',
    'fr-FR': 'Entreprise',
    'es-ES': 'Empresa',
    'it-IT': 'Azienda',
  },
  piecesLabel: {
    default: 'How many pieces, roughly',
    'de-DE': 'Wie viele Stück ungefähr',
    'nl-NL': 'Hoeveel stuks ongeveer',
    'fr-FR': 'Combien de pièces, à peu près',
    'es-ES': 'Cuántas unidades, más o menos',
    'it-IT': 'Quanti pezzi, più o meno',
  },
  messageLabel: {
    default: 'What do you have in mind?',
    'de-DE': 'Was hast du vor?',
    'nl-NL': 'Wat ben je van plan?',
    'fr-FR': 'Quelle est votre idée ?',
    'es-ES': '¿Qué tienes en mente?',
    'it-IT': 'Che cosa hai in mente?',
  },
  button: {
    default: 'Send enquiry',
    'en-US': 'Send inquiry',
    'de-DE': 'Anfrage senden',
    'nl-NL': 'Aanvraag versturen',
    'fr-FR': 'Envoyer la demande',
    'es-ES': 'Enviar la consulta',
    'it-IT': 'Invia la richiesta',
  },
  successMessage: {
    default: 'Thank you, it’s here. We’ll answer by email.',
    'de-DE': 'Danke, ist angekommen. Wir antworten per E-Mail.',
    'nl-NL': 'Dank je, het is aangekomen. We antwoorden per mail.',
    'fr-FR': 'Merci, c’est bien arrivé. Nous vous répondons par e-mail.',
    'es-ES': 'Gracias, ha llegado. Te respondemos por correo electrónico.',
    'it-IT': 'Grazie, è arrivata. Ti rispondiamo via e-mail.',
  },
  errorMessage: {
    default: 'That didn’t get through. Please try again, or write to hello@sockeye.example.',
    'de-DE': 'Das kam nicht durch. Versuch es bitte noch einmal oder schreib an hello@sockeye.example.',
    'nl-NL': 'Dat kwam niet door. Probeer het nog eens of mail naar hello@sockeye.example.',
    'fr-FR': 'L’envoi n’a pas abouti. Réessayez, ou écrivez à hello@sockeye.example.',
    'es-ES': 'No ha llegado. Inténtalo otra vez o escribe a hello@sockeye.example.',
    'it-IT': 'L’invio non è riuscito. Riprova oppure scrivi a hello@sockeye.example.',
  },
  legal: {
    rich: {
      default: 'We use what you write here to answer you. How we treat it is in the [privacy notice](/privacy).',
      'de-DE':
        'Was du hier schreibst, nutzen wir, um dir zu antworten. Wie wir damit umgehen, steht in der [Datenschutzerklärung](/privacy).',
      'nl-NL':
        'Wat je hier schrijft, gebruiken we om je te antwoorden. Hoe we ermee omgaan, staat in de [privacyverklaring](/privacy).',
      'fr-FR':
        'Ce que vous écrivez ici nous sert à vous répondre. La suite est dans la [politique de confidentialité](/privacy).',
      'es-ES':
        'Lo que escribas aquí lo usamos para responderte. Cómo lo tratamos está en la [política de privacidad](/privacy).',
      'it-IT':
        'Usiamo quello che scrivi qui per risponderti. Come lo trattiamo è nell’[informativa sulla privacy](/privacy).',
    },
  },
}
