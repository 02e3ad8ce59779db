import type { DemoBlock } from '../demo-story.ts'

/** From which order value on delivery is free, in each of the thirty countries. */
export const freeDelivery: DemoBlock = {
  id: 'free-delivery',
  question: {
    default: 'When is delivery free?',
    'en-US': 'When is shipping free?',
    'de-DE': 'Ab wann ist der Versand kostenlos?',
    'nl-NL': 'Wanneer is de bezorging gratis?',
    'fr-FR': 'Quand la livraison est-elle offerte ?',
    'es-ES': '¿Cuándo es gratis el envío?',
    'it-IT': 'Quando la spedizione è gratuita?',
  },
  answer: {
    rich: {
      default: `
        From this order value:

        - **United Kingdom:** £40
        - **Germany, Austria, Belgium, the Netherlands, France, Spain, Italy:** €40
        - **Croatia, Estonia, Finland, Hungary, Ireland, Latvia, Lithuania, Luxembourg, Poland, Portugal, Slovakia, Slovenia:** €60
        - **Switzerland:** CHF 50
        - **Sweden:** 500 kr, **Denmark:** 400 kr, **Norway:** 600 kr, **Czechia:** 1,500 Kč
        - **United States:** $50
        - **South Korea:** ₩90,000
        - **Singapore, Israel, United Arab Emirates:** $80`,
      'de-DE': `
        Ab diesem Bestellwert:

        - **Deutschland, Österreich, Belgien, Niederlande, Frankreich, Spanien, Italien:** 40 €
        - **Schweiz:** 50 CHF
        - **Vereinigtes Königreich:** 40 £
        - **Estland, Finnland, Irland, Kroatien, Lettland, Litauen, Luxemburg, Polen, Portugal, Slowakei, Slowenien, Ungarn:** 60 €
        - **Schweden:** 500 kr, **Dänemark:** 400 kr, **Norwegen:** 600 kr, **Tschechien:** 1500 Kč
        - **USA:** 50 $
        - **Südkorea:** 90.000 ₩
        - **Singapur, Israel, Vereinigte Arabische Emirate:** 80 $`,
      'nl-NL': `
        Vanaf dit bestelbedrag:

        - **Nederland, België, Duitsland, Oostenrijk, Frankrijk, Spanje, Italië:** € 40
        - **Estland, Finland, Hongarije, Ierland, Kroatië, Letland, Litouwen, Luxemburg, Polen, Portugal, Slovenië, Slowakije:** € 60
        - **Verenigd Koninkrijk:** £ 40
        - **Zwitserland:** CHF 50
        - **Zweden:** 500 kr, **Denemarken:** 400 kr, **Noorwegen:** 600 kr, **Tsjechië:** 1500 Kč
        - **Verenigde Staten:** $ 50
        - **Zuid-Korea:** ₩ 90.000
        - **Singapore, Israël, Verenigde Arabische Emiraten:** $ 80`,
      'fr-FR': `
        À partir de ce montant :

        - **France, Belgique, Allemagne, Autriche, Pays-Bas, Espagne, Italie :** 40 €
        - **Croatie, Estonie, Finlande, Hongrie, Irlande, Lettonie, Lituanie, Luxembourg, Pologne, Portugal, Slovaquie, Slovénie :** 60 €
        - **Royaume-Uni :** 40 £
        - **Suisse :** 50 CHF
        - **Suède :** 500 kr, **Danemark :** 400 kr, **Norvège :** 600 kr, **Tchéquie :** 1 500 Kč
        - **États-Unis :** 50 $
        - **Corée du Sud :** 90 000 ₩
        - **Singapour, Israël, Émirats arabes unis :** 80 $`,
      'es-ES': `
        A partir de este importe:

        - **España, Alemania, Austria, Bélgica, Francia, Italia, Países Bajos:** 40 €
        - **Croacia, Eslovaquia, Eslovenia, Estonia, Finlandia, Hungría, Irlanda, Letonia, Lituania, Luxemburgo, Polonia, Portugal:** 60 €
        - **Reino Unido:** 40 £
        - **Suiza:** 50 CHF
        - **Suecia:** 500 kr, **Dinamarca:** 400 kr, **Noruega:** 600 kr, **Chequia:** 1500 Kč
        - **Estados Unidos:** 50 $
        - **Corea del Sur:** 90.000 ₩
        - **Singapur, Israel, Emiratos Árabes Unidos:** 80 $`,
      'it-IT': `
        A partire da questo importo:

        - **Italia, Austria, Belgio, Francia, Germania, Paesi Bassi, Spagna:** 40 €
        - **Croazia, Estonia, Finlandia, Irlanda, Lettonia, Lituania, Lussemburgo, Polonia, Portogallo, Slovacchia, Slovenia, Ungheria:** 60 €
        - **Regno Unito:** 40 £
        - **Svizzera:** 50 CHF
        - **Svezia:** 500 kr, **Danimarca:** 400 kr, **Norvegia:** 600 kr, **Cechia:** 1500 Kč
        - **Stati Uniti:** 50 $
        - **Corea del Sud:** 90.000 ₩
        - **Singapore, Israele, Emirati Arabi Uniti:** 80 $`,
    },
  },
}
