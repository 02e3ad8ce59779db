import type { Words } from '../demo-story.ts'

/** How this software sells, so that a merchant knows what to promise. */
export const termsOrdering: Words = {
  default: `**These are the demo shop’s terms; put your own here.** They describe how this software sells. Your law may ask for more,
    so have your own text checked.

    ## Who sells

    The shop that is named in the [imprint](/imprint).

    ## How an order comes about

    You put goods into the basket, give your address and choose how to pay. Before the last button you see everything once
    more: goods, prices, delivery and total. That button places an order for which you must pay. We confirm the order by
    email, and keep that email: it says what was agreed.

    ## Prices and delivery

    The price shown when you order is the one that counts. What delivery costs is shown before you pay; from an amount that
    depends on your country it is [free](/shipping). It takes 2 to 4 working days in Europe and the UK, 3 to 5 in the US and
    6 to 10 elsewhere.

    ## Payment

    By card or by one of the other methods shown at checkout. A payment provider handles it, and your bank may ask you to
    confirm that it is you.`,
  'en-US': `**These are the demo store’s terms; put your own here.** They describe how this software sells. Your law may ask for more,
    so have your own text checked.

    ## Who sells

    The store that is named in the [legal notice](/imprint).

    ## How an order comes about

    You put goods into the cart, give your address and choose how to pay. Before the last button you see everything once
    more: goods, prices, shipping and total. That button places an order for which you must pay. We confirm the order by
    email, and keep that email: it says what was agreed.

    ## Prices and shipping

    The price shown when you order is the one that counts. What shipping costs is shown before you pay; from an amount that
    depends on your country it is [free](/shipping). It takes 3 to 5 business days in the US, 2 to 4 in Europe and the UK and
    6 to 10 elsewhere.

    ## Payment

    By card or by one of the other methods shown at checkout. A payment provider handles it, and your bank may ask you to
    confirm that it is you.`,
  'de-DE': `**Das sind die Bedingungen des Demo-Ladens; hier gehören deine hin.** Sie beschreiben, wie diese Software verkauft. Dein
    Recht verlangt vielleicht mehr, lass deinen Text also prüfen.

    ## Wer verkauft

    Der Laden, der im [Impressum](/imprint) steht.

    ## Wie eine Bestellung zustande kommt

    Du legst Ware in den Warenkorb, gibst deine Adresse an und wählst, wie du zahlst. Vor dem letzten Knopf siehst du noch
    einmal alles: Ware, Preise, Versand und Summe. Mit diesem Knopf bestellst du zahlungspflichtig. Wir bestätigen die
    Bestellung per E-Mail. Heb sie auf: In ihr steht, was vereinbart ist.

    ## Preise und Lieferung

    Es gilt der Preis, der bei der Bestellung angezeigt wird. Was der Versand kostet, siehst du vor dem Bezahlen; ab einem
    Betrag, der von deinem Land abhängt, ist er [kostenlos](/shipping). Die Lieferung dauert in Europa 2 bis 4 Werktage, in
    die USA 3 bis 5 und sonst 6 bis 10.

    ## Zahlung

    Mit Karte oder mit einer der anderen Zahlungsarten, die an der Kasse angezeigt werden. Abgewickelt wird sie von einem
    Zahlungsdienstleister, und deine Bank fragt vielleicht nach, ob du es wirklich bist.`,
  'nl-NL': `**Dit zijn de voorwaarden van de demowinkel; zet hier je eigen neer.** Ze beschrijven hoe deze software verkoopt. De wet
    vraagt bij jou misschien meer, dus laat je tekst nakijken.

    ## Wie er verkoopt

    De winkel die in het [colofon](/imprint) staat.

    ## Hoe een bestelling tot stand komt

    Je legt iets in je winkelmandje, vult je adres in en kiest hoe je betaalt. Vóór de laatste knop zie je alles nog één keer:
    artikelen, prijzen, bezorging en totaal. Met die knop plaats je een bestelling met betaalverplichting. We bevestigen de
    bestelling per mail. Bewaar die: daarin staat wat is afgesproken.

    ## Prijzen en bezorging

    De prijs die je bij het bestellen ziet, is de prijs die telt. Wat bezorging kost, zie je vóór het betalen; vanaf een bedrag
    dat per land verschilt, is ze [gratis](/shipping). Bezorgen duurt 2 tot 4 werkdagen in Europa, 3 tot 5 in de VS en 6 tot
    10 elders.

    ## Betaling

    Met een kaart of met een van de andere methodes die je bij het afrekenen ziet. Een betaaldienstverlener handelt het af,
    en je bank kan vragen of jij het echt bent.`,
  'fr-FR': `**Ce sont les conditions de la boutique de démonstration ; mettez les vôtres ici.** Elles décrivent la façon dont ce
    logiciel vend. Votre droit en demande peut-être davantage : faites relire votre texte.

    ## Qui vend

    La boutique nommée dans les [mentions légales](/imprint).

    ## Comment se forme une commande

    Vous mettez des articles au panier, indiquez votre adresse et choisissez un moyen de paiement. Avant le dernier bouton,
    tout s’affiche encore une fois : articles, prix, livraison et total. Ce bouton passe une commande avec obligation de
    paiement. Nous confirmons la commande par e-mail. Gardez-le : il dit ce qui est convenu.

    ## Prix et livraison

    Le prix affiché au moment de la commande fait foi. Le coût de la livraison s’affiche avant le paiement ; à partir d’un
    montant qui dépend de votre pays, elle est [offerte](/shipping). Comptez 2 à 4 jours ouvrés en Europe, 3 à 5 aux
    États-Unis et 6 à 10 ailleurs.

    ## Paiement

    Par carte ou par l’un des autres moyens proposés à la caisse. Un prestataire s’en charge, et votre banque peut vous
    demander de confirmer que c’est bien vous.`,
  'es-ES': `**Estas son las condiciones de la tienda de demostración; pon aquí las tuyas.** Describen cómo vende este programa. Tu
    legislación puede pedir más, así que haz revisar tu texto.

    ## Quién vende

    La tienda que figura en el [aviso legal](/imprint).

    ## Cómo se hace un pedido

    Metes artículos en la cesta, das tu dirección y eliges cómo pagar. Antes del último botón lo ves todo otra vez: artículos,
    precios, envío y total. Ese botón hace un pedido con obligación de pago. Confirmamos el pedido por correo electrónico.
    Guárdalo: dice lo que hemos acordado.

    ## Precios y envío

    Vale el precio que aparece cuando haces el pedido. Lo que cuesta el envío se ve antes de pagar; a partir de un importe que
    depende de tu país es [gratis](/shipping). Tarda de 2 a 4 días laborables en Europa, de 3 a 5 en Estados Unidos y de 6 a
    10 en el resto.

    ## Pago

    Con tarjeta o con otro de los métodos que aparecen al pagar. Se ocupa un proveedor de pagos, y tu banco puede pedirte que
    confirmes que eres tú.`,
  'it-IT': `**Queste sono le condizioni del negozio dimostrativo; metti qui le tue.** Descrivono come vende questo software. La tua
    legge potrebbe chiedere di più: fai controllare il testo.

    ## Chi vende

    Il negozio indicato nelle [note legali](/imprint).

    ## Come nasce un ordine

    Metti gli articoli nel carrello, indichi l’indirizzo e scegli come pagare. Prima dell’ultimo pulsante rivedi tutto:
    articoli, prezzi, spedizione e totale. Quel pulsante invia un ordine con obbligo di pagamento. Confermiamo l’ordine via
    e-mail. Conservala: dice che cosa è stato concordato.

    ## Prezzi e spedizione

    Vale il prezzo mostrato al momento dell’ordine. Il costo della spedizione lo vedi prima di pagare; a partire da un importo
    che dipende dal tuo Paese è [gratuita](/shipping). Ci vogliono 2-4 giorni lavorativi in Europa, 3-5 negli Stati Uniti e
    6-10 altrove.

    ## Pagamento

    Con carta o con uno degli altri metodi mostrati alla cassa. Se ne occupa un fornitore di servizi di pagamento, e la tua
    banca può chiederti di confermare che sei proprio tu.`,
}
