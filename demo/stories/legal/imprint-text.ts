import type { Words } from '../demo-story.ts'

/** What a merchant has to say here. */
export const imprintText: Words = {
  default: `**This is the demo shop’s imprint; put your own here.** Sockeye is the demonstration of open-source software. It belongs to
    no company, has no address and no telephone.

    ## What belongs here

    - the name and legal form of whoever sells
    - a postal address, no post-office box
    - who may sign for the company
    - an email address and another quick way to get in touch
    - the register and the number in it, and the VAT number
    - the authority in charge, if the trade needs a permit

    ## Contact

    [hello@sockeye.example](mailto:hello@sockeye.example)

    ## Disputes

    Say here whether you take part in out-of-court settlement of disputes with consumers, and before which body. Complaints
    first go to the address above; how we treat orders is in the [terms](/terms), how we treat data in the
    [privacy notice](/privacy).

    ## Pictures and software

    The pictures are knitted by a program that comes with the shop. The software is published under the MIT licence.`,
  'en-US': `**This is the demo store’s legal notice; put your own here.** Sockeye is the demonstration of open-source software. It belongs
    to no company, has no address and no telephone.

    ## What belongs here

    - the name and legal form of whoever sells
    - a mailing address, no PO box
    - who may sign for the company
    - an email address and another quick way to get in touch
    - the register and the number in it, and tax numbers where they must be shown
    - the authority in charge, if the trade needs a permit

    ## Contact

    [hello@sockeye.example](mailto:hello@sockeye.example)

    ## Disputes

    Say here whether you take part in out-of-court settlement of disputes with consumers, and before which body. Complaints
    first go to the address above; how we treat orders is in the [terms](/terms), how we treat data in the
    [privacy notice](/privacy).

    ## Pictures and software

    The pictures are knitted by a program that comes with the store. The software is published under the MIT license.`,
  'de-DE': `**Das ist das Impressum des Demo-Ladens; hier gehört deines hin.** Sockeye ist die Vorführung einer quelloffenen Software.
    Der Laden gehört keiner Firma und hat weder Anschrift noch Telefon.

    ## Was hierher gehört

    - Name und Rechtsform, unter denen verkauft wird
    - eine Anschrift, kein Postfach
    - wer die Firma vertritt
    - eine E-Mail-Adresse und ein weiterer schneller Weg, euch zu erreichen
    - Register, Registernummer und Umsatzsteuernummer
    - die Aufsichtsbehörde, falls das Gewerbe eine Erlaubnis braucht

    ## Kontakt

    [hello@sockeye.example](mailto:hello@sockeye.example)

    ## Streitfälle

    Schreib hier, ob du an einer außergerichtlichen Streitbeilegung mit Verbrauchern teilnimmst und vor welcher Stelle.
    Beschwerden gehen zuerst an die Adresse oben. Was für Bestellungen gilt, steht in den [AGB](/terms), wie wir mit Daten
    umgehen, in der [Datenschutzerklärung](/privacy).

    ## Bilder und Software

    Die Bilder strickt ein Programm, das zum Laden gehört. Die Software steht unter der MIT-Lizenz.`,
  'nl-NL': `**Dit is het colofon van de demowinkel; zet hier je eigen neer.** Sockeye is de demonstratie van opensourcesoftware. De
    winkel is van geen enkel bedrijf en heeft geen adres en geen telefoon.

    ## Wat hier hoort te staan

    - de naam en rechtsvorm van wie er verkoopt
    - een vestigingsadres, geen postbus
    - wie het bedrijf mag vertegenwoordigen
    - een e-mailadres en nog een snelle manier om contact op te nemen
    - het handelsregister en het nummer daarin, en het btw-nummer
    - de toezichthouder, als er een vergunning nodig is

    ## Contact

    [hello@sockeye.example](mailto:hello@sockeye.example)

    ## Geschillen

    Zet hier of je meedoet aan buitengerechtelijke geschillenbeslechting met consumenten, en bij welke instantie. Klachten gaan
    eerst naar het adres hierboven. Wat voor bestellingen geldt, staat in de [voorwaarden](/terms); hoe we met gegevens
    omgaan, in de [privacyverklaring](/privacy).

    ## Beeld en software

    De plaatjes worden gebreid door een programma dat bij de winkel hoort. De software valt onder de MIT-licentie.`,
  'fr-FR': `**Ce sont les mentions légales de la boutique de démonstration ; mettez les vôtres ici.** Sockeye est la démonstration d’un
    logiciel open source. La boutique n’appartient à aucune société et n’a ni adresse ni téléphone.

    ## Ce qui a sa place ici

    - le nom et la forme juridique de qui vend
    - une adresse postale, pas une boîte postale
    - la personne qui représente la société et dirige la publication
    - une adresse e-mail et un autre moyen de contact rapide
    - le registre, le numéro d’inscription et le numéro de TVA
    - l’hébergeur du site, avec ses coordonnées

    ## Contact

    [hello@sockeye.example](mailto:hello@sockeye.example)

    ## Litiges

    Indiquez ici le médiateur de la consommation dont vous relevez. Les réclamations vont d’abord à l’adresse ci-dessus. Ce qui
    vaut pour les commandes figure dans les [conditions générales](/terms), et pour les données dans la [politique de
    confidentialité](/privacy).

    ## Images et logiciel

    Les images sont tricotées par un programme fourni avec la boutique. Le logiciel est publié sous licence MIT.`,
  'es-ES': `**Este es el aviso legal de la tienda de demostración; pon aquí el tuyo.** Sockeye es la demostración de un programa de
    código abierto. No pertenece a ninguna empresa y no tiene dirección ni teléfono.

    ## Qué va aquí

    - el nombre y la forma jurídica de quien vende
    - una dirección postal, no un apartado de correos
    - quién representa a la empresa
    - un correo electrónico y otra forma rápida de contacto
    - el registro y sus datos de inscripción, y el número de identificación fiscal
    - la autoridad competente, si la actividad necesita permiso

    ## Contacto

    [hello@sockeye.example](mailto:hello@sockeye.example)

    ## Conflictos

    Indica aquí si participas en la resolución extrajudicial de conflictos con consumidores y ante qué organismo. Las
    reclamaciones van primero a la dirección de arriba. Lo que vale para los pedidos está en las [condiciones](/terms), y para
    los datos, en la [política de privacidad](/privacy).

    ## Imágenes y programa

    Las imágenes las teje un programa que viene con la tienda. El código se publica con licencia MIT.`,
  'it-IT': `**Queste sono le note legali del negozio dimostrativo; metti qui le tue.** Sockeye è la dimostrazione di un software open
    source. Non appartiene a nessuna società e non ha indirizzo né telefono.

    ## Che cosa va qui

    - il nome e la forma giuridica di chi vende
    - un indirizzo, non una casella postale
    - chi rappresenta la società
    - un indirizzo e-mail e un altro modo rapido per mettersi in contatto
    - il registro delle imprese, il numero di iscrizione e la partita IVA
    - l’autorità di vigilanza, se l’attività richiede un permesso

    ## Contatti

    [hello@sockeye.example](mailto:hello@sockeye.example)

    ## Controversie

    Scrivi qui se aderisci alla risoluzione extragiudiziale delle controversie con i consumatori e presso quale organismo. I
    reclami vanno prima all’indirizzo qui sopra. Che cosa vale per gli ordini è nelle [condizioni](/terms), per i dati
    nell’[informativa sulla privacy](/privacy).

    ## Immagini e software

    Le immagini le lavora a maglia un programma che fa parte del negozio. Il software è pubblicato con licenza MIT.`,
}
