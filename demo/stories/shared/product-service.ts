/** What every product page says about the parcel, the way back, and a long life. */
import type { DemoStory } from '../demo-story.ts'
import { label } from './label.ts'
import { sharedStory } from './shared-story.ts'

export const productService: readonly DemoStory[] = [
  sharedStory('pdp-shipping-and-returns', 'pdp-shipping-and-returns', {
    title: label(
      'Delivery and returns',
      'Lieferung und Rückgabe',
      'Bezorgen en retourneren',
      'Livraison et retours',
      'Envíos y devoluciones',
      'Consegna e resi',
      'Shipping and returns',
    ),
    text: {
      rich: {
        default: `**Delivery** takes 2 to 4 working days in Europe and the UK, and 6 to 10 further away. You see what it costs before you pay, and [from a certain amount](/shipping) it costs nothing.

          **Returns** are fine for 30 days: unworn, the label still on, both socks. The law in the EU and the UK gives you 14 days to change your mind; we give you 30. Your money is back within 14 days after you tell us; we may wait until the parcel, or proof that you sent it, has reached us. The postage is yours, unless something is wrong with the goods. [How to send it back](/faq/returns)`,
        'en-US': `**Shipping** takes 3 to 5 business days. You see what it costs before you pay, and [from a certain amount](/shipping) it costs nothing.

          **Returns** are fine for 30 days: unworn, the tag still on, both socks. Your money is back within 14 days after you tell us; we may wait until the package, or proof that you sent it, has reached us. The postage is yours, unless something is wrong with the goods. [How to send it back](/faq/returns)`,
        'de-DE': `**Die Lieferung** dauert 2 bis 4 Werktage. Was sie kostet, siehst du vor dem Bezahlen, und [ab einem bestimmten Betrag](/shipping) kostet sie nichts.

          **Zurückgeben** kannst du 30 Tage lang: ungetragen, mit Etikett, beide Socken. In der EU gibt dir das Gesetz 14 Tage, um es dir anders zu überlegen, wir geben dir 30. Dein Geld hast du spätestens 14 Tage, nachdem du uns Bescheid gegeben hast, zurück; wir dürfen warten, bis das Paket bei uns ist oder ein Beleg, dass du es abgeschickt hast. Das Porto zahlst du, außer mit der Ware stimmt etwas nicht. [So geht die Rückgabe](/faq/returns)`,
        'nl-NL': `**Bezorgen** duurt 2 tot 4 werkdagen. Wat het kost, zie je vóór het betalen, en [vanaf een bepaald bedrag](/shipping) kost het niets.

          **Retourneren** kan 30 dagen lang: ongedragen, met het label er nog aan, beide sokken. De wet geeft je 14 dagen bedenktijd, wij geven je er 30. Je hebt je geld terug binnen 14 dagen nadat je het ons hebt laten weten; we mogen wachten tot het pakje bij ons is, of het bewijs dat je het hebt verstuurd. De retourkosten zijn voor jou, behalve als er iets mis is met het artikel. [Zo stuur je terug](/faq/returns)`,
        'fr-FR': `**La livraison** prend de 2 à 4 jours ouvrés. Son prix s’affiche avant le paiement, et [à partir d’un certain montant](/shipping) elle est offerte.

          **Les retours** sont possibles pendant 30 jours : article non porté, étiquette en place, les deux chaussettes. La loi te donne 14 jours pour changer d’avis, nous t’en donnons 30. Le remboursement arrive dans les 14 jours après ton message ; nous pouvons attendre d’avoir reçu le colis, ou la preuve que tu l’as envoyé. Les frais de retour sont à ta charge, sauf si l’article a un défaut. [Comment renvoyer](/faq/returns)`,
        'es-ES': `**El envío** tarda de 2 a 4 días laborables. Lo que cuesta lo ves antes de pagar, y [a partir de cierto importe](/shipping) no cuesta nada.

          **Las devoluciones** se aceptan durante 30 días: sin estrenar, con la etiqueta puesta y los dos calcetines. La ley te da 14 días para cambiar de idea; nosotros, 30. Recuperas tu dinero en los 14 días siguientes a tu aviso; podemos esperar a que nos llegue el paquete, o una prueba de que lo has enviado. El envío de vuelta lo pagas tú, salvo que el artículo tenga algún defecto. [Cómo devolverlo](/faq/returns)`,
        'it-IT': `**La consegna** richiede da 2 a 4 giorni lavorativi. Quanto costa lo vedi prima di pagare, e [da un certo importo in su](/shipping) non costa niente.

          **I resi** si accettano per 30 giorni: mai indossati, con l’etichetta, tutti e due i calzini. La legge ti dà 14 giorni per cambiare idea, noi te ne diamo 30. Riavrai i tuoi soldi entro 14 giorni da quando ci avvisi; possiamo aspettare che ci arrivi il pacco, o la prova che l’hai spedito. Le spese di reso sono a tuo carico, a meno che l’articolo non abbia qualche difetto. [Come rimandarlo](/faq/returns)`,
      },
    },
  }),
  sharedStory('pdp-sustainability', 'pdp-sustainability', {
    title: label(
      'A long life, in pairs',
      'Ein langes Leben zu zweit',
      'Een lang leven, met z’n tweeën',
      'Une longue vie à deux',
      'Una larga vida en pareja',
      'Una lunga vita in coppia',
    ),
    text: {
      rich: {
        default: `We make no green promises that we can’t prove. What we know is how a pair stays with you longer:

          - Wash at what the label says, for cotton that is 40 °C, inside out.
          - No tumble dryer and no softener: both wear out the stretch.
          - Mend the first hole while it is small.

          A sock that is worn for years is the greenest one we have, whatever its colour.`,
        'en-US': `We make no green promises that we can’t prove. What we know is how a pair stays with you longer:

          - Wash at what the label says, for cotton that is warm (104 °F), inside out.
          - No dryer and no fabric softener: both wear out the stretch.
          - Mend the first hole while it is small.

          A sock that is worn for years is the greenest one we have, whatever its color.`,
        'de-DE': `Grüne Versprechen, die wir nicht belegen können, machen wir nicht. Was wir wissen, ist, wie ein Paar länger bei dir bleibt:

          - Waschen, wie es auf dem Etikett steht, Baumwolle also bei 40 °C und auf links.
          - Kein Trockner, kein Weichspüler: Beides macht den Stretch müde.
          - Das erste Loch stopfen, solange es klein ist.

          Eine Socke, die jahrelang getragen wird, ist die grünste, die wir haben, egal in welcher Farbe.`,
        'nl-NL': `Groene beloftes die we niet kunnen bewijzen, doen we niet. Wat we wel weten, is hoe een paar langer bij je blijft:

          - Was zoals het label zegt, katoen dus op 40 °C en binnenstebuiten.
          - Geen droger en geen wasverzachter: van allebei verslapt de stretch.
          - Stop het eerste gaatje zolang het nog klein is.

          Een sok die jaren meegaat, is de groenste die we hebben, welke kleur hij ook heeft.`,
        'fr-FR': `Pas de promesses vertes que nous ne pourrions pas prouver. Ce que nous savons, c’est comment garder une paire plus longtemps :

          - Lave comme l’indique l’étiquette, soit à 40 °C et à l’envers pour le coton.
          - Ni sèche-linge ni adoucissant : les deux fatiguent l’élasticité.
          - Reprise le premier trou tant qu’il est petit.

          Une chaussette portée pendant des années est la plus verte que nous ayons, quelle que soit sa couleur.`,
        'es-ES': `No hacemos promesas verdes que no podamos demostrar. Lo que sí sabemos es cómo conservar un par más tiempo:

          - Lava como indica la etiqueta: el algodón, a 40 °C y del revés.
          - Ni secadora ni suavizante: las dos cosas cansan el elástico.
          - Zurce el primer agujero mientras sea pequeño.

          Un calcetín que se lleva durante años es el más verde que tenemos, sea del color que sea.`,
        'it-IT': `Non facciamo promesse verdi che non possiamo provare. Quello che sappiamo è come tenersi un paio più a lungo:

          - Lava come dice l’etichetta, il cotone quindi a 40 °C e al rovescio.
          - Niente asciugatrice e niente ammorbidente: tutti e due stancano l’elastico.
          - Rammenda il primo buco finché è piccolo.

          Un calzino portato per anni è il più verde che abbiamo, di qualunque colore sia.`,
      },
    },
  }),
]
