/** The mails to staff, in six languages. Long: one entry per language. */
import type { Language } from '../../../markets/languages/languages.ts'
import type { StaffMail } from './stage-mail.ts'

export type StaffMailText = {
  readonly subject: string
  readonly text: string
  /** Of the link, in the mails that have one. */
  readonly button?: string
  /** What to do if it was not the reader who caused it. */
  readonly hint: string
}

type MailTexts = Readonly<Record<StaffMail['kind'], StaffMailText>>

const en: MailTexts = {
  invite: {
    subject: 'You are invited to the Sockeye desk',
    text: 'An account was set up for you. Open the link to choose how you sign in. It works once and for 48 hours.',
    button: 'Set up your account',
    hint: 'If you did not expect this invitation, ignore this email: nothing happens unless you open the link.',
  },
  password: {
    subject: 'Choose a new password',
    text: 'A new password was requested for your desk account. The link works once and for 30 minutes. You will still need your second factor to sign in.',
    button: 'Choose a password',
    hint: 'If it was not you, ignore this email: your password stays as it is.',
  },
  factors: {
    subject: 'Set up your sign-in again',
    text: 'The passkeys and codes of your desk account were reset, and all its sessions were ended. Open the link to set up a new passkey or authenticator app. It works once and for 48 hours.',
    button: 'Set up sign-in',
    hint: 'If you did not ask for this, talk to an owner of the shop now.',
  },
  'recovery-code-used': {
    subject: 'A recovery code was used',
    text: 'Someone signed in to your desk account, or confirmed an action, with one of your recovery codes. That code no longer works.',
    hint: 'If it was not you, end all your sessions, create new recovery codes and talk to an owner of the shop now.',
  },
  'new-factor': {
    subject: 'Your sign-in was changed',
    text: 'A passkey, a password or an authenticator app was added to your desk account or changed.',
    hint: 'If it was not you, talk to an owner of the shop now.',
  },
  'returns-overdue': {
    subject: 'Refunds of returns are overdue',
    text: 'Overdue refunds: {count}. The law sets 14 days from the day on which the shopper withdrew. Please settle these returns today.',
    button: 'Open the desk',
    hint: 'You get this email once a day while a refund is overdue, because your role works on returns.',
  },
  'webhook-off': {
    subject: 'A webhook was switched off',
    text: 'Every delivery to {webhook} has failed for 72 hours, so the shop no longer sends to it. Events are still recorded: once the receiver works again, switch the webhook on and send what it missed.',
    button: 'Open webhooks',
    hint: 'You get this email because you are an owner of the shop.',
  },
  'api-key-expires': {
    subject: 'An API key expires soon',
    text: 'The API key “{key}” of the shop expires on {date}. From then on, programs that use it get no answer. Create a new key and replace it before then.',
    button: 'Open the desk',
    hint: 'You get this email because you are an owner of the shop.',
  },
  'release-failed': {
    subject: 'A scheduled release was not published',
    text: 'The checks of the release “{release}” failed at its time. Problems found: {count}. Nothing of it was published, and the release is still open: correct what the desk lists, and give it a new time or publish it.',
    button: 'Open releases',
    hint: 'You get this email because your role schedules releases.',
  },
}

