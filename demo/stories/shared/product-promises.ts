import type { DemoStory } from '../demo-story.ts'
import { label } from './label.ts'
import { sharedStory } from './shared-story.ts'

/**
 * Where the certificates of a shop would stand. The goods of the demo have none, so these are examples that say
 * themselves that they are no certificates; a merchant puts the real ones here.
 */
export const productPromises: DemoStory = sharedStory('pdp-certifications', 'pdp-certifications', {
  title: label(
    'What we promise ourselves',
    'Was wir selbst versprechen',
    'Wat we zelf beloven',
    'Ce que nous promettons nous-mêmes',
    'Lo que prometemos nosotros',
    'Quello che promettiamo noi',
  ),
  certifications: [
    {
      key: 'long-life-yarn',
      name: label(
        'Long-life yarn',
        'Garn mit Ausdauer',
        'Garen met uithoudingsvermogen',
        'Un fil qui dure',
        'Hilo con aguante',
        'Filato che dura',
      ),
      text: {
        default:
          'Heel and toe are reinforced, because that is where pairs give up first. Our own promise, not a certificate.',
        'de-DE':
          'Ferse und Spitze sind verstärkt, denn dort gibt jedes Paar zuerst auf. Unser eigenes Versprechen, kein Zertifikat.',
        'nl-NL':
          'Hiel en teen zijn versterkt, want daar geeft elk paar het eerst op. Onze eigen belofte, geen certificaat.',
        'fr-FR':
          'Talon et pointe sont renforcés, car c’est là qu’une paire cède en premier. Notre propre promesse, pas un label.',
        'es-ES':
          'El talón y la puntera van reforzados, porque por ahí se rinde antes un par. Es promesa nuestra, no un certificado.',
        'it-IT':
          'Tallone e punta sono rinforzati, perché è da lì che un paio comincia ad arrendersi. È una promessa nostra, non un certificato.',
      },
    },
    {
      key: 'repair-friendly',
      name: label(
        'Worth mending',
        'Lohnt das Stopfen',
        'De moeite van het stoppen waard',
        'Bonne à repriser',
        'Merece un zurcido',
        'Vale un rammendo',
      ),
      text: {
        default: 'Knitted closely enough for a darning needle to find its way. Our own promise, not a certificate.',
        'de-DE':
          'So dicht gestrickt, dass eine Stopfnadel sich zurechtfindet. Unser eigenes Versprechen, kein Zertifikat.',
        'nl-NL': 'Zo dicht gebreid dat een stopnaald de weg vindt. Onze eigen belofte, geen certificaat.',
        'fr-FR':
          'Une maille assez serrée pour qu’une aiguille à repriser s’y retrouve. Notre propre promesse, pas un label.',
        'es-ES':
          'Un punto lo bastante tupido para que la aguja de zurcir no se pierda. Es promesa nuestra, no un certificado.',
        'it-IT':
          'Una maglia abbastanza fitta perché l’ago da rammendo trovi la strada. È una promessa nostra, non un certificato.',
      },
    },
  ],
})
