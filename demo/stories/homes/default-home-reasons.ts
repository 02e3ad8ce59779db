import type { DemoBlock } from '../demo-story.ts'

/** Only what holds in every country: this home page may be read in any of them. */
export const defaultHomeReasons: DemoBlock = {
  component: 'reasons',
  title: {
    default: 'Three promises, two feet',
    'de-DE': 'Drei Versprechen für zwei Füße',
    'nl-NL': 'Drie beloftes voor twee voeten',
    'fr-FR': 'Trois promesses pour deux pieds',
    'es-ES': 'Tres promesas para dos pies',
    'it-IT': 'Tre promesse per due piedi',
  },
  reasons: [
    {
      icon: 'parcel',
      title: {
        default: 'No surprises at the till',
        'en-US': 'No surprises at checkout',
        'de-DE': 'Keine Überraschung an der Kasse',
        'nl-NL': 'Geen verrassing bij het afrekenen',
        'fr-FR': 'Pas de surprise à la caisse',
        'es-ES': 'Sin sorpresas al pagar',
        'it-IT': 'Nessuna sorpresa alla cassa',
      },
      text: {
        default: 'You see what delivery costs before you pay, and how far you are from free delivery.',
        'en-US': 'You see what shipping costs before you pay, and how far you are from free shipping.',
        'de-DE': 'Vor dem Bezahlen siehst du, was der Versand kostet und wie viel bis zum Gratisversand fehlt.',
        'nl-NL': 'Vóór het betalen zie je wat bezorging kost en hoeveel er nog ontbreekt voor gratis bezorging.',
        'fr-FR': 'Avant de payer, tu vois le prix de la livraison et ce qu’il manque pour qu’elle soit offerte.',
        'es-ES': 'Antes de pagar ves cuánto cuesta el envío y cuánto falta para que sea gratis.',
        'it-IT': 'Prima di pagare vedi quanto costa la spedizione e quanto manca perché sia gratuita.',
      },
    },
    {
      icon: 'return',
      title: {
        default: '30 days to reconsider',
        'en-US': '30 days to rethink it',
        'de-DE': '30 Tage zum Überlegen',
        'nl-NL': '30 dagen bedenktijd',
        'fr-FR': '30 jours pour changer d’avis',
        'es-ES': '30 días para pensarlo',
        'it-IT': '30 giorni per ripensarci',
      },
      text: {
        default: 'Unworn and with the label still on, it can come back.',
        'en-US': 'Unworn and with the tag still on, it can come back.',
        'de-DE': 'Ungetragen und mit Etikett darf alles zurück.',
        'nl-NL': 'Ongedragen en met het label eraan mag alles terug.',
        'fr-FR': 'Jamais porté, étiquette en place : tout peut revenir.',
        'es-ES': 'Sin estrenar y con la etiqueta puesta, se puede devolver.',
        'it-IT': 'Mai indossato e con l’etichetta attaccata, può tornare indietro.',
      },
    },
    {
      icon: 'yarn',
      title: {
        default: 'Combed cotton',
        'de-DE': 'Gekämmte Baumwolle',
        'nl-NL': 'Gekamd katoen',
        'fr-FR': 'Du coton peigné',
        'es-ES': 'Algodón peinado',
        'it-IT': 'Cotone pettinato',
      },
      text: {
        default: 'About 80% in most of our socks, with polyamide and elastane so they stay up.',
        'en-US': 'About 80% in most of our socks, with nylon and spandex so they stay up.',
        'de-DE': 'Rund 80 % in den meisten Socken, dazu Polyamid und Elasthan, damit sie oben bleiben.',
        'nl-NL': 'Zo’n 80% in de meeste sokken, met polyamide en elastaan zodat ze blijven zitten.',
        'fr-FR':
          'Environ 80 % dans la plupart des chaussettes, plus du polyamide et de l’élasthanne pour qu’elles tiennent.',
        'es-ES': 'Alrededor del 80 % en casi todos los calcetines, con poliamida y elastano para que no se bajen.',
        'it-IT': 'Circa l’80% in quasi tutti i calzini, con poliammide ed elastan perché stiano su.',
      },
    },
  ],
}
