/** Italian, with “tu”: signing in and confirming who one is. */
import type { EN_SIGN_IN } from '../en/sign-in.ts'

export const IT_SIGN_IN: Readonly<Record<keyof typeof EN_SIGN_IN, string>> = {
  'signIn.title': 'Accedi',
  'signIn.hint': 'Che bello rivederti nel retrobottega.',
  'signIn.passkey': 'Accedi con una passkey',
  'signIn.or': 'o con la tua password',
  'signIn.email': 'Indirizzo e-mail',
  'signIn.password': 'Password',
  'signIn.next': 'Continua',
  'signIn.forgot': 'Hai dimenticato la password?',
  'signIn.code': 'Codice',
  'signIn.codeHelp': 'Le sei cifre della tua app di autenticazione, o uno dei tuoi codici di recupero.',
  'signIn.submit': 'Accedi',

  'forgot.title': 'Hai dimenticato la password?',
  'forgot.hint': 'Ti mandiamo un link per sceglierne una nuova. Il secondo fattore resta com’è.',
  'forgot.submit': 'Invia il link',
  'forgot.sent': 'Se esiste un account con questo indirizzo, il link è in viaggio. Funziona per 30 minuti.',
  'forgot.back': 'Torna all’accesso',

  'link.opening': 'Un momento…',
  'link.gone': 'Questo link non funziona più',
  'link.goneHint':
    'Ogni link funziona una volta sola e per un tempo limitato. Chiedine uno nuovo a un titolare del negozio.',
  'link.failed': 'Non è stato possibile aprire il link',
  'link.toSignIn': 'Vai all’accesso',

  'reset.title': 'Scegli una nuova password',
  'reset.hint': 'Per {email}.',
  'reset.doneTitle': 'La nuova password è impostata',
  'reset.done': 'Tutte le sessioni del tuo account sono chiuse. Accedi con la nuova password e il codice.',

  'password.new': 'Nuova password',
  'password.help': 'Almeno {min} caratteri. Una frase si ricorda meglio di un indovinello.',
  'password.TOO_SHORT': 'Usa almeno {min} caratteri.',
  'password.TOO_LONG': 'Usa al massimo {max} caratteri.',
  'password.COMMON': 'Questa password è nell’elenco delle più comuni.',

  'enrol.welcome': 'Ti diamo il benvenuto a bordo',
  'enrol.welcomeHint': 'Pochi brevi passaggi e puoi cominciare. Il tuo account: {email}',
  'enrol.nameHelp': 'Come lo vedono gli altri accanto a tutto ciò che fai.',
  'enrol.factor': 'Come vuoi accedere?',
  'enrol.factorHint': 'L’altro modo puoi aggiungerlo più tardi.',
  'enrol.passkey': 'Con una passkey',
  'enrol.passkeyHint': 'Impronta, volto o PIN di questo dispositivo. Niente da ricordare, ed è il modo più sicuro.',
  'enrol.password': 'Con password e codice',
  'enrol.passwordHint': 'Una password lunga e le sei cifre di un’app di autenticazione.',
  'enrol.thisDevice': 'Questo dispositivo',

  'totp.scan': 'Scansiona questo codice con la tua app di autenticazione.',
  'totp.qr': 'Codice QR per l’app di autenticazione',
  'totp.secret': 'Non riesci a scansionare? Digita questa chiave nell’app:',
  'totp.code': 'Il codice che l’app mostra adesso',
  'totp.confirm': 'Conferma',

  'codes.title': 'Codici di recupero',
  'codes.hint': 'Per entrare con la password se perdi l’app. Ogni codice vale una volta.',
  'codes.once': 'Questi codici li vedi solo ora. Mettili al sicuro, e non solo su questo dispositivo.',
  'codes.stored': 'Ho messo al sicuro i codici.',

  'confirm.title': 'Sei tu?',
  'confirm.hint': 'Conferma che sei tu. La conferma vale per cinque minuti.',
  'confirm.demoHint': 'Gli account veri confermano con passkey o codice. Nella demo basta un clic.',
  'confirm.demo': 'Conferma',
  'confirm.passkey': 'Conferma con una passkey',
  'confirm.submit': 'Conferma con il codice',

  'expired.title': 'La tua sessione è scaduta',
  'expired.hint': 'Il tuo lavoro è ancora qui, {name}. Accedi e continua.',
  'expired.demo': 'La sessione demo è finita. Apri il link che il negozio ha mostrato all’avvio.',
  'expired.otherTitle': 'Questo è un altro account',
  'expired.other': 'Hai fatto l’accesso come {other}. Il lavoro non salvato di {name} andrebbe perso.',
  'expired.asBefore': 'Accedi come {name}',
  'expired.discard': 'Scarta e continua',
}
