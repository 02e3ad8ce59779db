/** Dutch, with “je”: signing in and confirming who one is. */
import type { EN_SIGN_IN } from '../en/sign-in.ts'

export const NL_SIGN_IN: Readonly<Record<keyof typeof EN_SIGN_IN, string>> = {
  'signIn.title': 'Inloggen',
  'signIn.hint': 'Welkom terug achter de schermen van de winkel.',
  'signIn.passkey': 'Inloggen met een passkey',
  'signIn.or': 'of met je wachtwoord',
  'signIn.email': 'E-mailadres',
  'signIn.password': 'Wachtwoord',
  'signIn.next': 'Verder',
  'signIn.forgot': 'Wachtwoord vergeten?',
  'signIn.code': 'Code',
  'signIn.codeHelp': 'De zes cijfers uit je authenticator-app, of een van je herstelcodes.',
  'signIn.submit': 'Inloggen',

  'forgot.title': 'Wachtwoord vergeten?',
  'forgot.hint': 'We mailen je een link voor een nieuw wachtwoord. Je tweede factor blijft zoals die is.',
  'forgot.submit': 'Link versturen',
  'forgot.sent': 'Als er een account met dit adres is, is de link onderweg. Hij werkt 30 minuten.',
  'forgot.back': 'Terug naar inloggen',

  'link.opening': 'Een moment…',
  'link.gone': 'Deze link werkt niet meer',
  'link.goneHint': 'Een link werkt één keer en maar een beperkte tijd. Vraag een eigenaar van de winkel om een nieuwe.',
  'link.failed': 'De link kon niet worden geopend',
  'link.toSignIn': 'Naar inloggen',

  'reset.title': 'Kies een nieuw wachtwoord',
  'reset.hint': 'Voor {email}.',
  'reset.doneTitle': 'Je nieuwe wachtwoord is ingesteld',
  'reset.done': 'Alle sessies van je account zijn beëindigd. Log in met het nieuwe wachtwoord en je code.',

  'password.new': 'Nieuw wachtwoord',
  'password.help': 'Minstens {min} tekens. Een zin onthoud je makkelijker dan een raadsel.',
  'password.TOO_SHORT': 'Gebruik minstens {min} tekens.',
  'password.TOO_LONG': 'Gebruik hoogstens {max} tekens.',
  'password.COMMON': 'Dit wachtwoord staat op de lijst van meest gebruikte wachtwoorden.',

  'enrol.welcome': 'Welkom aan boord',
  'enrol.welcomeHint': 'Een paar korte stappen en je kunt aan de slag. Je account: {email}',
  'enrol.nameHelp': 'Zo zien je collega’s je naam bij alles wat je doet.',
  'enrol.factor': 'Hoe wil je inloggen?',
  'enrol.factorHint': 'De andere manier kun je later toevoegen.',
  'enrol.passkey': 'Met een passkey',
  'enrol.passkeyHint':
    'Vingerafdruk, gezicht of de pincode van dit apparaat. Je hoeft niets te onthouden, en het is het veiligst.',
  'enrol.password': 'Met wachtwoord en code',
  'enrol.passwordHint': 'Een lang wachtwoord en de zes cijfers van een authenticator-app.',
  'enrol.thisDevice': 'Dit apparaat',

  'totp.scan': 'Scan dit met je authenticator-app.',
  'totp.qr': 'QR-code voor de authenticator-app',
  'totp.secret': 'Lukt scannen niet? Typ deze sleutel in de app:',
  'totp.code': 'De code die de app nu toont',
  'totp.confirm': 'Bevestigen',

  'codes.title': 'Herstelcodes',
  'codes.hint': 'Zo kom je met je wachtwoord binnen als je de app kwijt bent. Elke code werkt één keer.',
  'codes.once': 'Je ziet deze codes alleen nu. Bewaar ze veilig, en niet alleen op dit apparaat.',
  'codes.stored': 'Ik heb de codes bewaard.',

  'confirm.title': 'Ben jij het?',
  'confirm.hint': 'Bevestig dat jij het bent. Dat geldt daarna vijf minuten.',
  'confirm.demoHint': 'Echte accounts bevestigen dit met hun passkey of code. In de demo is één klik genoeg.',
  'confirm.demo': 'Bevestigen',
  'confirm.passkey': 'Bevestigen met een passkey',
  'confirm.submit': 'Bevestigen met de code',

  'expired.title': 'Je sessie is verlopen',
  'expired.hint': 'Je werk is er nog, {name}. Log in en ga verder.',
  'expired.demo': 'De demosessie is afgelopen. Open de link die de winkel bij het opstarten toonde.',
  'expired.otherTitle': 'Dat is een ander account',
  'expired.other': 'Je bent ingelogd als {other}. Niet-opgeslagen werk van {name} gaat dan verloren.',
  'expired.asBefore': 'Inloggen als {name}',
  'expired.discard': 'Weggooien en verder',
}
