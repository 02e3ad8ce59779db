import type { DemoBlock } from '../demo-story.ts'
import { shippingTable } from './shipping-table.ts'

/** How parcels travel, how long, and from which amount for nothing. */
export const shippingBody: readonly DemoBlock[] = [
  {
    component: 'rich-text',
    text: {
      rich: {
        default: `## How long it takes

          Two to four working days in the United Kingdom and the rest of Europe, three to five in the United States, six to
          ten everywhere else we go. Working days are Monday to Friday; the fish rests at weekends.

          ## What it costs

          You see the price of delivery before you pay, for your own country and in your own shop. From the amount in the
          table below, it is free.`,
        'en-US': `## How long it takes

          Three to five business days in the United States, two to four in the United Kingdom and the rest of Europe, six to
          ten everywhere else we go. Business days are Monday to Friday; the fish rests on weekends.

          ## What it costs

          You see the price of shipping before you pay. From the amount in the table below, it is free.`,
        'de-DE': `## Wie lange es dauert

          Zwei bis vier Werktage in Europa, Großbritannien eingeschlossen, drei bis fünf in den USA und sechs bis zehn in
          allen anderen Ländern, in die wir liefern. Gemeint sind Montag bis Freitag; am Wochenende ruht der Fisch.

          ## Was es kostet

          Die Versandkosten siehst du vor dem Bezahlen, und zwar die für dein Land. Ab dem Betrag in der Tabelle entfallen
          sie.`,
        'nl-NL': `## Hoe lang het duurt

          Twee tot vier werkdagen in Europa, het Verenigd Koninkrijk meegerekend, drie tot vijf in de Verenigde Staten en
          zes tot tien in de andere landen waar we bezorgen. Werkdagen zijn maandag tot en met vrijdag; in het weekend rust
          de vis.

          ## Wat het kost

          De bezorgkosten zie je vóór het betalen, en wel die voor jouw land. Vanaf het bedrag in de tabel betaal je niets.`,
        'fr-FR': `## Combien de temps ça prend

          Deux à quatre jours ouvrés en Europe, Royaume-Uni compris, trois à cinq aux États-Unis, six à dix dans les autres
          pays où l’on livre. Les jours ouvrés vont du lundi au vendredi ; le week-end, le poisson se repose.

          ## Combien ça coûte

          Le prix de la livraison dans ton pays s’affiche avant le paiement. À partir du montant indiqué dans le tableau,
          elle est offerte.`,
        'es-ES': `## Cuánto tarda

          De dos a cuatro días laborables en Europa, Reino Unido incluido; de tres a cinco en Estados Unidos, y de seis a
          diez en los demás países a los que enviamos. Los laborables van de lunes a viernes; el fin de semana, el pez
          descansa.

          ## Cuánto cuesta

          El precio del envío a tu país lo ves antes de pagar. A partir del importe de la tabla, es gratis.`,
        'it-IT': `## Quanto ci vuole

          Da due a quattro giorni lavorativi in Europa, Regno Unito compreso, da tre a cinque negli Stati Uniti, da sei a
          dieci negli altri Paesi in cui spediamo. I giorni lavorativi vanno dal lunedì al venerdì; nel fine settimana il
          pesce riposa.

          ## Quanto costa

          Il prezzo della spedizione nel tuo Paese lo vedi prima di pagare. A partire dall’importo in tabella è gratuita.`,
      },
    },
  },
  shippingTable,
  {
    component: 'rich-text',
    text: {
      rich: {
        default: `## If it should come back

          You have 30 days. Send it back unworn, with the label still on, and you get your money within 14 days after
          you tell us. We may wait until the parcel, or proof that you sent it, has reached us. Return postage is yours,
          unless something is wrong with the goods: then it’s ours.

          Everything else is under [delivery](/faq/delivery) and [returns](/faq/returns).`,
        'en-US': `## If it should come back

          You have 30 days. Send it back unworn, with the tag still on, and you get your money within 14 days after you
          tell us. We may wait until the package, or proof that you sent it, has reached us. Return postage is yours,
          unless something is wrong with the goods: then it’s ours.

          Everything else is under [shipping](/faq/delivery) and [returns](/faq/returns).`,
        'de-DE': `## Falls es zurück soll

          Du hast 30 Tage Zeit. Schick die Ware ungetragen und mit Etikett zurück, dann hast du dein Geld spätestens 14
          Tage, nachdem du uns Bescheid gegeben hast. Wir dürfen damit warten, bis das Paket bei uns ist oder ein Beleg,
          dass du es abgeschickt hast. Das Rückporto trägst du, außer an der Ware stimmt etwas nicht: Dann tragen wir
          es.

          Alles Weitere steht unter [Lieferung](/faq/delivery) und [Rückgabe](/faq/returns).`,
        'nl-NL': `## Als het terug moet

          Je hebt 30 dagen. Stuur het ongedragen en met het label eraan terug, dan heb je je geld binnen 14 dagen nadat
          je het ons hebt laten weten. We mogen wachten tot het pakket bij ons is, of het bewijs dat je het hebt
          verstuurd. De retourkosten zijn voor jou, tenzij er iets mis is met de spullen: dan zijn ze voor ons.

          De rest staat bij [bezorging](/faq/delivery) en [retourneren](/faq/returns).`,
        'fr-FR': `## Si ça doit revenir

          Tu as 30 jours. Renvoie l’article jamais porté, étiquette en place, et le remboursement arrive dans les 14
          jours après ton message. On peut attendre d’avoir reçu le colis, ou la preuve que tu l’as envoyé. Les frais de
          retour sont pour toi, sauf si l’article a un problème : là, c’est pour nous.

          Le reste se trouve dans [livraison](/faq/delivery) et [retours](/faq/returns).`,
        'es-ES': `## Si tiene que volver

          Tienes 30 días. Devuélvelo sin estrenar y con la etiqueta puesta, y recuperas tu dinero en los 14 días
          siguientes a tu aviso. Podemos esperar a que nos llegue el paquete, o una prueba de que lo has enviado. Los
          gastos de devolución son tuyos, salvo que el artículo tenga algún problema: entonces son nuestros.

          Lo demás está en [envíos](/faq/delivery) y [devoluciones](/faq/returns).`,
        'it-IT': `## Se deve tornare indietro

          Hai 30 giorni. Rimandalo mai indossato e con l’etichetta attaccata: il rimborso arriva entro 14 giorni da
          quando ci avvisi. Possiamo aspettare che ci arrivi il pacco, o la prova che l’hai spedito. Le spese di reso
          sono a tuo carico, a meno che l’articolo abbia un problema: in quel caso sono nostre.

          Il resto lo trovi in [consegna](/faq/delivery) e [resi](/faq/returns).`,
      },
    },
  },
]
