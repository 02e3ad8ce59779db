/**
 * Fibres by the names that the law requires before the purchase, in the language of the market (Regulation (EU)
 * 1007/2011, Annex I; 16 CFR 303 in the United States). Merino is wool and bamboo is viscose: there the marketing name
 * differs from the legal name.
 */
import type { LawLanguage } from '../law/law-languages.ts'
import type { Material } from './materials.ts'

type FibreLanguage = LawLanguage | 'en-US'

const FIBRE_NAMES: Readonly<Record<FibreLanguage, Readonly<Record<Material, string>>>> = {
  en: names('cotton wool wool cashmere viscose polyamide polyester elastane'),
  'en-US': names('cotton wool wool cashmere rayon nylon polyester spandex'),
  de: names('Baumwolle Wolle Wolle Kaschmir Viskose Polyamid Polyester Elasthan'),
  nl: names('katoen wol wol kasjmier viscose polyamide polyester elastaan'),
  fr: names('coton laine laine cachemire viscose polyamide polyester élasthanne'),
  es: names('algodón lana lana cachemira viscosa poliamida poliéster elastano'),
  it: names('cotone lana lana kashmir viscosa poliammide poliestere elastan'),
  pl: names('bawełna wełna wełna kaszmir wiskoza poliamid poliester elastan'),
  cs: names('bavlna vlna vlna kašmír viskóza polyamid polyester elastan'),
  sk: names('bavlna vlna vlna kašmír viskóza polyamid polyester elastan'),
  sl: names('bombaž volna volna kašmir viskoza poliamid poliester elastan'),
  hr: names('pamuk vuna vuna kašmir viskoza poliamid poliester elastan'),
  hu: names('pamut gyapjú gyapjú kasmír viszkóz poliamid poliészter elasztán'),
  da: names('bomuld uld uld kashmir viskose polyamid polyester elastan'),
  sv: names('bomull ull ull kashmir viskos polyamid polyester elastan'),
  fi: names('puuvilla villa villa kašmir viskoosi polyamidi polyesteri elastaani'),
  nb: names('bomull ull ull kasjmir viskose polyamid polyester elastan'),
  et: names('puuvill vill vill kašmiir viskoos polüamiid polüester elastaan'),
  lv: names('kokvilna vilna vilna kašmirs viskoze poliamīds poliesteris elastāns'),
  lt: names('medvilnė vilna vilna kašmyras viskozė poliamidas poliesteris elastanas'),
  pt: names('algodão lã lã caxemira viscose poliamida poliéster elastano'),
}

/** Parts that may be made of different fibres. */
export const PARTS = ['body', 'lining', 'sole', 'cuff', 'trim', 'filling'] as const

export type Part = (typeof PARTS)[number]

const PART_NAMES: Readonly<Record<FibreLanguage, Readonly<Record<Part, string>>>> = {
  en: parts('Body, Lining, Sole, Cuff, Trim, Filling'),
  'en-US': parts('Body, Lining, Sole, Cuff, Trim, Filling'),
  de: parts('Obermaterial, Futter, Sohle, Bündchen, Besatz, Füllung'),
  nl: parts('Buitenkant, Voering, Zool, Boord, Bies, Vulling'),
  fr: parts('Extérieur, Doublure, Semelle, Bord, Garniture, Rembourrage'),
  es: parts('Exterior, Forro, Suela, Puño, Ribete, Relleno'),
  it: parts('Esterno, Fodera, Suola, Polsino, Bordo, Imbottitura'),
  pl: parts('Materiał zewnętrzny, Podszewka, Podeszwa, Ściągacz, Wykończenie, Wypełnienie'),
  cs: parts('Vrchní materiál, Podšívka, Podrážka, Lem, Ozdoba, Výplň'),
  sk: parts('Vrchný materiál, Podšívka, Podrážka, Lem, Ozdoba, Výplň'),
  sl: parts('Zgornji material, Podloga, Podplat, Patent, Obroba, Polnilo'),
  hr: parts('Vanjski materijal, Podstava, Potplat, Pasica, Obrub, Punjenje'),
  hu: parts('Felsőrész, Bélés, Talp, Passzé, Szegély, Töltet'),
  da: parts('Yderside, For, Sål, Ribkant, Kant, Fyld'),
  sv: parts('Yttermaterial, Foder, Sula, Mudd, Kant, Fyllning'),
  fi: parts('Päällinen, Vuori, Pohja, Resori, Reunus, Täyte'),
  nb: parts('Ytterstoff, Fôr, Såle, Vrangbord, Kant, Fyll'),
  et: parts('Pealismaterjal, Vooder, Tald, Soonik, Äär, Täidis'),
  lv: parts('Virsdrāna, Odere, Zole, Manšete, Apmale, Pildījums'),
  lt: parts('Viršus, Pamušalas, Padas, Rankogalis, Apvadas, Užpildas'),
  pt: parts('Exterior, Forro, Sola, Punho, Remate, Enchimento'),
}

