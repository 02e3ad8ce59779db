import type { Words } from '../demo-story.ts'

/** What this software does with personal data, so that a merchant knows what to tell. */
export const privacyData: Words = {
  default: `**This is the demo shop’s privacy notice; put your own here.** It says what this software does with personal data. Your
    hosting, your carriers and your accountants do more, so have your own text checked by someone who knows the law where
    you sell.

    ## Who is responsible

    The shop that is named in the [imprint](/imprint). Questions about your data go to
    [hello@sockeye.example](mailto:hello@sockeye.example).

    ## When you look around

    The pages hold nothing about you. What your browser keeps, what for and how long is listed in the
    [cookie policy](/faq/cookie-policy), and nothing else is kept there. Nothing is sent to third parties for measuring
    unless you have agreed to it first, and you may change your mind.

    ## When you order

    We need your name, your addresses, your email address and what you ordered, to fulfil the contract: to pack it, send
    it, confirm it and take it back. The carrier gets the name and address for the parcel.

    Payment is handled by a payment provider. Card details go to the provider; we are told whether the payment worked, for
    which order and by which method. Orders are kept as long as the rules of bookkeeping demand.

    ## When you write to us or subscribe

    For the newsletter we keep your email address, your shop, your country, and as proof when and from which network you
    asked for it and confirmed, until you ask us to stop. What is not confirmed within seven days is deleted. When you send us a
    form, we keep your name, your email address and what you wrote until your matter is settled.`,
  'en-US': `**This is the demo store’s privacy notice; put your own here.** It says what this software does with personal data. Your
    hosting, your carriers and your accountants do more, so have your own text checked by someone who knows the law where
    you sell.

    ## Who is responsible

    The store that is named in the [legal notice](/imprint). Questions about your data go to
    [hello@sockeye.example](mailto:hello@sockeye.example).

    ## When you look around

    The pages hold nothing about you. What your browser keeps, what for and how long is listed in the
    [cookie policy](/faq/cookie-policy), and nothing else is kept there. Nothing is sent to third parties for measuring
    unless you have agreed to it first, and you may change your mind.

    ## When you order

    We need your name, your addresses, your email address and what you ordered, to fulfill the contract: to pack it, ship
    it, confirm it and take it back. The carrier gets the name and address for the package.

    Payment is handled by a payment provider. Card details go to the provider; we are told whether the payment worked, for
    which order and by which method. Orders are kept as long as the rules of bookkeeping demand.

    ## When you write to us or subscribe

    For the newsletter we keep your email address, your store, your country, and as proof when and from which network you
    asked for it and confirmed, until you ask us to stop. What is not confirmed within seven days is deleted. When you send us a
    form, we keep your name, your email address and what you wrote until your matter is settled.`,
  'de-DE': `**Das ist die Datenschutzerklärung des Demo-Ladens; hier gehört deine hin.** Sie sagt, was diese Software mit
    personenbezogenen Daten macht. Dein Hosting, deine Paketdienste und deine Buchhaltung machen mehr. Lass deinen Text
    deshalb von jemandem prüfen, der das Recht dort kennt, wo du verkaufst.

    ## Wer verantwortlich ist

    Der Laden, der im [Impressum](/imprint) steht. Fragen zu deinen Daten gehen an
    [hello@sockeye.example](mailto:hello@sockeye.example).

    ## Wenn du dich umsiehst

    Die Seiten enthalten nichts über dich. Was dein Browser speichert, wozu und wie lange, steht in der
    [Cookie-Richtlinie](/faq/cookie-policy), und mehr ist es nicht. Zum Messen geht nichts an Dritte, wenn du nicht vorher
    zugestimmt hast, und du kannst es dir anders überlegen.

    ## Wenn du bestellst

    Wir brauchen deinen Namen, deine Adressen, deine E-Mail-Adresse und deine Bestellung, um den Vertrag zu erfüllen: um zu
    packen, zu liefern, zu bestätigen und zurückzunehmen. Der Paketdienst bekommt Name und Anschrift für das Paket.

    Die Zahlung wickelt ein Zahlungsdienstleister ab. Kartendaten gehen an ihn; wir erfahren, ob die Zahlung geklappt hat, zu
    welcher Bestellung und mit welcher Zahlungsart. Bestellungen bewahren wir so lange auf, wie es die Regeln der
    Buchführung verlangen.

    ## Wenn du uns schreibst oder den Newsletter bestellst

    Für den Newsletter speichern wir deine E-Mail-Adresse, deinen Shop, dein Land und als Nachweis, wann und aus welchem
    Netz du ihn bestellt und bestätigt hast, bis du ihn abbestellst. Was nach sieben Tagen nicht bestätigt ist, wird gelöscht. Schickst du uns
    ein Formular, speichern wir Namen, E-Mail-Adresse und Nachricht, bis dein Anliegen erledigt ist.`,
  'nl-NL': `**Dit is de privacyverklaring van de demowinkel; zet hier je eigen neer.** Er staat in wat deze software met
    persoonsgegevens doet. Je hosting, je bezorgers en je boekhouding doen meer. Laat je tekst dus nakijken door iemand die
    het recht kent waar jij verkoopt.

    ## Wie verantwoordelijk is

    De winkel die in het [colofon](/imprint) staat. Vragen over je gegevens stuur je naar
    [hello@sockeye.example](mailto:hello@sockeye.example).

    ## Als je rondkijkt

    De pagina’s bevatten niets over jou. Wat je browser bewaart, waarvoor en hoe lang, staat in het
    [cookiebeleid](/faq/cookie-policy), en meer is het niet. Voor metingen gaat er niets naar derden als je daar niet eerst
    mee hebt ingestemd, en je mag je bedenken.

    ## Als je bestelt

    We hebben je naam, je adressen, je e-mailadres en je bestelling nodig om de overeenkomst uit te voeren: om in te pakken,
    te bezorgen, te bevestigen en terug te nemen. De bezorger krijgt de naam en het adres voor het pakket.

    De betaling loopt via een betaaldienstverlener. Kaartgegevens gaan naar die partij; wij horen of de betaling is gelukt,
    bij welke bestelling en met welke betaalmethode. Bestellingen bewaren we zolang de regels voor de boekhouding dat eisen.

    ## Als je ons schrijft of de nieuwsbrief wilt

    Voor de nieuwsbrief bewaren we je e-mailadres, je winkel, je land en als bewijs wanneer en vanaf welk netwerk je hem hebt
    aangevraagd en bevestigd, tot je je afmeldt. Wat na zeven dagen niet is bevestigd, wordt verwijderd. Stuur je een formulier, dan
    bewaren we je naam, je e-mailadres en je bericht tot je vraag is afgehandeld.`,
  'fr-FR': `**Ceci est la politique de confidentialité de la boutique de démonstration ; mettez la vôtre ici.** Elle dit ce que ce
    logiciel fait des données personnelles. Votre hébergeur, vos transporteurs et votre comptabilité en font davantage :
    faites relire votre texte par quelqu’un qui connaît le droit là où vous vendez.

    ## Qui est responsable

    La boutique nommée dans les [mentions légales](/imprint). Pour toute question sur vos données :
    [hello@sockeye.example](mailto:hello@sockeye.example).

    ## Quand vous regardez

    Les pages ne contiennent rien sur vous. Ce que votre navigateur conserve, pourquoi et combien de temps, figure dans la
    [politique relative aux cookies](/faq/cookie-policy), et rien d’autre n’y est conservé. Rien n’est transmis à des tiers à
    des fins de mesure sans votre accord préalable, et vous pouvez changer d’avis.

    ## Quand vous commandez

    Il nous faut votre nom, vos adresses, votre adresse e-mail et le contenu de la commande pour exécuter le contrat :
    préparer, expédier, confirmer, reprendre. Le transporteur reçoit le nom et l’adresse du colis.

    Le paiement passe par un prestataire. Les données de carte lui sont transmises ; nous apprenons seulement si le paiement
    a réussi, pour quelle commande et par quel moyen. Les commandes sont conservées aussi longtemps que l’exigent les règles
    comptables.

    ## Quand vous nous écrivez ou vous abonnez

    Pour la newsletter, nous conservons votre adresse e-mail, votre boutique, votre pays et, comme preuve, la date et le réseau
    de votre demande et de votre confirmation, jusqu’à votre désinscription. Ce qui n’est pas confirmé sous sept jours est supprimé. Si
    vous envoyez un formulaire, nous conservons votre nom, votre adresse e-mail et votre message jusqu’au règlement de votre
    demande.`,
  'es-ES': `**Esta es la política de privacidad de la tienda de demostración; pon aquí la tuya.** Dice qué hace este programa con
    los datos personales. Tu alojamiento, tus transportistas y tu contabilidad hacen más, así que pide que revise tu texto
    alguien que conozca la ley del lugar donde vendes.

    ## Quién es responsable

    La tienda que figura en el [aviso legal](/imprint). Si tienes dudas sobre tus datos, escribe a
    [hello@sockeye.example](mailto:hello@sockeye.example).

    ## Cuando miras

    Las páginas no contienen nada sobre ti. Lo que guarda tu navegador, para qué y durante cuánto tiempo está en la
    [política de cookies](/faq/cookie-policy), y no hay nada más. Nada se envía a terceros para hacer mediciones si no lo has
    aceptado antes, y puedes cambiar de idea.

    ## Cuando compras

    Necesitamos tu nombre, tus direcciones, tu correo electrónico y lo que has pedido para cumplir el contrato: prepararlo,
    enviarlo, confirmarlo y aceptar su devolución. El transportista recibe el nombre y la dirección del paquete.

    Del pago se ocupa un proveedor. Los datos de la tarjeta van a ese proveedor; nosotros sabemos si el pago ha salido bien,
    de qué pedido era y con qué método. Los pedidos se guardan el tiempo que exigen las normas contables.

    ## Cuando nos escribes o te suscribes

    Para la newsletter guardamos tu correo electrónico, tu tienda, tu país y, como prueba, cuándo y desde qué red la pediste y la
    confirmaste, hasta que pidas la baja. Lo que no se confirma en siete días se borra. Si nos mandas un
    formulario, guardamos tu nombre, tu correo electrónico y tu mensaje hasta que se resuelva tu consulta.`,
  'it-IT': `**Questa è l’informativa del negozio dimostrativo; metti qui la tua.** Dice che cosa fa questo software con i dati
    personali. Il tuo hosting, i tuoi corrieri e la tua contabilità fanno di più: fai controllare il testo da chi conosce la
    legge del luogo in cui vendi.

    ## Chi è responsabile

    Il negozio indicato nelle [note legali](/imprint). Per domande sui tuoi dati scrivi a
    [hello@sockeye.example](mailto:hello@sockeye.example).

    ## Quando guardi in giro

    Le pagine non contengono nulla su di te. Che cosa conserva il tuo browser, perché e per quanto tempo è scritto
    nell’[informativa sui cookie](/faq/cookie-policy), e non c’è altro. Niente viene inviato a terzi per fare misurazioni se
    prima non hai acconsentito, e puoi cambiare idea.

    ## Quando ordini

    Ci servono il tuo nome, i tuoi indirizzi, il tuo indirizzo e-mail e quello che hai ordinato, per eseguire il contratto:
    preparare, spedire, confermare, riprendere indietro. Il corriere riceve il nome e l’indirizzo del pacco.

    Il pagamento è affidato a un fornitore di servizi. I dati della carta vanno a lui; noi sappiamo se il pagamento è andato a
    buon fine, per quale ordine e con quale metodo. Gli ordini si conservano per il tempo richiesto dalle norme contabili.

    ## Quando ci scrivi o ti iscrivi

    Per la newsletter conserviamo il tuo indirizzo e-mail, il tuo negozio, il tuo Paese e, come prova, quando e da quale rete
    l’hai chiesta e confermata, finché non ti cancelli. Quello che non confermi entro sette giorni viene cancellato. Se ci mandi un
    modulo, conserviamo nome, indirizzo e-mail e messaggio finché la tua richiesta non è risolta.`,
}
