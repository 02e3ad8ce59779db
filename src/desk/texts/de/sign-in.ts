/** German, with “du”: signing in and confirming who one is. */
import type { EN_SIGN_IN } from '../en/sign-in.ts'

export const DE_SIGN_IN: Readonly<Record<keyof typeof EN_SIGN_IN, string>> = {
  'signIn.title': 'Anmelden',
  'signIn.hint': 'Willkommen zurück hinter der Ladentheke.',
  'signIn.passkey': 'Mit Passkey anmelden',
  'signIn.or': 'oder mit deinem Passwort',
  'signIn.email': 'E-Mail-Adresse',
  'signIn.password': 'Passwort',
  'signIn.next': 'Weiter',
  'signIn.forgot': 'Passwort vergessen?',
  'signIn.code': 'Code',
  'signIn.codeHelp': 'Die sechs Ziffern aus deiner Authenticator-App oder einer deiner Wiederherstellungscodes.',
  'signIn.submit': 'Anmelden',

  'forgot.title': 'Passwort vergessen?',
  'forgot.hint': 'Wir schicken dir einen Link für ein neues. Dein zweiter Faktor bleibt, wie er ist.',
  'forgot.submit': 'Link schicken',
  'forgot.sent': 'Wenn es ein Konto mit dieser Adresse gibt, ist der Link unterwegs. Er gilt 30 Minuten.',
  'forgot.back': 'Zurück zur Anmeldung',

  'link.opening': 'Einen Moment …',
  'link.gone': 'Dieser Link gilt nicht mehr',
  'link.goneHint':
    'Jeder Link gilt einmal und nur für begrenzte Zeit. Bitte die Inhaberin oder den Inhaber um einen neuen.',
  'link.failed': 'Der Link ließ sich nicht öffnen',
  'link.toSignIn': 'Zur Anmeldung',

  'reset.title': 'Neues Passwort wählen',
  'reset.hint': 'Für {email}.',
  'reset.doneTitle': 'Dein neues Passwort gilt',
  'reset.done': 'Alle Sitzungen deines Kontos sind beendet. Melde dich mit dem neuen Passwort und deinem Code an.',

  'password.new': 'Neues Passwort',
  'password.help': 'Mindestens {min} Zeichen. Einen Satz merkst du dir leichter als ein Rätsel.',
  'password.TOO_SHORT': 'Nimm mindestens {min} Zeichen.',
  'password.TOO_LONG': 'Nimm höchstens {max} Zeichen.',
  'password.COMMON': 'Dieses Passwort steht auf der Liste der häufigsten.',

  'enrol.welcome': 'Willkommen an Bord',
  'enrol.welcomeHint': 'Ein paar kurze Schritte, dann kann es losgehen. Dein Konto: {email}',
  'enrol.nameHelp': 'So sehen dich die anderen bei allem, was du tust.',
  'enrol.factor': 'Wie möchtest du dich anmelden?',
  'enrol.factorHint': 'Den anderen Weg kannst du später hinzufügen.',
  'enrol.passkey': 'Mit einem Passkey',
  'enrol.passkeyHint':
    'Fingerabdruck, Gesicht oder die PIN dieses Geräts. Du musst dir nichts merken, und es ist am sichersten.',
  'enrol.password': 'Mit Passwort und Code',
  'enrol.passwordHint': 'Ein langes Passwort und die sechs Ziffern einer Authenticator-App.',
  'enrol.thisDevice': 'Dieses Gerät',

  'totp.scan': 'Scanne das mit deiner Authenticator-App.',
  'totp.qr': 'QR-Code für die Authenticator-App',
  'totp.secret': 'Scannen geht nicht? Tippe diesen Schlüssel in die App:',
  'totp.code': 'Der Code, den die App jetzt zeigt',
  'totp.confirm': 'Bestätigen',

  'codes.title': 'Wiederherstellungscodes',
  'codes.hint': 'So kommst du mit deinem Passwort hinein, wenn die App weg ist. Jeder Code gilt einmal.',
  'codes.once': 'Diese Codes siehst du nur jetzt. Bewahre sie sicher auf, und nicht nur auf diesem Gerät.',
  'codes.stored': 'Ich habe die Codes gesichert.',

  'confirm.title': 'Bist du es?',
  'confirm.hint': 'Bitte bestätige, dass du es bist. Das gilt dann fünf Minuten lang.',
  'confirm.demoHint': 'Echte Konten bestätigen das mit Passkey oder Code. In der Demo genügt ein Klick.',
  'confirm.demo': 'Bestätigen',
  'confirm.passkey': 'Mit Passkey bestätigen',
  'confirm.submit': 'Mit dem Code bestätigen',

  'expired.title': 'Deine Sitzung ist abgelaufen',
  'expired.hint': 'Deine Arbeit ist noch da, {name}. Melde dich an und mach weiter.',
  'expired.demo': 'Die Demo-Sitzung ist zu Ende. Öffne den Link, den der Shop beim Start ausgegeben hat.',
  'expired.otherTitle': 'Das ist ein anderes Konto',
  'expired.other': 'Du hast dich als {other} angemeldet. Ungespeicherte Arbeit von {name} ginge verloren.',
  'expired.asBefore': 'Als {name} anmelden',
  'expired.discard': 'Verwerfen und weiter',
}