const de: MailTexts = {
  invite: {
    subject: 'Einladung ins Sockeye-Büro',
    text: 'Für dich wurde ein Konto angelegt. Öffne den Link und lege fest, wie du dich anmeldest. Er gilt einmal und 48 Stunden lang.',
    button: 'Konto einrichten',
    hint: 'Falls du diese Einladung nicht erwartet hast, ignoriere diese E-Mail: Solange du den Link nicht öffnest, passiert nichts.',
  },
  password: {
    subject: 'Neues Passwort wählen',
    text: 'Für dein Konto im Sockeye-Büro wurde ein neues Passwort angefordert. Der Link gilt einmal und 30 Minuten lang. Zum Anmelden brauchst du weiterhin deinen zweiten Faktor.',
    button: 'Passwort wählen',
    hint: 'Falls du das nicht warst, ignoriere diese E-Mail: Dein Passwort bleibt, wie es ist.',
  },
  factors: {
    subject: 'Anmeldung neu einrichten',
    text: 'Die Passkeys und Codes deines Kontos im Sockeye-Büro wurden zurückgesetzt und alle Sitzungen beendet. Öffne den Link und richte einen neuen Passkey oder eine Authenticator-App ein. Er gilt einmal und 48 Stunden lang.',
    button: 'Anmeldung einrichten',
    hint: 'Falls du nicht darum gebeten hast, sprich sofort mit einer Inhaberin oder einem Inhaber des Shops.',
  },
  'recovery-code-used': {
    subject: 'Ein Wiederherstellungscode wurde verwendet',
    text: 'Mit einem deiner Wiederherstellungscodes hat sich jemand in deinem Konto im Sockeye-Büro angemeldet oder einen Vorgang bestätigt. Dieser Code gilt nicht mehr.',
    hint: 'Falls du das nicht warst, beende alle deine Sitzungen, erzeuge neue Codes und sprich sofort mit einer Inhaberin oder einem Inhaber des Shops.',
  },
  'new-factor': {
    subject: 'Deine Anmeldung wurde geändert',
    text: 'In deinem Konto im Sockeye-Büro wurde ein Passkey, ein Passwort oder eine Authenticator-App hinzugefügt oder geändert.',
    hint: 'Falls du das nicht warst, sprich sofort mit einer Inhaberin oder einem Inhaber des Shops.',
  },
  'returns-overdue': {
    subject: 'Erstattungen für Retouren sind überfällig',
    text: 'Überfällige Erstattungen: {count}. Das Gesetz lässt dafür 14 Tage ab dem Widerruf. Bitte schließe diese Retouren heute ab.',
    button: 'Sockeye-Büro öffnen',
    hint: 'Du bekommst diese E-Mail einmal am Tag, solange eine Erstattung überfällig ist, weil deine Rolle Retouren bearbeitet.',
  },
  'webhook-off': {
    subject: 'Ein Webhook wurde abgeschaltet',
    text: 'Seit 72 Stunden ist jede Zustellung an {webhook} fehlgeschlagen. Der Shop sendet deshalb nichts mehr dorthin. Ereignisse werden weiter aufgezeichnet: Sobald der Empfänger wieder funktioniert, schalte den Webhook ein und sende nach, was er verpasst hat.',
    button: 'Webhooks öffnen',
    hint: 'Du bekommst diese E-Mail, weil dein Konto die Rolle Inhaber hat.',
  },
  'api-key-expires': {
    subject: 'Ein API-Schlüssel läuft bald ab',
    text: 'Der API-Schlüssel „{key}“ des Shops läuft am {date} ab. Danach bekommen Programme, die ihn verwenden, keine Antwort mehr. Erstelle vorher einen neuen Schlüssel und tausche ihn aus.',
    button: 'Sockeye-Büro öffnen',
    hint: 'Du bekommst diese E-Mail, weil du Inhaberin oder Inhaber des Shops bist.',
  },
  'release-failed': {
    subject: 'Eine geplante Veröffentlichung fand nicht statt',
    text: 'Die Prüfung der Veröffentlichung „{release}“ ist zum geplanten Zeitpunkt gescheitert. Gefundene Probleme: {count}. Nichts davon ist online, und die Veröffentlichung ist weiterhin offen: Behebe, was das Büro auflistet, und plane sie neu oder führe sie sofort aus.',
    button: 'Veröffentlichungen öffnen',
    hint: 'Du bekommst diese E-Mail, weil deine Rolle Veröffentlichungen plant.',
  },
}

