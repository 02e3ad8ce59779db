import type { Words } from '../demo-story.ts'

/** What holds once the goods have arrived: returns, faults, complaints. */
export const termsAfterDelivery: Words = {
  default: `## Changing your mind

    For orders in Europe the law gives you 14 days to change your mind. We give everyone 30 days from the day the goods
    reach you, as long as they are unworn and the label is still on. Your money is back within 14 days after you tell us
    that you have changed your mind. We may wait until the parcel, or proof that you sent it, has reached us. Return
    postage is yours. [How to send something back](/faq/returns).

    ## If something is wrong

    When goods are faulty or not what you ordered, your rights by law apply in full, whatever is written here, and we pay
    the return.

    ## Complaints

    Write to [hello@sockeye.example](mailto:hello@sockeye.example) with your order number. We would rather hear it from you
    than read about it.`,
  'en-US': `## Changing your mind

    You have 30 days from the day the goods reach you, as long as they are unworn and the tag is still on. (For orders
    in Europe the law gives 14 days.) Your money is back within 14 days after you tell us that you have changed your
    mind. We may wait until the package, or proof that you sent it, has reached us. Return postage is yours. [How to
    send something back](/faq/returns).

    ## If something is wrong

    When goods are defective or not what you ordered, your rights by law apply in full, whatever is written here, and we pay
    the return.

    ## Complaints

    Write to [hello@sockeye.example](mailto:hello@sockeye.example) with your order number. We would rather hear it from you
    than read about it.`,
  'de-DE': `## Wenn du es dir anders überlegst

    Bei Bestellungen in Europa gibt dir das Gesetz 14 Tage Zeit. Wir geben allen 30 Tage ab dem Tag, an dem die Ware bei
    dir ist, solange sie ungetragen und das Etikett noch dran ist. Dein Geld hast du spätestens 14 Tage, nachdem du uns
    Bescheid gegeben hast, zurück. Wir dürfen damit warten, bis das Paket bei uns ist oder ein Beleg, dass du es
    abgeschickt hast. Das Rückporto trägst du. [So schickst du etwas zurück](/faq/returns).

    ## Wenn etwas nicht stimmt

    Ist die Ware fehlerhaft oder nicht die bestellte, gelten deine gesetzlichen Rechte ohne Einschränkung, egal was hier
    steht, und das Rückporto zahlen wir.

    ## Beschwerden

    Schreib mit deiner Bestellnummer an [hello@sockeye.example](mailto:hello@sockeye.example). Uns ist lieber, du sagst es
    uns als allen anderen.`,
  'nl-NL': `## Als je je bedenkt

    Bij bestellingen in Europa geeft de wet je 14 dagen bedenktijd. Wij geven iedereen 30 dagen vanaf de dag dat je het
    in huis hebt, zolang het ongedragen is en het label er nog aan zit. Je geld heb je terug binnen 14 dagen nadat je
    ons hebt laten weten dat je je bedenkt. We mogen wachten tot het pakket bij ons is, of het bewijs dat je het hebt
    verstuurd. De retourkosten zijn voor jou. [Zo stuur je iets terug](/faq/returns).

    ## Als er iets niet klopt

    Is er iets stuk of is het niet wat je bestelde, dan gelden je wettelijke rechten onverkort, wat hier ook staat, en betalen
    wij de retourkosten.

    ## Klachten

    Mail met je bestelnummer naar [hello@sockeye.example](mailto:hello@sockeye.example). We horen het liever van jou dan van
    de buren.`,
  'fr-FR': `## Si vous changez d’avis

    Pour les commandes en Europe, la loi vous accorde 14 jours. Nous en accordons 30 à tout le monde à compter de la
    réception, tant que l’article n’a pas été porté et que l’étiquette est en place. Le remboursement arrive dans les 14
    jours après que vous nous avez fait part de votre décision. Nous pouvons attendre d’avoir reçu le colis, ou la
    preuve que vous l’avez envoyé. Les frais de retour sont à votre charge. [Comment renvoyer un article](/faq/returns).

    ## Si quelque chose ne va pas

    Si un article est défectueux ou n’est pas celui que vous avez commandé, vos droits légaux s’appliquent en entier, quoi
    qu’il soit écrit ici, et le retour est à nos frais.

    ## Réclamations

    Écrivez à [hello@sockeye.example](mailto:hello@sockeye.example) avec votre numéro de commande. Nous préférons l’apprendre
    par vous que par les voisins.`,
  'es-ES': `## Si cambias de idea

    Para los pedidos en Europa, la ley te da 14 días. Nosotros damos 30 a todo el mundo desde el día en que lo recibes,
    siempre que esté sin estrenar y con la etiqueta puesta. Recuperas tu dinero en los 14 días siguientes a que nos
    avises. Podemos esperar a que nos llegue el paquete, o una prueba de que lo has enviado. Los gastos de devolución
    corren de tu cuenta. [Cómo devolver algo](/faq/returns).

    ## Si algo está mal

    Si un artículo tiene un defecto o no es el que pediste, se aplican todos tus derechos legales, diga lo que diga este texto,
    y la devolución la pagamos nosotros.

    ## Reclamaciones

    Escribe con tu número de pedido a [hello@sockeye.example](mailto:hello@sockeye.example). Preferimos que nos lo cuentes a
    nosotros antes que a los vecinos.`,
  'it-IT': `## Se cambi idea

    Per gli ordini in Europa la legge ti dà 14 giorni. Noi ne diamo 30 a tutti, dal giorno in cui ricevi la merce,
    purché non sia stata indossata e abbia ancora l’etichetta. Il rimborso arriva entro 14 giorni da quando ci comunichi
    la tua decisione. Possiamo aspettare che ci arrivi il pacco, o la prova che l’hai spedito. Le spese di reso sono a
    tuo carico. [Come rimandare qualcosa](/faq/returns).

    ## Se qualcosa non va

    Se un articolo è difettoso o non è quello che hai ordinato, valgono per intero i tuoi diritti di legge, qualunque cosa sia
    scritta qui, e il reso lo paghiamo noi.

    ## Reclami

    Scrivi con il numero d’ordine a [hello@sockeye.example](mailto:hello@sockeye.example). Preferiamo saperlo da te che dai
    vicini.`,
}
