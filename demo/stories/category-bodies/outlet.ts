import type { DemoBlock } from '../demo-story.ts'

/** Below the outlet: how it works. */
export const outletBody: readonly DemoBlock[] = [
  {
    component: 'rich-text',
    text: {
      rich: {
        default: `## How the outlet works

          These are last pairs of patterns that won’t be knitted again. The struck price is the earlier one, the other is what
          you pay. Not every size is left of everything, so filter by yours first; it saves falling in love for nothing.

          The rest is as everywhere in the shop: 30 days to send things back, unworn and with the label on, and delivery prices
          shown before you pay. [About delivery](/shipping).`,
        'en-US': `## How the outlet works

          These are last pairs of patterns that won’t be knitted again. The crossed-out price is the earlier one, the other is
          what you pay. Not every size is left of everything, so filter by yours first; it saves falling in love for nothing.

          The rest is like everywhere in the store: 30 days to send things back, unworn and with the tag on, and shipping prices
          shown before you pay. [About shipping](/shipping).`,
        'de-DE': `## So funktioniert das Outlet

          Hier liegen die letzten Paare von Mustern, die nicht noch einmal gestrickt werden. Der durchgestrichene Preis ist der
          frühere, den anderen zahlst du. Nicht von allem ist jede Größe da, filtere also zuerst nach deiner. So verliebst du
          dich nicht umsonst.

          Sonst ist alles wie im übrigen Laden: 30 Tage Rückgabe, ungetragen und mit Etikett, und die Versandkosten siehst du vor
          dem Bezahlen. [Mehr zur Lieferung](/shipping).`,
        'nl-NL': `## Zo werkt de outlet

          Hier liggen de laatste paren van dessins die niet opnieuw worden gebreid. De doorgestreepte prijs is de eerdere, de
          andere betaal je. Niet alles is er nog in elke maat, dus filter eerst op de jouwe. Dan word je niet voor niets verliefd.

          Verder is het zoals overal in de winkel: 30 dagen om te retourneren, ongedragen en met het label eraan, en de
          bezorgkosten zie je vóór het betalen. [Over bezorging](/shipping).`,
        'fr-FR': `## Comment marche l’outlet

          Ce sont les dernières paires de motifs qu’on ne tricotera plus. Le prix barré est l’ancien, l’autre est celui que tu
          paies. Il ne reste pas toutes les tailles de tout : filtre d’abord par la tienne, ça évite les coups de foudre pour
          rien.

          Pour le reste, c’est comme ailleurs dans la boutique : 30 jours pour renvoyer, jamais porté et étiquette en place, et le
          prix de la livraison affiché avant le paiement. [La livraison](/shipping).`,
        'es-ES': `## Cómo funciona el outlet

          Son los últimos pares de dibujos que no se volverán a tejer. El precio tachado es el anterior; el otro es el que pagas.
          No quedan todas las tallas de todo, así que filtra primero por la tuya: ahorra amores imposibles.

          Lo demás es como en el resto de la tienda: 30 días para devolver, sin estrenar y con la etiqueta puesta, y el precio del
          envío a la vista antes de pagar. [Sobre los envíos](/shipping).`,
        'it-IT': `## Come funziona l’outlet

          Sono le ultime paia di fantasie che non verranno più lavorate. Il prezzo barrato è quello di prima, l’altro è quello che
          paghi. Non ci sono più tutte le taglie di tutto: filtra prima per la tua, così non ti innamori per niente.

          Per il resto è come in tutto il negozio: 30 giorni per il reso, mai indossato e con l’etichetta, e il prezzo della
          spedizione in vista prima di pagare. [Sulla spedizione](/shipping).`,
      },
    },
  },
]