const nl: MailTexts = {
  invite: {
    subject: 'Uitnodiging voor het Sockeye-kantoor',
    text: 'Er is een account voor je aangemaakt. Open de link en kies hoe je inlogt. De link werkt één keer en is 48 uur geldig.',
    button: 'Account instellen',
    hint: 'Verwachtte je deze uitnodiging niet? Negeer deze e-mail: zolang je de link niet opent, gebeurt er niets.',
  },
  password: {
    subject: 'Kies een nieuw wachtwoord',
    text: 'Er is een nieuw wachtwoord aangevraagd voor je account bij het Sockeye-kantoor. De link werkt één keer en is 30 minuten geldig. Om in te loggen heb je nog steeds je tweede factor nodig.',
    button: 'Wachtwoord kiezen',
    hint: 'Was jij dit niet? Negeer deze e-mail: je wachtwoord blijft zoals het is.',
  },
  factors: {
    subject: 'Stel je login opnieuw in',
    text: 'De passkeys en codes van je account bij het Sockeye-kantoor zijn gereset en alle sessies zijn beëindigd. Open de link en stel een nieuwe passkey of authenticator-app in. De link werkt één keer en is 48 uur geldig.',
    button: 'Login instellen',
    hint: 'Heb je hier niet om gevraagd? Neem meteen contact op met een eigenaar van de winkel.',
  },
  'recovery-code-used': {
    subject: 'Er is een herstelcode gebruikt',
    text: 'Met een van je herstelcodes is ingelogd op je account bij het Sockeye-kantoor of een handeling bevestigd. Die code werkt niet meer.',
    hint: 'Was jij dit niet? Beëindig al je sessies, maak nieuwe herstelcodes aan en neem meteen contact op met een eigenaar van de winkel.',
  },
  'new-factor': {
    subject: 'Je login is gewijzigd',
    text: 'Er is een passkey, wachtwoord of authenticator-app toegevoegd aan je account bij het Sockeye-kantoor of gewijzigd.',
    hint: 'Was jij dit niet? Neem meteen contact op met een eigenaar van de winkel.',
  },
  'returns-overdue': {
    subject: 'Terugbetalingen van retouren zijn te laat',
    text: 'Te late terugbetalingen: {count}. De wet geeft 14 dagen vanaf de herroeping. Rond deze retouren vandaag af.',
    button: 'Sockeye-kantoor openen',
    hint: 'Je krijgt deze e-mail één keer per dag zolang een terugbetaling te laat is, omdat je rol retouren afhandelt.',
  },
  'webhook-off': {
    subject: 'Een webhook is uitgeschakeld',
    text: 'Al 72 uur mislukt elke bezorging aan {webhook}. De winkel stuurt er daarom niets meer naartoe. Gebeurtenissen worden nog wel vastgelegd: schakel de webhook weer in zodra de ontvanger werkt, en verstuur wat hij gemist heeft.',
    button: 'Webhooks openen',
    hint: 'Je krijgt deze e-mail omdat je eigenaar van de winkel bent.',
  },
  'api-key-expires': {
    subject: 'Een API-sleutel verloopt binnenkort',
    text: 'De API-sleutel ‘{key}’ van de shop verloopt op {date}. Daarna krijgen programma’s die hem gebruiken geen antwoord meer. Maak vóór die tijd een nieuwe sleutel en vervang de oude.',
    button: 'Sockeye-kantoor openen',
    hint: 'Je krijgt deze e-mail omdat je eigenaar van de shop bent.',
  },
  'release-failed': {
    subject: 'Een geplande publicatie is niet live gegaan',
    text: 'De controle van de publicatie “{release}” is op het geplande tijdstip mislukt. Gevonden problemen: {count}. Er staat niets van live en de publicatie is nog open: los op wat het kantoor opsomt en plan de publicatie opnieuw of zet haar meteen live.',
    button: 'Publicaties openen',
    hint: 'Je krijgt deze e-mail omdat je rol publicaties plant.',
  },
}

