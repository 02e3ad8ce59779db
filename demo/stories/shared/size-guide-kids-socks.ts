import type { DemoStory } from '../demo-story.ts'
import { label } from './label.ts'
import { figures, lengths } from './measures.ts'
import { sharedStory } from './shared-story.ts'

export const kidsSocksGuide: DemoStory = sharedStory('size-guide-kids-socks', 'pdp-size-guide', {
  identifier: 'kids-socks',
  title: label(
    'Which socks fit small feet',
    'Welche Socken kleinen Füßen passen',
    'Welke sokken passen bij kleine voeten',
    'Quelles chaussettes pour petits pieds',
    'Qué calcetines para pies pequeños',
    'Quali calzini per piedi piccoli',
  ),
  intro: {
    default: 'Ages are a guess, feet are a fact. If the two disagree, believe the foot.',
    'de-DE': 'Das Alter ist geschätzt, der Fuß ist gemessen. Sind sich beide uneins, glaub dem Fuß.',
    'nl-NL': 'Leeftijd is een gok, een voet is een feit. Zijn ze het oneens, geloof dan de voet.',
    'fr-FR': 'L’âge est une hypothèse, le pied est un fait. S’ils ne sont pas d’accord, crois le pied.',
    'es-ES': 'La edad es una suposición; el pie, un hecho. Si no se ponen de acuerdo, haz caso al pie.',
    'it-IT': 'L’età è un’ipotesi, il piede è un fatto. Se non vanno d’accordo, dai retta al piede.',
  },
  table: {
    head: [
      label('Age', 'Alter', 'Leeftijd', 'Âge', 'Edad', 'Età'),
      label('EU size', 'EU-Größe', 'EU-maat', 'Pointure UE', 'Talla UE', 'Numero UE'),
      label('UK kids', 'UK Kinder', 'UK kinderen', 'UK enfant', 'UK niños', 'UK bambini'),
      label('US kids', 'US Kinder', 'US kinderen', 'US enfant', 'US niños', 'US bambini'),
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
    rows: [
      [
        label('0–12 months', '0–12 Monate', '0–12 maanden', '0–12 mois', '0–12 meses', '0–12 mesi'),
        '15–18',
        figures('0–2.5'),
        figures('1–3.5'),
        lengths('8.5–10.5'),
      ],
      [
        label('12–24 months', '12–24 Monate', '12–24 maanden', '12–24 mois', '12–24 meses', '12–24 mesi'),
        '19–22',
        figures('3–5.5'),
        figures('4–6.5'),
        lengths('11–13'),
      ],
      [
        label('2–3 years', '2–3 Jahre', '2–3 jaar', '2–3 ans', '2–3 años', '2–3 anni'),
        '23–26',
        figures('6–8.5'),
        figures('7–9.5'),
        lengths('13.5–16'),
      ],
      [
        label('4–6 years', '4–6 Jahre', '4–6 jaar', '4–6 ans', '4–6 años', '4–6 anni'),
        '27–30',
        figures('9–11.5'),
        figures('10–12.5'),
        lengths('16.5–18.5'),
      ],
      // Children's sizes end at 13 and begin again at 1.
      [
        label('7–9 years', '7–9 Jahre', '7–9 jaar', '7–9 ans', '7–9 años', '7–9 anni'),
        '31–35',
        figures('12–2.5'),
        figures('13–3.5'),
        lengths('19–22'),
      ],
    ],
  },
  tip: {
    default:
      'Draw round the foot while the child stands on paper, then measure from heel to longest toe. Between two sizes, take the larger one: it fits by next week.',
    'en-US':
      'Trace the foot while the child stands on paper, then measure from heel to longest toe. Between two sizes, take the larger one: it fits by next week.',
    'de-DE':
      'Stell das Kind auf ein Blatt Papier, zeichne den Fuß nach und miss von der Ferse bis zum längsten Zeh. Zwischen zwei Größen nimmst du die größere: Nächste Woche passt sie.',
    'nl-NL':
      'Laat het kind op papier staan, trek de voet om en meet van hiel tot langste teen. Tussen twee maten in neem je de grootste: volgende week past die.',
    'fr-FR':
      'Fais le tour du pied sur une feuille, l’enfant debout, puis mesure du talon à l’orteil le plus long. Entre deux tailles, prends la plus grande : elle ira la semaine prochaine.',
    'es-ES':
      'Dibuja el contorno del pie con el niño de pie sobre un papel y mide del talón al dedo más largo. Entre dos tallas, elige la mayor: la semana que viene ya le vale.',
    'it-IT':
      'Con il bambino in piedi su un foglio, disegna il contorno del piede e misura dal tallone al dito più lungo. Tra due taglie prendi la più grande: la settimana prossima andrà bene.',
  },
})
