/**
 * Words that no dictionary has, in the sound of each language. They are used as words are in real texts: a few of them
 * everywhere, most of them hardly ever, so that a larger shop knows more of them (Zipf).
 */
import type { Language } from '../../src/markets/types.ts'
import { dice, numberBelow, oneOf, type Throw } from './dice.ts'

type Sounds = {
  readonly starts: string
  readonly middles: string
  readonly ends: string
  /** One use in six has it: several of the thing. */
  readonly plural: string
  /** What joins two words to one; undefined where the language does not do that. */
  readonly link?: string
}

const SOUNDS: Readonly<Record<Language, Sounds>> = {
  en: {
    starts:
      'bra cla dro fle gri hol jum kne lam mor nib oak pla quo ran sto tru ven wim yar bli cre dun fos gle thra shi whe spru scro',
    middles: 'ba ck del ffi ger hea ing lla mble nno pple rri sto tter vo wick zzo ndle rke ssa tche ving mpe ghto',
    ends: 'bale cket don fell gate hope kin ling mott nick pool rush side ton vale worth zle ster bury dock ford hurst low mere stead wick',
    plural: 's',
  },
  de: {
    starts:
      'bra dro fle gri hol jun kna lau mor nip opf pfa qua ran sch sto tra ulm ver wim zau blu dre fro gla schl spr stri zwi kro',
    middles: 'be cha del ffe gel hau ing lle mpfe nne ppe rre ste tte vo wel tze ndel rke sse tsche bung mmer ckel',
    ends: 'bach eck dorf feld gart hof kel ling mut nau pel ruh stein tal wald zig stern burg dach furt horst lohe moor steg wick zahl',
    plural: 'en',
    link: 's',
  },
  nl: {
    starts:
      'bra dro flu gri hoe jon kna lui mor nie oep pla kwa raa sch sto tru uil ver wij zee blo dre fle gla sla spr stra zwo kro',
    middles: 'be cha de ffe ge hui ing lle mpe nne ppe rre ste tte voe we tse nde rke sse tje vin mme kke',
    ends: 'beek dam dorp veld gaard hof kel ling mond nes pel rust steen dal woud zijl ster burg dijk voort horst loo meer steeg wijk zand',
    plural: 'en',
    link: 'e',
  },
  fr: {
    starts:
      'bra cha dou fleu gri hau jeu cla lou mou noi our pla quo ren sau tru ven vign bli cre dan fos glo tro pru bou mar val ser',
    middles: 'ba che del ffe gui lla mbe nne ppe rri sta tte vo gno ssa ndre rque tou ville mpe rdo lou cou nau',
    ends: 'belle cour don fleur gnon hard quin lin mont neau pois roche sier ton val vert zac teau bourg doux fort lier loup mare seau ville',
    plural: 's',
  },
  es: {
    starts:
      'bra cha dor fue gri hue jun cla lla mor nie oli pla que ren sal tru ven viz bla cre dan fos glo tra pri bue mar val ser',
    middles: 'ba che de fa gue lla mbo nne pe rri sta te vo ña sa ndre rque to villa mpa rdo lo ca nau',
    ends: 'bella cero dón flor gón dero quín lina monte nero pozo roca sierra tón valle verde zal tero burgo dura fuerte llero lobo mar suelo villo',
    plural: 's',
  },
  it: {
    starts:
      'bra chia dol fio gri gia giu cla lu mor nie oli pia qua ren sal tru ven vig bli cre dan fos glo tra pri buo mar val ser',
    middles: 'ba cche de ffa ghe lla mbo nne ppe rri sta tte vo gna ssa ndre rca to vili mpa rdo lo cca nau',
    ends: 'bella cero done fiore gnone daro quino lina monte nero pozzo rocca seno tone valle verde zale tino borgo dura forte liere lupo mare suolo villo',
    plural: 'i',
  },
}

/** With plurals and the demo's own, a shop of a hundred thousand products uses some forty thousand. */
const VOCABULARY = 26_000
/** The commonest words are short ones. */
const SHORT = 600
const PLURAL = 1 / 6
const JOINED = 1 / 200
const JOINABLE = 1300

/** Draws a word: a common one as often as common words are used. */
export type DrawWord = (next: Throw) => string

export function inventedWords(language: Language): DrawWord {
  const { plural, link, ...sounds } = SOUNDS[language]
  const words = vocabulary(sounds)
  const common = (most: number, next: Throw) => words[Math.floor(most ** next()) - 1] ?? ''
  return (next) => {
    if (link !== undefined && next() < JOINED) return common(JOINABLE, next) + link + common(JOINABLE, next)
    const word = common(VOCABULARY, next)
    return next() < PLURAL ? word + plural : word
  }
}

function vocabulary(sounds: Pick<Sounds, 'starts' | 'middles' | 'ends'>): readonly string[] {
  const [starts, middles, ends] = [sounds.starts.split(' '), sounds.middles.split(' '), sounds.ends.split(' ')]
  const next = dice(numberBelow(2 ** 31, dice(sounds.starts.length, sounds.ends.length)))
  const words = new Set<string>()
  while (words.size < VOCABULARY) {
    const middle = words.size < SHORT ? '' : oneOf(middles, next)
    const second = words.size > VOCABULARY / 2 && next() < 0.5 ? oneOf(middles, next) : ''
    words.add(oneOf(starts, next) + middle + second + oneOf(ends, next))
  }
  return [...words]
}
