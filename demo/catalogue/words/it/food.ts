/** What is said about fruit, meals and drinks. */
import type { ThemeId } from '../../themes/themes.ts'
import type { ThemeWords } from '../catalogue-words.ts'

export const food = {
  'squeeze-the-day': {
    name: 'Spremi l’attimo',
    onIt: 'Limoni interi e a fette, con le foglie ancora attaccate. La vita ci ha dato questi e noi li abbiamo lavorati a maglia, perché il chiosco delle limonate qui di fronte c’era già.',
  },
  'zest-intentions': {
    name: 'Agrumenti convincenti',
    onIt: 'Limoni e fette di limone alla rinfusa, tutti con ottimi motivi per cominciare domani: la corsa, la telefonata alla mamma, la carriera da marmellata.',
  },
  'cherry-on-top': {
    name: 'Una tira l’altra',
    onIt: 'Ciliegie dal gambo lungo, quasi sempre in coppia, perché hanno sentito dire che fine fa chi si separa in lavatrice.',
  },
  'cherry-picked': {
    name: 'Colte in flagrante',
    onIt: 'Solo ciliegie scelte: tonde, lucide, con la foglia attaccata. Le altre sono diventate confettura, non serbano rancore e mandano i loro saluti.',
  },
  'holy-guacamole': {
    name: 'Avocado del diavolo',
    onIt: 'Avocado tagliati a metà, e qualcuno che ci sta ancora pensando. Restano maturi per anni, cosa che a nessuna fruttiera è mai riuscita.',
  },
  'avo-good-day': {
    name: 'Chiedi al mio avocado',
    onIt: 'Mezzi avocado, alcuni con il nocciolo marrone e tondo al centro, altri con il vuoto che ha lasciato. Pane tostato e parcella non sono compresi.',
  },
  'going-bananas': {
    name: 'Andare in banana',
    onIt: 'Banane in tutte le direzioni, qualcuna già mezza fuori dalla buccia. Sembra la fine di un’ottima discussione.',
  },
  'top-banana': {
    name: 'Obbligo di casco',
    onIt: 'Da lontano è una fantasia gialla molto distinta. Da vicino sono banane, una già sbucciata, tutte staccate dal casco: qui qualcuno ha fatto carriera.',
  },
  'berry-well-then': {
    name: 'A fragola d’arte',
    onIt: 'Fragole belle piene, qualcuna tagliata per mostrare il cuore, e un fiorellino qua e là. C’è chi ha contato tutti i semini e vorrebbe parlarne.',
  },
  'jam-session': {
    name: 'Fragole in fa maggiore',
    onIt: 'Fragole che si accordano, quelle intere accanto a quelle a metà, prima che qualcuno vada a prendere lo zucchero. Il barattolo è prenotato per dopo.',
  },
  'slice-of-life': {
    name: 'Mica pizza e fichi',
    onIt: 'Pizza con pomodoro, basilico e nessun accordo su dove sia il sopra. A una tonda manca uno spicchio, e tutti gli spicchi negano. Fichi non se ne vedono.',
  },
  'crust-fund': {
    name: 'Buoni del forno',
    onIt: 'Pizza a spicchi, un investimento solido nel lungo periodo. La mozzarella può salire o scendere, ma il cornicione finora ha reso ogni anno.',
  },
  'thats-how-i-roll': {
    name: 'Il riso abbonda',
    onIt: 'Rotolini di sushi, salmone su cuscinetti di riso e il pesciolino di plastica che custodisce la soia. Niente bacchette, quindi niente ti finisce in grembo.',
  },
  'bean-there': {
    name: 'Primo chicchirichicco',
    onIt: 'Tazze, bicchieri di carta e un caffellatte visto dall’alto, con un cuore nella schiuma e chicchi tutto intorno. Freddo non è diventato mai.',
  },
  'daily-grind': {
    name: 'Macinare risultati',
    onIt: 'Caffè da bere qui, caffè da portare via e una manciata di chicchi per le emergenze. Da adesso puoi fingere che questo conti come il quarto.',
  },
  'flake-news': {
    name: 'Sfoglia la notizia',
    onIt: 'Cornetti curvi e dorati, con un panetto di burro nei paraggi. La vicenda ha molti strati, e le briciole non hanno voluto rilasciare dichiarazioni.',
  },
  'sunny-side-up': {
    name: 'Meglio un uovo oggi',
    onIt: 'Uova come piacciono a te: fritte con il bordo ondulato, sode e tagliate a metà, oppure in attesa nel portauovo senza cappello.',
  },
  'sundae-best': {
    name: 'Un cono coi fiocchi',
    onIt: 'Coni, riccioli e gelati sullo stecco vestiti a festa, con una ciliegia al posto del cappello. Non si sciolgono, quindi puoi camminare piano.',
  },
  'cone-of-silence': {
    name: 'Gusti son gusti',
    onIt: 'Gelati nel cono e sullo stecco, e neanche uno che faccia commenti. Quello che succede tra una pallina e la sua cialda resta lì.',
  },
  'taco-the-town': {
    name: 'Tacos a spillo',
    onIt: 'Tacos riempiti oltre il ragionevole, in giro fino a tardi con uno spicchio di lime e qualcosa di rosso e piccante. Per una volta, da dietro non esce niente.',
  },
  'ale-be-there': {
    name: 'Staccare la spina',
    onIt: 'Boccali con la schiuma come si deve, una bottiglia o due e qualche brezel per chiamarla cena. Il prossimo giro lo paga qualcun altro.',
  },
} satisfies Partial<Record<ThemeId, ThemeWords>>
