import type { DemoStory } from '../demo-story.ts'
import { label } from './label.ts'
import { figures, lengths } from './measures.ts'
import { sharedStory } from './shared-story.ts'

/** Every half centimetre of a foot stands in exactly one row. */
const FEET = [
  ['36–40', '36', '3–3.5', '5.5–6', '4–4.5', '23'],
  ['36–40', '37', '4–4.5', '6.5–7', '5–5.5', '23.5'],
  ['36–40', '38', '5', '7.5', '6', '24'],
  ['36–40', '39', '5.5–6', '8–8.5', '6.5–7', '24.5–25'],
  ['36–40', '40', '6.5', '9', '7.5', '25.5'],
  ['41–46', '41', '7–7.5', '9.5–10', '8–8.5', '26'],
  ['41–46', '42', '8', '10.5', '9', '26.5–27'],
  ['41–46', '43', '8.5–9', '11–11.5', '9.5–10', '27.5'],
  ['41–46', '44', '9.5–10', '12–12.5', '10.5–11', '28–28.5'],
  ['41–46', '45', '10.5', '13', '11.5', '29'],
  ['41–46', '46', '11–11.5', '13.5–14', '12–12.5', '29.5–30'],
] as const

export const socksGuide: DemoStory = sharedStory('size-guide-socks', 'pdp-size-guide', {
  identifier: 'socks',
  title: label(
    'Which socks fit',
    'Welche Socken passen',
    'Welke sokken passen',
    'Quelles chaussettes te vont',
    'Qué calcetines te valen',
    'Quali calzini ti vanno bene',
  ),
  intro: {
    default:
      'Two sizes, eleven kinds of feet. Look for your shoe size or the length of your foot; the first column says what to order.',
    'de-DE':
      'Zwei Größen, elf Sorten Füße. Such deine Schuhgröße oder die Länge deines Fußes, in der ersten Spalte steht, was du bestellst.',
    'nl-NL':
      'Twee maten, elf soorten voeten. Zoek je schoenmaat of de lengte van je voet, in de eerste kolom staat wat je bestelt.',
    'fr-FR':
      'Deux tailles, onze sortes de pieds. Cherche ta pointure ou la longueur de ton pied : la première colonne dit quoi commander.',
    'es-ES':
      'Dos tallas, once clases de pies. Busca tu número de zapato o lo que mide tu pie: la primera columna dice qué pedir.',
    'it-IT':
      'Due taglie, undici tipi di piedi. Cerca il tuo numero di scarpa o la lunghezza del piede: la prima colonna dice che cosa ordinare.',
  },
  table: {
    head: [
      label('Our size', 'Unsere Größe', 'Onze maat', 'Notre taille', 'Nuestra talla', 'La nostra taglia'),
      label('EU size', 'EU-Größe', 'EU-maat', 'Pointure UE', 'Talla UE', 'Numero UE'),
      label('UK size', 'UK-Größe', 'UK-maat', 'Pointure UK', 'Talla UK', 'Numero UK'),
      label('US women', 'US Damen', 'US dames', 'US femme', 'US mujer', 'US donna'),
      label('US men', 'US Herren', 'US heren', 'US homme', 'US hombre', 'US uomo'),
      label(
        'Foot length (cm)',
        'Fußlänge (cm)',
        'Voetlengte (cm)',
        'Longueur du pied (cm)',
        'Largo del pie (cm)',
        'Lunghezza del piede (cm)',
        'Foot length (in)',
      ),
    ],
    rows: FEET.map(([ours, eu, uk, women, men, foot]) => [
      ours,
      eu,
      figures(uk),
      figures(women),
      figures(men),
      lengths(foot),
    ]),
  },
  tip: {
    default:
      'Stand on a sheet of paper, heel against the wall, and mark the longest toe. Do it in the evening, when feet are at their largest, and go by the longer foot.',
    'de-DE':
      'Stell dich auf ein Blatt Papier, die Ferse an der Wand, und markier den längsten Zeh. Am besten abends, da sind Füße am größten. Es zählt der längere Fuß.',
    'nl-NL':
      'Ga op een vel papier staan, hiel tegen de muur, en zet een streepje bij je langste teen. Doe het ’s avonds, dan zijn voeten het grootst. De langste voet telt.',
    'fr-FR':
      'Pose le pied sur une feuille, talon contre le mur, et marque le bout de l’orteil le plus long. Mesure le soir, quand les pieds sont au plus grand, et retiens le pied le plus long.',
    'es-ES':
      'Ponte de pie sobre una hoja, con el talón contra la pared, y marca el dedo más largo. Hazlo por la tarde, cuando los pies están más grandes, y quédate con el pie más largo.',
    'it-IT':
      'Mettiti in piedi su un foglio, con il tallone contro il muro, e segna il dito più lungo. Fallo la sera, quando i piedi sono più grandi: vale il piede più lungo.',
  },
})
