import type { LawTexts } from './law-text-kinds.ts'

export const nl: LawTexts = {
  legal: 'Juridische informatie',
  imprint: 'Bedrijfsgegevens',
  privacy: 'Privacy',
  terms: 'Algemene voorwaarden',
  withdrawalPage: 'Herroepingsrecht',
  accessibility: 'Toegankelijkheid',
  cookieSettings: 'Cookie-instellingen',
  cancelTransaction: 'Aankoop annuleren',
  weAccept: 'Betaalmethoden',
  card: 'creditcard en betaalpas',
  onlineBanking: 'internetbankieren',
  deliversTo: 'Wij bezorgen in {countries}.',
  notTo: 'Wij bezorgen niet in {regions}.',
  opensInNewTab: 'opent in een nieuw tabblad',
  agreeTerms: 'Met je bestelling ga je akkoord met onze {terms}. Je hebt een {withdrawal}.',
  withdrawalWord: 'herroepingsrecht',

  demoNote: 'Dit is de tekst van een demowinkel. Vervang hem door je eigen tekst voordat je opengaat.',
  seller: 'Verkoper',
  representative: 'Vertegenwoordigd door',
  telephone: 'Telefoon',
  email: 'E-mail',
  registration: 'Inschrijving',
  vatIds: 'Btw-nummers',
  responsiblePerson: 'Verantwoordelijk voor productveiligheid in de Europese Unie',
  sellerNumbers: 'Registratie als verkoper',
  producerNumber: 'Producentnummer (uitgebreide producentenverantwoordelijkheid)',
  sortingMark: 'Afval scheiden',
  notStated: 'nog niet ingevuld',
  disputes: 'Buitengerechtelijke geschillenbeslechting',
  disputeNone:
    'Wij zijn niet bereid en niet verplicht om deel te nemen aan een procedure bij een geschillencommissie. Schrijf ons eerst: het meeste is direct op te lossen.',
  disputeBody: 'Komen we er samen niet uit, dan kun je met je klacht kosteloos terecht bij: {body}.',

  guarantee: 'Wettelijke garantie',
  guaranteeText:
    'Wat je hier koopt, moet aan de overeenkomst voldoen. Is dat niet zo, dan kun je ons als verkoper minstens 2 jaar vanaf de levering gratis om reparatie of vervanging vragen, en daarna om prijsvermindering of je geld terug. De wet van je land kan je meer rechten geven.',
  guaranteePlaceholder: 'Plaatshouder: hier komt de officiële kennisgeving van Verordening (EU) 2025/1960.',

  voluntary: 'Dag 15 tot en met 30: onze vrijwillige verlenging',
  voluntaryText:
    'Na de wettelijke termijn nemen we spullen nog terug tot 30 dagen nadat je ze hebt ontvangen, zonder dat de wet dat vraagt. Alleen voor die extra dagen geldt dat ze ongedragen zijn en het label er nog aan zit. Je wettelijke recht wordt hierdoor op geen enkele manier beperkt.',
  voluntaryOnly: '30 dagen retour',
  voluntaryOnlyText:
    'De wet van je land kent geen algemeen recht om een aankoop te herroepen. Wij nemen spullen vrijwillig terug tot 30 dagen nadat je ze hebt ontvangen, als ze ongedragen zijn en het label er nog aan zit.',

  version: 'Versie {version}. Geldig voor {country}.',
  clauses: 'Wat in jouw land geldt',
  clausesOf: {
    eu: [
      'Wat deze voorwaarden ook zeggen: de dwingende regels van consumentenbescherming van het land waar je woont, gelden (Verordening (EG) 593/2008, artikel 6).',
      'Je kunt ons voor de rechter van je woonplaats dagen (Verordening (EU) 1215/2012, artikel 18).',
      'Wij leveren binnen de genoemde tijd en uiterlijk 30 dagen na de bestelling. Het risico gaat op jou over wanneer je de spullen ontvangt.',
      'De overeenkomst komt tot stand met onze bevestiging per e-mail. Wij bewaren de tekst van de overeenkomst en sturen die mee met de bevestiging. Voordat je bestelt, kun je alles wat je hebt ingevuld zien en verbeteren.',
    ],
  },
  countryClauses: {
    NL: 'In Nederland moet een product doen wat je er redelijkerwijs van mag verwachten; dat recht eindigt niet vanzelf na twee jaar (artikel 7:17 BW).',
    BE: 'In België geldt de wettelijke garantie van de artikelen 1649bis tot 1649octies van het oud Burgerlijk Wetboek. De Consumentenombudsdienst behandelt geschillen.',
  },

  privacyWho: 'Wie verantwoordelijk is',
  privacyBases: 'Waarvoor we gegevens gebruiken en op welke grondslag',
  privacyBasesList: [
    'Bestelling, bezorging, betaling, retour en vragen daarover: naam, adressen, e-mail, telefoon en wat je hebt besteld, om de overeenkomst uit te voeren (AVG artikel 6, lid 1, onder b).',
    'Facturen en administratie: omdat de belasting- en handelswetgeving dat eist (artikel 6, lid 1, onder c).',
    'Nieuwsbrief: alleen met je toestemming (artikel 6, lid 1, onder a), die je met de link in elke nieuwsbrief kunt intrekken.',
    'Statistiek, persoonlijke aanbevelingen en reclame: alleen met je toestemming in de cookie-instellingen (artikel 6, lid 1, onder a).',
    'Beveiliging: IP-adressen in logbestanden en voor het begrenzen van verzoeken, om de winkel tegen misbruik te beschermen (artikel 6, lid 1, onder f).',
    'Foutmeldingen van je browser: alleen met je toestemming (artikel 6, lid 1, onder a); ze bevatten het adres van de pagina en de fout, niet wat je hebt ingevuld.',
    'Telefoonnummer: voor de vervoerder, zodat die de bezorging kan aankondigen (artikel 6, lid 1, onder b).',
  ],
  privacyRetention: 'Hoe lang we ze bewaren',
  retentionOf: {
    cartDays: 'Een winkelmandje: {n} dagen na de laatste wijziging.',
    orderedCartDays: 'Het mandje van een bestelling: {n} dagen na de laatste wijziging.',
    unpaidOrderDays: 'Een bestelling die niet is betaald: {n} dagen.',
    documentYears: 'Facturen en creditfacturen: {n} volle kalenderjaren, zoals de belastingwet eist.',
    claimYears:
      'Bestellingen met hun facturen: even lang als die. Herroepingen en bewijzen van toestemming: {n} volle kalenderjaren.',
    unconfirmedNewsletterDays:
      'Een aanmelding voor de nieuwsbrief die niet is bevestigd: {n} dagen. Een bevestigde: tot je je afmeldt.',
    interactionDays: 'Weergaven en klikken voor aanbevelingen, alleen met toestemming: {n} dagen.',
    checkoutDays: 'Wat je bij het afrekenen hebt ingevuld, in je eigen browser: {n} dagen.',
  },
  privacyRecipients: 'Wie ze ontvangt',
  privacyRecipientsList: [
    'De betaaldienst waarmee je betaalt: bedrag, bestelnummer en wat die nodig heeft om de betaling te controleren.',
    'De vervoerder van je pakket: naam, adres, e-mail en telefoon.',
    'Dienstverleners die onze servers beheren en onze e-mail versturen, alleen in onze opdracht.',
    'Belastingdienst en rechter, als de wet dat eist.',
  ],
  privacyTransfers: 'Doorgifte naar andere landen',
  privacyTransfersText:
    'Zit een ontvanger buiten de Europese Economische Ruimte, dan worden gegevens alleen doorgegeven op grond van een adequaatheidsbesluit van de Europese Commissie of haar standaardcontractbepalingen. Je kunt er een kopie van opvragen.',
  privacyRights: 'Je rechten',
  privacyRightsList: [
    'weten welke gegevens we van je bewaren, en er een kopie van krijgen',
    'ze laten rectificeren of wissen, of de verwerking ervan laten beperken',
    'ze in een gangbaar formaat krijgen of laten doorsturen',
    'bezwaar maken tegen gebruik op grond van ons gerechtvaardigd belang',
    'je toestemming op elk moment intrekken, met werking voor de toekomst',
    'een klacht indienen bij de privacytoezichthouder van je land',
  ],

  accessibilityIntro:
    'Iedereen moet hier sokken kunnen kopen. Deze winkel volgt de Web Content Accessibility Guidelines (WCAG) 2.2 op niveau AA en EN 301 549.',
  accessibilityTested: 'Hoe we testen',
  accessibilityTestedText:
    'Elke wijziging wordt automatisch met axe en met het toetsenbord getest. Tekst is tot 200% te vergroten, animaties stoppen als je systeem om minder beweging vraagt, en alle formulieren werken met schermlezers.',
  accessibilityLimits: 'Bekende beperkingen',
  accessibilityLimitsList: [
    'De pagina’s van de betaaldienst en van je bank zijn niet van ons.',
    'Sommige productfoto’s hebben alleen een korte beschrijving.',
    'Films waarnaar we linken, hebben soms geen audiodescriptie.',
  ],
  accessibilityContact: 'Laat weten wat niet werkt',
  accessibilityContactText: 'Schrijf naar {email} of bel {telephone}. We antwoorden binnen 5 werkdagen.',
  accessibilityBody: 'Toezicht',
  accessibilityBodyText: 'Helpt ons antwoord niet, dan kun je terecht bij de toezichthouder in jouw land: {body}.',
  accessibilityBodyUnknown: 'de autoriteit die je land op grond van Richtlijn (EU) 2019/882 heeft aangewezen',
}