/** Regulation (EU) 1007/2011 art. 12: these words, in the language of the market. */
const ANIMAL_PARTS: Readonly<Record<FibreLanguage, string>> = {
  en: 'Contains non-textile parts of animal origin',
  'en-US': 'Contains non-textile parts of animal origin',
  de: 'Enthält nichttextile Teile tierischen Ursprungs',
  nl: 'Bevat niet uit textiel bestaande delen van dierlijke oorsprong',
  fr: 'Contient des parties non textiles d’origine animale',
  es: 'Contiene partes no textiles de origen animal',
  it: 'Contiene parti non tessili di origine animale',
  pl: 'Zawiera nietekstylne części pochodzenia zwierzęcego',
  cs: 'Obsahuje netextilní části živočišného původu',
  sk: 'Obsahuje netextilné časti živočíšneho pôvodu',
  sl: 'Vsebuje netekstilne dele živalskega izvora',
  hr: 'Sadržava netekstilne dijelove životinjskog podrijetla',
  hu: 'Nem textil jellegű, állati eredetű részeket tartalmaz',
  da: 'Indeholder ikke-tekstile dele af animalsk oprindelse',
  sv: 'Innehåller icke-textila delar av animaliskt ursprung',
  fi: 'Sisältää eläinperäisiä ei-tekstiiliosia',
  nb: 'Inneholder deler av animalsk opprinnelse som ikke er av tekstil',
  et: 'Sisaldab loomset päritolu mittetekstiilseid osi',
  lv: 'Satur dzīvnieku izcelsmes daļas, kas nav tekstilmateriāls',
  lt: 'Yra gyvūninės kilmės ne tekstilės dalių',
  pt: 'Contém partes não têxteis de origem animal',
}

/** Writes percentages without a space, unlike German, French or Spanish (CLDR). */
const JOINED_PERCENT: ReadonlySet<FibreLanguage> = new Set(['en', 'en-US', 'nl', 'it', 'pl', 'hu', 'et', 'lv', 'pt'])

export type FibreShare = { readonly material: Material; readonly percent: number }

/** The legal names of the fibres, each once, the most of it first. */
export function legalFibres(fibres: readonly FibreShare[], language: FibreLanguage): readonly [string, number][] {
  const shares = new Map<string, number>()
  for (const { material, percent } of fibres) {
    const name = fibreName(material, language)
    shares.set(name, (shares.get(name) ?? 0) + percent)
  }
  return [...shares].toSorted(([, a], [, b]) => b - a)
}

/** '80% cotton, 20% polyamide'; with several parts each by its name. A number and its sign stay in one line. */
export function compositionText(
  compositions: readonly { readonly part: Part; readonly fibres: readonly FibreShare[] }[],
  language: FibreLanguage,
  hasAnimalParts = false,
): string {
  const sign = JOINED_PERCENT.has(language) ? '%' : '\u00a0%'
  const written = compositions.map(({ part, fibres }) => {
    const text = legalFibres(fibres, language)
      .map(([name, percent]) => `${percent}${sign} ${name}`)
      .join(', ')
    return compositions.length > 1 ? `${PART_NAMES[language][part]}${language === 'fr' ? '\u00a0' : ''}: ${text}` : text
  })
  return [...written, ...(hasAnimalParts ? [ANIMAL_PARTS[language]] : [])].join('. ')
}

export function fibreName(material: Material, language: FibreLanguage): string {
  return FIBRE_NAMES[language][material]
}

/** In the order of the list above. */
function parts(list: string): Record<Part, string> {
  const [body = '', lining = '', sole = '', cuff = '', trim = '', filling = ''] = list.split(', ')
  return { body, lining, sole, cuff, trim, filling }
}

/** In the order of the enumeration. */
function names(list: string): Record<Material, string> {
  const [
    cotton = '',
    wool = '',
    merino = '',
    cashmere = '',
    bamboo = '',
    polyamide = '',
    polyester = '',
    elastane = '',
  ] = list.split(' ')
  return { cotton, wool, merino, cashmere, bamboo, polyamide, polyester, elastane }
}