const fr: MailTexts = {
  invite: {
    subject: 'Invitation au Bureau Sockeye',
    text: 'Un compte a été créé pour vous. Ouvrez le lien pour choisir comment vous connecter. Il fonctionne une seule fois, pendant 48 heures.',
    button: 'Configurer mon compte',
    hint: 'Si vous n’attendiez pas cette invitation, ignorez cet e-mail : il ne se passe rien tant que vous n’ouvrez pas le lien.',
  },
  password: {
    subject: 'Choisissez un nouveau mot de passe',
    text: 'Un nouveau mot de passe a été demandé pour votre compte du Bureau Sockeye. Le lien fonctionne une seule fois, pendant 30 minutes. Votre second facteur restera nécessaire pour vous connecter.',
    button: 'Choisir un mot de passe',
    hint: 'Si ce n’était pas vous, ignorez cet e-mail : votre mot de passe ne change pas.',
  },
  factors: {
    subject: 'Reconfigurez votre connexion',
    text: 'Les clés d’accès et les codes de votre compte du Bureau Sockeye ont été réinitialisés et toutes ses sessions fermées. Ouvrez le lien pour configurer une nouvelle clé d’accès ou une application d’authentification. Il fonctionne une seule fois, pendant 48 heures.',
    button: 'Configurer la connexion',
    hint: 'Si vous ne l’avez pas demandé, contactez immédiatement un propriétaire de la boutique.',
  },
  'recovery-code-used': {
    subject: 'Un code de secours a été utilisé',
    text: 'L’un de vos codes de secours a servi à ouvrir une session dans votre compte du Bureau Sockeye ou à confirmer une action. Ce code ne fonctionne plus.',
    hint: 'Si ce n’était pas vous, fermez toutes vos sessions, créez de nouveaux codes de secours et contactez immédiatement un propriétaire de la boutique.',
  },
  'new-factor': {
    subject: 'Votre connexion a été modifiée',
    text: 'Une clé d’accès, un mot de passe ou une application d’authentification a été ajouté à votre compte du Bureau Sockeye ou modifié.',
    hint: 'Si ce n’était pas vous, contactez immédiatement un propriétaire de la boutique.',
  },
  'returns-overdue': {
    subject: 'Des remboursements de retours sont en retard',
    text: 'Remboursements en retard : {count}. La loi accorde 14 jours à compter de la rétractation. Merci de régler ces retours aujourd’hui.',
    button: 'Ouvrir le Bureau Sockeye',
    hint: 'Vous recevez cet e-mail une fois par jour tant qu’un remboursement est en retard, car votre rôle traite les retours.',
  },
  'webhook-off': {
    subject: 'Un webhook a été désactivé',
    text: 'Depuis 72 heures, tous les envois vers {webhook} échouent ; la boutique ne lui envoie donc plus rien. Les événements restent enregistrés : dès que le destinataire fonctionne de nouveau, réactivez le webhook et renvoyez ce qu’il a manqué.',
    button: 'Ouvrir les webhooks',
    hint: 'Vous recevez cet e-mail car vous êtes propriétaire de la boutique.',
  },
  'api-key-expires': {
    subject: 'Une clé API expire bientôt',
    text: 'La clé API « {key} » de la boutique expire le {date}. Ensuite, les programmes qui l’utilisent n’obtiendront plus de réponse. Créez une nouvelle clé et remplacez-la avant cette date.',
    button: 'Ouvrir le Bureau Sockeye',
    hint: 'Vous recevez cet e-mail parce que vous êtes propriétaire de la boutique.',
  },
  'release-failed': {
    subject: 'Une publication planifiée n’a pas eu lieu',
    text: 'La vérification de la publication « {release} » a échoué à l’heure prévue. Problèmes trouvés : {count}. Rien n’a été publié et elle reste ouverte : corrigez ce que le Bureau indique, puis replanifiez-la ou publiez-la.',
    button: 'Ouvrir les publications',
    hint: 'Vous recevez cet e-mail parce que votre rôle planifie des publications.',
  },
}

