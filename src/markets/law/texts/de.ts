import type { LawTexts } from './law-text-kinds.ts'

export const de: LawTexts = {
  legal: 'Rechtliches',
  imprint: 'Impressum',
  privacy: 'Datenschutz',
  terms: 'AGB',
  withdrawalPage: 'Widerrufsrecht',
  accessibility: 'Barrierefreiheit',
  cookieSettings: 'Cookie-Einstellungen',
  cancelTransaction: 'Kauf rückgängig machen',
  weAccept: 'Zahlungsarten',
  card: 'Kredit- und Debitkarte',
  onlineBanking: 'Onlinebanking',
  deliversTo: 'Lieferländer: {countries}.',
  notTo: 'Nicht beliefert werden: {regions}.',
  opensInNewTab: 'öffnet sich in einem neuen Tab',
  agreeTerms: 'Mit deiner Bestellung akzeptierst du unsere {terms}. Du hast ein {withdrawal}.',
  withdrawalWord: 'Widerrufsrecht',

  demoNote: 'Das ist der Text eines Demo-Ladens. Ersetze ihn durch deinen eigenen, bevor du den Laden eröffnest.',
  seller: 'Verkäufer',
  representative: 'Vertreten durch',
  telephone: 'Telefon',
  email: 'E-Mail',
  registration: 'Registereintrag',
  vatIds: 'Umsatzsteuer-Identifikationsnummern',
  responsiblePerson: 'Verantwortlich für die Produktsicherheit in der Europäischen Union',
  sellerNumbers: 'Registrierung als Verkäufer',
  producerNumber: 'Registrierungsnummer (erweiterte Herstellerverantwortung)',
  sortingMark: 'Entsorgung',
  notStated: 'noch nicht angegeben',
  disputes: 'Verbraucherstreitbeilegung',
  disputeNone:
    'Wir sind weder bereit noch verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen. Schreib uns zuerst: Das meiste lässt sich direkt klären.',
  disputeBody:
    'Wenn wir eine Beschwerde nicht gemeinsam lösen können, kannst du dich kostenlos an diese Stelle wenden: {body}.',

  guarantee: 'Gesetzliches Gewährleistungsrecht',
  guaranteeText:
    'Waren, die du hier kaufst, müssen dem Vertrag entsprechen. Tun sie das nicht, kannst du mindestens 2 Jahre ab Lieferung von uns als Verkäufer kostenlos Reparatur oder Ersatz verlangen, danach eine Minderung des Preises oder dein Geld zurück. Das Recht deines Landes kann dir mehr geben.',
  guaranteePlaceholder: 'Platzhalter: Hier steht die amtliche Mitteilung der Verordnung (EU) 2025/1960.',

  voluntary: 'Tag 15 bis 30: unsere freiwillige Verlängerung',
  voluntaryText:
    'Nach Ablauf der gesetzlichen Frist nehmen wir Ware noch bis 30 Tage nach Erhalt zurück, ohne dass das Gesetz es verlangt. Nur für diese zusätzlichen Tage gilt: Die Ware ist ungetragen und hat noch ihr Etikett. Dein gesetzliches Widerrufsrecht wird dadurch nicht eingeschränkt.',
  voluntaryOnly: '30 Tage Rückgabe',
  voluntaryOnlyText:
    'Das Recht deines Landes kennt kein allgemeines Recht, einen Kauf zu widerrufen. Wir nehmen Ware freiwillig 30 Tage ab Erhalt zurück, wenn sie ungetragen ist und noch ihr Etikett hat.',

  version: 'Fassung {version}. Gültig für {country}.',
  clauses: 'Was in deinem Land gilt',
  clausesOf: {
    eu: [
      'Unabhängig von diesen Bedingungen gelten die zwingenden Verbraucherschutzvorschriften des Landes, in dem du wohnst (Verordnung (EG) 593/2008, Artikel 6).',
      'Du kannst uns vor den Gerichten an deinem Wohnort verklagen (Verordnung (EU) 1215/2012, Artikel 18).',
      'Wir liefern innerhalb der angegebenen Zeit, spätestens 30 Tage nach der Bestellung. Die Gefahr geht auf dich über, wenn du die Ware erhältst.',
      'Der Vertrag kommt mit unserer Bestätigung per E-Mail zustande. Wir speichern den Vertragstext und senden ihn dir mit der Bestätigung zu. Vor der Bestellung kannst du alle Eingaben sehen und korrigieren.',
    ],
    ch: [
      'Es gelten die zwingenden Bestimmungen des Schweizer Rechts, auch zum Gerichtsstand an deinem Wohnsitz (Zivilprozessordnung, Artikel 32).',
      'Für Mängel haften wir zwei Jahre ab Lieferung (Obligationenrecht, Artikel 210).',
      'Die einzelnen Schritte bis zum Vertragsschluss sind vor der Bestellung sichtbar, Eingaben kannst du korrigieren, und wir bestätigen die Bestellung unverzüglich per E-Mail (UWG, Artikel 3 Absatz 1 Buchstabe s).',
    ],
  },
  countryClauses: {
    DE: 'In Deutschland gilt das gesetzliche Mängelhaftungsrecht der §§ 434 ff. BGB. Liegt ein Mangel vor, verkürzen diese Bedingungen keine deiner Fristen.',
    AT: 'In Österreich gelten das Konsumentenschutzgesetz und das Verbrauchergewährleistungsgesetz.',
  },

  privacyWho: 'Wer verantwortlich ist',
  privacyBases: 'Wofür wir Daten verwenden und auf welcher Rechtsgrundlage',
  privacyBasesList: [
    'Bestellung, Lieferung, Zahlung, Rückgabe und Fragen dazu: Name, Adressen, E-Mail, Telefon und was du bestellt hast, zur Erfüllung des Vertrags (DSGVO Artikel 6 Absatz 1 Buchstabe b).',
    'Rechnungen und Buchhaltung: weil Steuer- und Handelsrecht es verlangen (Artikel 6 Absatz 1 Buchstabe c).',
    'Newsletter: nur mit deiner Einwilligung (Artikel 6 Absatz 1 Buchstabe a), die du über den Link in jeder Ausgabe widerrufen kannst.',
    'Statistik, persönliche Empfehlungen und Werbung: nur mit deiner Einwilligung in den Cookie-Einstellungen (Artikel 6 Absatz 1 Buchstabe a).',
    'Sicherheit: IP-Adressen in Protokollen und zur Begrenzung von Anfragen, um den Laden vor Missbrauch zu schützen (Artikel 6 Absatz 1 Buchstabe f).',
    'Fehlerberichte deines Browsers: nur mit deiner Einwilligung (Artikel 6 Absatz 1 Buchstabe a); sie enthalten die Adresse der Seite und den Fehler, nicht was du eingegeben hast.',
    'Telefonnummer: für den Zusteller, damit er die Lieferung ankündigen kann (Artikel 6 Absatz 1 Buchstabe b).',
  ],
  privacyRetention: 'Wie lange wir sie speichern',
  retentionOf: {
    cartDays: 'Ein Warenkorb: {n} Tage nach der letzten Änderung.',
    orderedCartDays: 'Der Warenkorb einer Bestellung: {n} Tage nach der letzten Änderung.',
    unpaidOrderDays: 'Eine Bestellung, die nicht bezahlt wurde: {n} Tage.',
    documentYears: 'Rechnungen und Rechnungskorrekturen: {n} volle Kalenderjahre, wie das Steuerrecht es verlangt.',
    claimYears:
      'Bestellungen mit ihren Rechnungen: so lange wie diese. Widerrufe und Nachweise von Einwilligungen: {n} volle Kalenderjahre.',
    unconfirmedNewsletterDays:
      'Eine Newsletter-Anmeldung, die nicht bestätigt wurde: {n} Tage. Eine bestätigte: bis du dich abmeldest.',
    interactionDays: 'Aufrufe und Klicks für Empfehlungen, nur mit Einwilligung: {n} Tage.',
    checkoutDays: 'Was du an der Kasse eingegeben hast, in deinem eigenen Browser: {n} Tage.',
  },
  privacyRecipients: 'Wer sie erhält',
  privacyRecipientsList: [
    'Der Zahlungsdienstleister, über den du zahlst: Betrag, Bestellnummer und was er zur Prüfung der Zahlung braucht.',
    'Der Zusteller deines Pakets: Name, Adresse, E-Mail und Telefon.',
    'Dienstleister, die unsere Server betreiben und unsere E-Mails versenden, nur nach unserer Weisung.',
    'Finanzbehörden und Gerichte, wenn das Gesetz es verlangt.',
  ],
  privacyTransfers: 'Übermittlung in andere Länder',
  privacyTransfersText:
    'Sitzt ein Empfänger außerhalb des Europäischen Wirtschaftsraums, werden Daten nur auf Grundlage eines Angemessenheitsbeschlusses der Europäischen Kommission oder ihrer Standardvertragsklauseln übermittelt. Auf Anfrage bekommst du eine Kopie.',
  privacyRights: 'Deine Rechte',
  privacyRightsList: [
    'zu erfahren, welche Daten wir über dich speichern, und eine Kopie zu erhalten',
    'sie berichtigen oder löschen oder ihre Verarbeitung einschränken zu lassen',
    'sie in einem gängigen Format zu erhalten oder weitergeben zu lassen',
    'einer Verwendung zu widersprechen, die auf unserem berechtigten Interesse beruht',
    'eine Einwilligung jederzeit für die Zukunft zu widerrufen',
    'dich bei der Datenschutzbehörde deines Landes zu beschweren',
  ],

  accessibilityIntro:
    'Alle sollen hier Socken kaufen können. Dieser Laden folgt den Web Content Accessibility Guidelines (WCAG) 2.2 auf Stufe AA und der EN 301 549.',
  accessibilityTested: 'Wie wir prüfen',
  accessibilityTestedText:
    'Jede Änderung wird automatisch mit axe und mit der Tastatur geprüft. Text lässt sich auf 200 % vergrößern, Bewegtes hält an, wenn dein System weniger Bewegung wünscht, und alle Formulare funktionieren mit Screenreadern.',
  accessibilityLimits: 'Bekannte Grenzen',
  accessibilityLimitsList: [
    'Die Seiten des Zahlungsdienstleisters und deiner Bank gehören nicht uns.',
    'Manche Produktbilder sind nur kurz beschrieben.',
    'Filmen, auf die wir verlinken, kann eine Audiodeskription fehlen.',
  ],
  accessibilityContact: 'Sag uns, was nicht geht',
  accessibilityContactText: 'Schreib an {email} oder ruf an: {telephone}. Wir antworten innerhalb von 5 Werktagen.',
  accessibilityBody: 'Aufsicht',
  accessibilityBodyText:
    'Hilft unsere Antwort nicht, kannst du dich an die Behörde wenden, die das in deinem Land beaufsichtigt: {body}.',
  accessibilityBodyUnknown: 'die von deinem Land nach der Richtlinie (EU) 2019/882 benannte Behörde',
}
