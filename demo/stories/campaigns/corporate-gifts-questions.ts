import type { DemoBlock } from '../demo-story.ts'

/** What companies ask before they write. */
export const corporateGiftsQuestions: DemoBlock = {
  component: 'faq-list',
  title: {
    default: 'Asked by other companies',
    'de-DE': 'Das fragen Firmen',
    'nl-NL': 'Wat bedrijven vragen',
    'fr-FR': 'Ce que demandent les entreprises',
    'es-ES': 'Lo que preguntan las empresas',
    'it-IT': 'Quello che chiedono le aziende',
  },
  questions: [
    {
      id: 'how-to-ask',
      question: {
        default: 'How do I ask for a larger number?',
        'de-DE': 'Wie frage ich eine größere Menge an?',
        'nl-NL': 'Hoe vraag ik een groter aantal aan?',
        'fr-FR': 'Comment demander une plus grande quantité ?',
        'es-ES': '¿Cómo pido una cantidad mayor?',
        'it-IT': 'Come chiedo una quantità più grande?',
      },
      answer: {
        rich: {
          default: `Use the form below. Tell us roughly how many pieces, by when, and for what occasion. We answer by email with what
            is possible and what it costs. Nothing is ordered until you say so.`,
          'de-DE': `Mit dem Formular unten. Schreib uns, wie viele Stück es ungefähr werden, bis wann und zu welchem Anlass. Wir
            antworten per E-Mail, was möglich ist und was es kostet. Bestellt ist erst etwas, wenn du zusagst.`,
          'nl-NL': `Met het formulier hieronder. Vertel ons ongeveer hoeveel stuks, voor wanneer en ter gelegenheid waarvan. We
            mailen je wat er kan en wat het kost. Er is pas iets besteld als jij ja zegt.`,
          'fr-FR': `Avec le formulaire ci-dessous. Indiquez-nous à peu près combien de pièces, pour quand et pour quelle
            occasion. Nous vous répondons par e-mail avec ce qui est possible et le prix. Rien n’est commandé tant que
            vous n’avez pas dit oui.`,
          'es-ES': `Con el formulario de abajo. Dinos cuántas unidades serían más o menos, para cuándo y con qué motivo. Te
            respondemos por correo electrónico con lo que se puede hacer y lo que cuesta. No hay pedido hasta que digas que sí.`,
          'it-IT': `Con il modulo qui sotto. Dicci più o meno quanti pezzi, per quando e per quale occasione. Ti rispondiamo via
            e-mail con quello che si può fare e quanto costa. Non c’è nessun ordine finché non dici di sì.`,
        },
      },
    },
    {
      id: 'which-sizes',
      question: {
        default: 'How do we choose the sizes?',
        'de-DE': 'Wie finden wir die richtigen Größen?',
        'nl-NL': 'Hoe kiezen we de maten?',
        'fr-FR': 'Comment choisir les tailles ?',
        'es-ES': '¿Cómo elegimos las tallas?',
        'it-IT': 'Come scegliamo le taglie?',
      },
      answer: {
        rich: {
          default: `Our socks for grown-ups come in two sizes, EU 36-40 and 41-46. Count who wears a 40 or smaller and who wears a 41
            or larger; that’s the whole list. UK and US sizes are under [sizes](/faq/sizes).`,
          'de-DE': `Socken für Erwachsene gibt es in zwei Größen, 36-40 und 41-46. Zählt, wer Schuhgröße 40 oder kleiner trägt und
            wer 41 oder größer. Fertig ist die Liste. Mehr steht unter [Größen](/faq/sizes).`,
          'nl-NL': `Sokken voor volwassenen zijn er in twee maten: 36-40 en 41-46. Tel wie schoenmaat 40 of kleiner heeft en wie 41
            of groter, en je lijst is klaar. Meer staat bij [maten](/faq/sizes).`,
          'fr-FR': `Les chaussettes pour adultes existent en deux tailles, 36-40 et 41-46. Comptez qui chausse du 40 ou
            moins, et qui chausse du 41 ou plus : votre liste est prête. La suite est dans [tailles](/faq/sizes).`,
          'es-ES': `Los calcetines para adultos vienen en dos tallas: 36-40 y 41-46. Cuenta quién calza un 40 o menos y quién un 41 o
            más, y ya tienes la lista. Hay más en [tallas](/faq/sizes).`,
          'it-IT': `I calzini per adulti esistono in due taglie, 36-40 e 41-46. Conta chi porta fino al 40 e chi dal 41 in su: la
            lista è fatta. Il resto è in [taglie](/faq/sizes).`,
        },
      },
    },
    {
      id: 'several-places',
      question: {
        default: 'We are spread over several countries. Does that work?',
        'de-DE': 'Wir sitzen in mehreren Ländern. Geht das?',
        'nl-NL': 'We zitten in verschillende landen. Kan dat?',
        'fr-FR': 'Nous sommes répartis dans plusieurs pays. C’est possible ?',
        'es-ES': 'Estamos en varios países. ¿Se puede?',
        'it-IT': 'Siamo in Paesi diversi. Si può fare?',
      },
      answer: {
        rich: {
          default: `We deliver to 30 countries: in 2 to 4 working days in Europe and the UK, 3 to 5 in the US and 6 to 10 elsewhere.
            Put the countries in your message. [Which ones they are](/shipping).`,
          'en-US': `We ship to 30 countries: in 3 to 5 business days in the US, 2 to 4 in Europe and the UK and 6 to 10 elsewhere.
            Put the countries in your message. [Which ones they are](/shipping).`,
          'de-DE': `Wir liefern in 30 Länder: in Europa in 2 bis 4 Werktagen, in die USA in 3 bis 5, sonst in 6 bis 10. Schreib die
            Länder einfach in deine Nachricht. [Welche es sind](/shipping).`,
          'nl-NL': `We bezorgen in 30 landen: in Europa in 2 tot 4 werkdagen, in de VS in 3 tot 5 en elders in 6 tot 10. Zet de
            landen in je bericht. [Welke dat zijn](/shipping).`,
          'fr-FR': `Nous livrons dans 30 pays : en 2 à 4 jours ouvrés en Europe, 3 à 5 aux États-Unis, 6 à 10 ailleurs.
            Notez les pays dans votre message. [En voici la liste](/shipping).`,
          'es-ES': `Enviamos a 30 países: en Europa en 2-4 días laborables, a Estados Unidos en 3-5 y al resto en 6-10.
            Pon los países en tu mensaje. [Cuáles son](/shipping).`,
          'it-IT': `Spediamo in 30 Paesi: in Europa in 2-4 giorni lavorativi, negli Stati Uniti in 3-5, altrove in 6-10. Scrivi i
            Paesi nel messaggio. [Ecco quali sono](/shipping).`,
        },
      },
    },
    {
      id: 'if-it-does-not-fit',
      question: {
        default: 'And if a pair does not fit?',
        'de-DE': 'Und wenn ein Paar nicht passt?',
        'nl-NL': 'En als een paar niet past?',
        'fr-FR': 'Et si une paire ne va pas ?',
        'es-ES': '¿Y si un par no queda bien?',
        'it-IT': 'E se un paio non va bene?',
      },
      answer: {
        rich: {
          default: `It can come back within 30 days, unworn and with the label still on. The details are under
            [returns](/faq/returns).`,
          'en-US': `It can come back within 30 days, unworn and with the tag still on. The details are under
            [returns](/faq/returns).`,
          'de-DE': `Dann darf es innerhalb von 30 Tagen zurück, ungetragen und mit Etikett. Näheres steht unter
            [Rückgabe](/faq/returns).`,
          'nl-NL': `Dan mag het binnen 30 dagen terug, ongedragen en met het label eraan. De details staan bij
            [retourneren](/faq/returns).`,
          'fr-FR': `Elle peut revenir sous 30 jours, jamais portée et étiquette en place. Les détails sont dans
            [retours](/faq/returns).`,
          'es-ES': `Se puede devolver en 30 días, sin estrenar y con la etiqueta puesta. Los detalles están en
            [devoluciones](/faq/returns).`,
          'it-IT': `Può tornare indietro entro 30 giorni, mai indossato e con l’etichetta attaccata. I dettagli sono in
            [resi](/faq/returns).`,
        },
      },
    },
  ],
}
