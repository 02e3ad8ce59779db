import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { analyserOf } from './analyser.ts'

/** Forms of one word in a line. */
const SAME = {
  en: `sock socks|box boxes|cherry cherries|leaf leaves|fox foxes|baby babies|woman women woman's|man men men's|
    child children|foot feet|mouse mice|goose geese|snowman snowmen|stripe stripes striped|dot dots dotted|
    check checks checked|knit knitted|rib ribbed|cushion cushioned|flower flowers flowered|pad padded|lace laced|
    colour colours coloured|speckle speckled|cookie cookies|beanie beanies|pie pies|tomato tomatoes|shoe shoes|
    hero heroes|glass glasses|dress dresses|bus buses|cactus cactuses cacti|octopus octopuses|house houses|
    rose roses|size sizes|olive olives|glove gloves|moustache moustaches|peach peaches|brush brushes|kiwi kiwis|
    panda pandas|christmas|scarf scarves scarfs|wolf wolves|iris irises|toe toes`,
  de: `Socke Socken|Katze Katzen|Kind Kinder Kindern Kindes|rot rote roter rotes roten rotem|Strumpf Strümpfe Strümpfen|
    Fuchs Füchse Füchsen|Geschenk Geschenke Geschenken|Hund Hunde Hundes|Bär Bären|Erdbeere Erdbeeren Erdbeer|
    Sneaker Sneakers Sneakern|Keks Kekse|Gans Gänse|Panda Pandas|Glas Gläser|Haus Häuser Hauses|Tier Tiere Tieren|
    Nudel Nudeln|Stern Sterne Sternen|neu neue neuer neues|grün grüne gruener|blau blaue blauer|Maus Mäuse|
    Schal Schals|Slip Slips|Kürbis Kürbisse|Kaktus Kakteen|Bus Busse|Baby Babys Babies|Ei Eier|Blatt Blätter|
    Freundin Freundinnen|weiß weiße weisser|dunkel dunkle dunkler|hoch hohe|Mütze Mützen|Fuß Füße|Vogel Vögel Vögeln|
    Hase Hasen|Cookie Cookies|Idee Ideen|modern moderne|Feder Federn|Box Boxen`,
  nl: `sok sokken sokje sokjes|kous kousen|kat katten katje katjes|beer beren beertje|banaan bananen|haas hazen|
    slof sloffen|muts mutsen mutsje|rood rode|wit witte|kerst|cadeau cadeaus cadeautje cadeautjes|baby baby's babys|
    ijsbeer ijsberen|man mannen|maan manen|donker donkere|dame dames|tijger tijgers|vos vossen|aap apen|
    boom bomen boompje|grijs grijze|geel gele|schaap schapen|hart harten hartje|ster sterren sterretje|
    leeuw leeuwen|groen groene|blauw blauwe|kind kinderen|huis huizen|wolf wolven|knie knieën|hoodie hoodies|
    bloem bloemen bloemetje|koe koeien|auto auto's autootje|gestreept gestreepte|mooi mooie|wol wollen|ei eieren|
    panda panda's pandas|ballon ballons|konijn konijnen|roos rozen`,
  fr: `chaussette chaussettes|cadeau cadeaux|animal animaux|vert verte verts vertes|blanc blanche blancs blanches|
    fille filles|bonnet bonnets|rayé rayée rayés rayées|gris grise grises|violet violette violettes|chien chienne chiens|
    genou genoux|sportif sportive sportives|bleu bleue bleus|oiseau oiseaux|homme hommes|femme femmes|noir noire|
    doux douce|long longue|soyeux soyeuse|écossais écossaise|bébé bébés|ours|pois|bas|cheval chevaux|œil yeux|
    léger légère|beau belle|nouveau nouvelle|rose roses|enfant enfants`,
  es: `calcetín calcetines|pez peces|luz luces|rojo roja rojos rojas|flor flores|niño niños niña niñas|regalo regalos|
    verde verdes|gris grises|azul azules|león leones|oso osos|marrón marrones|héroe héroes|pie pies|gato gata gatos|
    animal animales|raya rayas|bebé bebés|lápiz lápices|dulce dulces|kiwi kiwis|escocés escocesa escoceses`,
  it: `calzino calzini|calza calze|gatto gatta gatti gatte|rosso rossa rossi rosse|bianco bianca bianchi bianche|
    fungo funghi|uomo uomini|bambino bambini bambina|grigio grigia grigi grigie|riga righe|ciliegia ciliegie ciliege|
    orso orsi|occhio occhi|sneaker sneakers|verde verdi|fiore fiori|regalo regali|pesce pesci|pesca pesche|oca oche|
    ape api|limone limoni|arancia arance|l'orso orsi`,
} as const