const es: MailTexts = {
  invite: {
    subject: 'Invitación a la trastienda de Sockeye',
    text: 'Se ha creado una cuenta para ti. Abre el enlace y elige cómo quieres entrar. Funciona una sola vez y durante 48 horas.',
    button: 'Configurar la cuenta',
    hint: 'Si no esperabas esta invitación, ignora este correo: si no abres el enlace, no pasa nada.',
  },
  password: {
    subject: 'Elige una contraseña nueva',
    text: 'Se ha solicitado una contraseña nueva para tu cuenta de la trastienda. El enlace funciona una sola vez y durante 30 minutos. Para entrar seguirás necesitando tu segundo factor.',
    button: 'Elegir contraseña',
    hint: 'Si no has sido tú, ignora este correo: tu contraseña no cambia.',
  },
  factors: {
    subject: 'Vuelve a configurar tu acceso',
    text: 'Se han restablecido las llaves de acceso y los códigos de tu cuenta de la trastienda y se han cerrado todas sus sesiones. Abre el enlace para configurar una llave de acceso o una aplicación de autenticación nueva. Funciona una sola vez y durante 48 horas.',
    button: 'Configurar el acceso',
    hint: 'Si no lo has pedido, habla ahora mismo con un propietario de la tienda.',
  },
  'recovery-code-used': {
    subject: 'Se ha usado un código de recuperación',
    text: 'Alguien ha entrado en tu cuenta de la trastienda, o ha confirmado una acción, con uno de tus códigos de recuperación. Ese código ya no funciona.',
    hint: 'Si no has sido tú, cierra todas tus sesiones, crea códigos nuevos y habla ahora mismo con un propietario de la tienda.',
  },
  'new-factor': {
    subject: 'Tu acceso ha cambiado',
    text: 'Se ha añadido o cambiado una llave de acceso, una contraseña o una aplicación de autenticación de tu cuenta de la trastienda.',
    hint: 'Si no has sido tú, habla ahora mismo con un propietario de la tienda.',
  },
  'returns-overdue': {
    subject: 'Hay reembolsos de devoluciones fuera de plazo',
    text: 'Reembolsos fuera de plazo: {count}. La ley concede 14 días desde el desistimiento. Por favor, liquida hoy estas devoluciones.',
    button: 'Abrir la trastienda',
    hint: 'Recibes este correo una vez al día mientras haya un reembolso fuera de plazo, porque tu rol gestiona devoluciones.',
  },
  'webhook-off': {
    subject: 'Se ha desactivado un webhook',
    text: 'Desde hace 72 horas falla cada entrega a {webhook}, así que la tienda ha dejado de enviar mensajes a esa dirección. Los eventos se siguen registrando: cuando el receptor funcione otra vez, activa el webhook y reenvía lo que se perdió.',
    button: 'Abrir webhooks',
    hint: 'Recibes este correo porque tu cuenta tiene el rol de propietario.',
  },
  'api-key-expires': {
    subject: 'Una clave de API caduca pronto',
    text: 'La clave de API «{key}» de la tienda caduca el {date}. A partir de entonces, los programas que la usan no recibirán respuesta. Crea antes una clave nueva y sustitúyela.',
    button: 'Abrir la trastienda',
    hint: 'Recibes este correo porque eres titular de la tienda.',
  },
  'release-failed': {
    subject: 'Una publicación programada no salió',
    text: 'La comprobación de la publicación «{release}» falló a la hora prevista. Problemas encontrados: {count}. No salió nada y la publicación sigue abierta: corrige lo que indica la trastienda y prográmala de nuevo o lánzala ya.',
    button: 'Abrir publicaciones',
    hint: 'Recibes este correo porque tu rol programa publicaciones.',
  },
}

const it: MailTexts = {
  invite: {
    subject: 'Invito al retrobottega di Sockeye',
    text: 'È stato creato un account per te. Apri il link e scegli come accedere. Funziona una sola volta e per 48 ore.',
    button: 'Configura l’account',
    hint: 'Se non aspettavi questo invito, ignora questa e-mail: se non apri il link, non succede nulla.',
  },
  password: {
    subject: 'Scegli una nuova password',
    text: 'È stata richiesta una nuova password per il tuo account del retrobottega. Il link funziona una sola volta e per 30 minuti. Per accedere ti servirà ancora il secondo fattore.',
    button: 'Scegli la password',
    hint: 'Se non l’hai chiesto tu, ignora questa e-mail: la tua password resta com’è.',
  },
  factors: {
    subject: 'Configura di nuovo l’accesso',
    text: 'Le passkey e i codici del tuo account del retrobottega sono stati reimpostati e tutte le sessioni chiuse. Apri il link per configurare una nuova passkey o un’app di autenticazione. Funziona una sola volta e per 48 ore.',
    button: 'Configura l’accesso',
    hint: 'Se non l’hai chiesto tu, parla subito con un titolare del negozio.',
  },
  'recovery-code-used': {
    subject: 'È stato usato un codice di recupero',
    text: 'Con uno dei tuoi codici di recupero è stato fatto un accesso al tuo account del retrobottega o è stata confermata un’azione. Quel codice non funziona più.',
    hint: 'Se non l’hai fatto tu, chiudi tutte le tue sessioni, crea nuovi codici e parla subito con un titolare del negozio.',
  },
  'new-factor': {
    subject: 'Il tuo accesso è stato modificato',
    text: 'Una passkey, una password o un’app di autenticazione del tuo account del retrobottega è stata aggiunta o modificata.',
    hint: 'Se non l’hai fatto tu, parla subito con un titolare del negozio.',
  },
  'returns-overdue': {
    subject: 'Rimborsi di resi in ritardo',
    text: 'Rimborsi in ritardo: {count}. La legge concede 14 giorni dal recesso. Chiudi questi resi oggi.',
    button: 'Apri il retrobottega',
    hint: 'Ricevi questa e-mail una volta al giorno finché un rimborso è in ritardo, perché il tuo ruolo gestisce i resi.',
  },
  'webhook-off': {
    subject: 'Un webhook è stato disattivato',
    text: 'Da 72 ore ogni invio a {webhook} fallisce, perciò il negozio non gli invia più nulla. Gli eventi vengono comunque registrati: quando il destinatario funziona di nuovo, riattiva il webhook e reinvia ciò che ha perso.',
    button: 'Apri i webhook',
    hint: 'Ricevi questa e-mail perché sei titolare del negozio.',
  },
  'api-key-expires': {
    subject: 'Una chiave API sta per scadere',
    text: 'La chiave API «{key}» del negozio scade il {date}. Da quel momento i programmi che la usano non ricevono più risposta. Crea prima una nuova chiave e sostituiscila.',
    button: 'Apri il retrobottega',
    hint: 'Ricevi questa e-mail perché sei titolare del negozio.',
  },
  'release-failed': {
    subject: 'Una pubblicazione programmata non è avvenuta',
    text: 'Il controllo della pubblicazione “{release}” non è riuscito all’ora prevista. Problemi trovati: {count}. Non è online nulla e la pubblicazione è ancora aperta: correggi ciò che elenca il retrobottega e programmala di nuovo o avviala subito.',
    button: 'Apri le pubblicazioni',
    hint: 'Ricevi questa email perché il tuo ruolo programma le pubblicazioni.',
  },
}

const TEXTS: Readonly<Record<Language, MailTexts>> = { en, de, nl, fr, es, it }

export const staffMailText = (language: Language, kind: StaffMail['kind']): StaffMailText => TEXTS[language][kind]