/** Words in a line that must not be taken for each other. */
const APART = {
  en: `dress dr|glass gla|bus bu|cap cape|pin pine|hat hate|stock stocking|ring r|red r|bed b|wed wedding|news new|
    seed see|rose row|glove glow|king k|spring spr|tie ty|star stare|iris iri|moose mouse|bear beer`,
  de: `Bus Busen|Box Boxer|Kuchen Küche|Leder LED|Hafer Hafen|Reiher Reihe|Rose rosa|Hase Hass|Fell Fels|Fuchs Fuß|
    Messer Messe|sauer Sau|Slip Slipper|Ente Ende|Katze Kater|Lachs lachen|Glas glatt|Kleid klein|Bär Beere|
    Fliege Flieger|Tee Teer|Socke Sockel|Eis Ei`,
  nl: `man maan|bot boot|rok rook|zon zoon|roos roze|prins prinses|kous kus|kussen kus|tak taak|jong jongen|
    bes beest|muts mus|kers kerst|oranje oran|haas has|sok soek|tweed tweede|vis vies`,
  fr: `fille fil|fils fil|mer mère|bas base|dans danse|fraise frais|pois poire|ours jour|vert verre|rose roux|
    blanc blanchir|chat château|souris sourire|gris gras|peche pecheur|botte bot|balle bal`,
  es: `rayo raya|medio media|pato pata|foco foca|copo copa|bote bota|pero pera|sol solo|nueve nuevo|oso osa|libro libre|
    punto punta|pez pie|gris grillo|flor flan|luna lunes|suelo suela`,
  it: `pesca pesce|pizza pizzo|per pera|rosa rosso|cappello capello|sole solo|pane panna|dono donna|con cono|
    calza calcio|polpo polpa|razza razzo|orso oro`,
} as const

const LANGUAGES = ['en', 'de', 'nl', 'fr', 'es', 'it'] as const

function lines(table: string): readonly string[] {
  return table.split('|').map((line) => line.trim())
}

describe.each(LANGUAGES)('stem in %s', (language) => {
  const { wordsOf, stem } = analyserOf(language)
  const stemsOf = (line: string): readonly string[] => [...new Set(wordsOf(line).map(stem))]

  it.each(lines(SAME[language]))('one word: %s', (line) => {
    expect(stemsOf(line)).toHaveLength(1)
  })

  it.each(lines(APART[language]))('two words: %s', (line) => {
    expect(stemsOf(line)).toHaveLength(2)
  })

  it.each(['36-40', '2-3y', 'xl', '100', 'носки', '東京', 'constructor'])('%s is left whole', (word) => {
    expect(stem(word)).toBe(word)
  })

  // Not the same the second time: a letter of the word itself can look like an ending once the ending is off, as the s
  // of the French chemis(e). Only words are ever stemmed, never stems.
  it('never leaves less than three letters, nor more than there were', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{0,12}$/), (word) => {
        const left = stem(word)
        expect(left.length).toBeGreaterThanOrEqual(Math.min(word.length, 3))
        expect(left.length).toBeLessThanOrEqual(word.length)
      }),
    )
  })
})
