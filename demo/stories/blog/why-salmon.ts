import type { DemoStory } from '../demo-story.ts'
import { fishSays } from './fish-says.ts'

/** Where the shop's name comes from, and what the fish has to do with it. */
export const whySalmon: DemoStory = {
  fullSlug: '_default/happy-news/why-salmon',
  name: 'post-why-salmon',
  component: 'post',
  fields: {
    title: {
      default: 'Why a salmon?',
      'de-DE': 'Warum ein Lachs?',
      'nl-NL': 'Waarom een zalm?',
      'fr-FR': 'Pourquoi un saumon ?',
      'es-ES': '¿Por qué un salmón?',
      'it-IT': 'Perché un salmone?',
    },
    intro: {
      default:
        'The sockeye’s name has nothing to do with socks or eyes: English speakers misheard a word from the Halkomelem language. We took the mistake seriously and gave the fish some socks.',
      'de-DE':
        'Der Name Sockeye hat nichts mit Socken zu tun: Englischsprachige haben sich bei einem Wort aus dem Halkomelem verhört. Wir fanden den Irrtum gut und haben dem Fisch Socken angezogen.',
      'nl-NL':
        'De naam sockeye heeft niets met sokken te maken: Engelstaligen verstonden een woord uit het Halkomelem verkeerd. Wij vonden die vergissing te mooi en trokken de vis sokken aan.',
      'fr-FR':
        'Le nom « sockeye » n’a rien à voir avec « sock », la chaussette : les anglophones ont mal entendu un mot de la langue halkomelem. L’erreur nous a plu, alors on a chaussé le poisson.',
      'es-ES':
        'El nombre «sockeye» no tiene nada que ver con «sock», calcetín: los anglohablantes oyeron mal una palabra del idioma halkomelem. El error nos gustó tanto que le pusimos calcetines al pez.',
      'it-IT':
        'Il nome «sockeye» non c’entra con «sock», calzino: gli anglofoni capirono male una parola della lingua halkomelem. L’errore ci è piaciuto e al pesce abbiamo messo i calzini.',
    },
    metaDescription: {
      default: 'How a misheard word turned a salmon into a sock shop. A short story about a long swim.',
      'en-US': 'How a misheard word turned a salmon into a sock store. A short story about a long swim.',
      'de-DE':
        'Wie aus einem Verhörer und einem Lachs ein Sockenladen wurde. Kurze Geschichte, langer Weg stromaufwärts.',
      'nl-NL': 'Hoe een verkeerd verstaan woord van een zalm een sokkenwinkel maakte. Kort verhaal, lang zwemmen.',
      'fr-FR':
        'Comment un mot mal entendu a fait d’un saumon une boutique de chaussettes. Histoire courte, longue nage.',
      'es-ES':
        'Cómo una palabra mal oída convirtió un salmón en una tienda de calcetines. Historia corta, travesía larga.',
      'it-IT':
        'Come una parola capita male ha trasformato un salmone in un negozio di calzini. Storia breve, nuotata lunga.',
    },
    date: '2026-03-12',
    author: 'Sockeye',
    picture: {
      drawing: 'banner.parade.fish_salmon.scales_lagoon.waves_navy.fish_cream',
      alt: {
        default: 'Socks with fish, scales and waves, marching upstream',
        'de-DE': 'Socken mit Fischen, Schuppen und Wellen auf dem Marsch stromaufwärts',
        'nl-NL': 'Sokken met vissen, schubben en golven marcheren stroomopwaarts',
        'fr-FR': 'Des chaussettes à poissons, écailles et vagues remontent le courant',
        'es-ES': 'Calcetines con peces, escamas y olas marchan río arriba',
        'it-IT': 'Calzini con pesci, squame e onde in marcia controcorrente',
      },
    },
    body: [
      {
        component: 'rich-text',
        text: {
          rich: {
            default: `
              ## A word, misheard

              Along the lower Fraser River in British Columbia people speak Halkomelem, and in Halkomelem this salmon has a name that sounds a little like *suk-kegh*. English speakers heard it, had no such sounds themselves, and wrote down two words they already owned: sock and eye. Linguists call that folk etymology. We call it a business plan.

              ## Two outfits

              At sea a sockeye is silver with a blue-green back, as if dressed for the office. Before it spawns it changes: the body turns bright red, the head green. The red comes from what it ate, small crustaceans full of carotenoids, the same family of pigments that makes carrots orange. In the ocean the pigment sits in the flesh; on the way home it moves into the skin.`,
            'de-DE': `
              ## Ein Wort, falsch gehört

              Am Unterlauf des Fraser River in British Columbia spricht man Halkomelem, und auf Halkomelem hat dieser Lachs einen Namen, der ein wenig wie *suk-kegh* klingt. Englischsprachige hörten ihn, hatten solche Laute nicht und schrieben zwei Wörter auf, die sie schon besaßen: sock und eye, Socke und Auge. In der Sprachwissenschaft heißt das Volksetymologie. Bei uns heißt es Geschäftsidee.

              ## Zwei Garderoben

              Im Meer ist der Rotlachs silbern mit blaugrünem Rücken, wie fürs Büro angezogen. Vor dem Laichen zieht er sich um: Der Körper wird leuchtend rot, der Kopf grün. Das Rot kommt vom Essen, von kleinen Krebstieren voller Carotinoide. Aus derselben Familie stammt der Farbstoff, der Möhren orange macht. Im Meer steckt er im Fleisch, auf dem Heimweg wandert er in die Haut.`,
            'nl-NL': `
              ## Een woord, verkeerd verstaan

              Langs de benedenloop van de Fraser in Brits-Columbia spreekt men Halkomelem, en in het Halkomelem heeft deze zalm een naam die een beetje klinkt als *suk-kegh*. Engelstaligen hoorden die naam, hadden zulke klanken zelf niet en schreven twee woorden op die ze al kenden: sock en eye, sok en oog. Taalkundigen noemen dat volksetymologie. Wij noemen het een ondernemingsplan.

              ## Twee kostuums

              In zee is een rode zalm zilver met een blauwgroene rug, alsof hij naar kantoor moet. Voor hij paait kleedt hij zich om: het lijf wordt felrood, de kop groen. Dat rood komt van zijn eten, kleine kreeftachtigen vol carotenoïden, familie van de kleurstof die wortels oranje maakt. In de oceaan zit de kleurstof in het vlees, op weg naar huis verhuist ze naar de huid.`,
            'fr-FR': `
              ## Un mot mal entendu

              Au bord du cours inférieur du Fraser, en Colombie-Britannique, on parle halkomelem, et dans cette langue ce saumon porte un nom qui ressemble un peu à *suk-kegh*. Les anglophones l’ont entendu, n’avaient pas ces sons-là et ont noté deux mots qu’ils possédaient déjà : « sock » et « eye », chaussette et œil. Les linguistes appellent ça une étymologie populaire. Nous, un projet d’entreprise.

              ## Deux tenues

              En mer, le saumon rouge est argenté, le dos bleu-vert, comme habillé pour le bureau. Avant de frayer, il se change : le corps devient rouge vif, la tête verte. Ce rouge vient de ses repas, de petits crustacés pleins de caroténoïdes, la famille de pigments qui rend les carottes orange. Dans l’océan, le pigment reste dans la chair ; sur le chemin du retour, il passe dans la peau.`,
            'es-ES': `
              ## Una palabra mal oída

              En el curso bajo del río Fraser, en la Columbia Británica, se habla halkomelem, y en halkomelem este salmón tiene un nombre que suena un poco a *suk-kegh*. Los anglohablantes lo oyeron, no tenían esos sonidos y apuntaron dos palabras que ya eran suyas: «sock» y «eye», calcetín y ojo. Los lingüistas lo llaman etimología popular. Nosotros, plan de negocio.

              ## Dos trajes

              En el mar, el salmón rojo es plateado con el lomo azul verdoso, como vestido para la oficina. Antes de desovar se cambia: el cuerpo se vuelve rojo vivo y la cabeza, verde. El rojo le viene de la comida, pequeños crustáceos llenos de carotenoides, la misma familia de pigmentos que hace naranjas las zanahorias. En el océano el pigmento está en la carne; de vuelta a casa pasa a la piel.`,
            'it-IT': `
              ## Una parola capita male

              Lungo il basso corso del Fraser, nella Columbia Britannica, si parla halkomelem, e in halkomelem questo salmone ha un nome che suona un po’ come *suk-kegh*. Gli anglofoni lo sentirono, quei suoni non li avevano e scrissero due parole che possedevano già: «sock» e «eye», calzino e occhio. I linguisti la chiamano etimologia popolare. Noi, piano aziendale.

              ## Due abiti

              In mare il salmone rosso è argentato con il dorso verde-azzurro, come vestito per l’ufficio. Prima di deporre le uova si cambia: il corpo diventa rosso acceso, la testa verde. Il rosso viene da quello che ha mangiato, piccoli crostacei pieni di carotenoidi, la stessa famiglia di pigmenti che fa arancioni le carote. Nell’oceano il pigmento sta nella carne; sulla via di casa passa nella pelle.`,
          },
        },
      },
      {
        component: 'picture-and-text',
        title: {
          default: 'Upstream, of course',
          'de-DE': 'Natürlich stromaufwärts',
          'nl-NL': 'Stroomopwaarts, natuurlijk',
          'fr-FR': 'À contre-courant, bien sûr',
          'es-ES': 'Río arriba, cómo no',
          'it-IT': 'Controcorrente, è ovvio',
        },
        text: {
          rich: {
            default: `
              Young sockeye usually spend their first year or two in a lake, then swim to the Pacific. Years later they come back to the same river, and for the last stretch they find their way by smell. Once in fresh water they no longer eat. It’s a long way without a snack, and without pockets.`,
            'de-DE': `
              Junge Rotlachse verbringen meist ihr erstes oder auch zweites Jahr in einem See und schwimmen dann in den Pazifik. Jahre später kommen sie in denselben Fluss zurück, und das letzte Stück finden sie mit der Nase. Im Süßwasser fressen sie nichts mehr. Ein weiter Weg ohne Brotzeit, und ohne Hosentaschen.`,
            'nl-NL': `
              Jonge rode zalmen blijven meestal een jaar of twee in een meer en zwemmen dan naar de Stille Oceaan. Jaren later komen ze terug naar dezelfde rivier, en het laatste stuk vinden ze op de geur. Eenmaal in zoet water eten ze niets meer. Het is een lange weg zonder broodtrommel, en zonder zakken.`,
            'fr-FR': `
              Les jeunes saumons rouges passent le plus souvent un an ou deux dans un lac, puis nagent jusqu’au Pacifique. Des années plus tard, ils reviennent dans la même rivière, et le dernier bout de chemin, ils le trouvent à l’odeur. Une fois en eau douce, ils ne mangent plus. La route est longue sans goûter, et sans poches.`,
            'es-ES': `
              Los salmones rojos jóvenes suelen pasar un año o dos en un lago y luego nadan hasta el Pacífico. Años después vuelven al mismo río, y el último tramo lo encuentran por el olfato. Una vez en agua dulce ya no comen. Es un viaje largo sin bocadillo, y sin bolsillos.`,
            'it-IT': `
              I giovani salmoni rossi passano di solito uno o due anni in un lago, poi nuotano fino al Pacifico. Anni dopo tornano nello stesso fiume, e l’ultimo tratto lo trovano con il fiuto. Una volta in acqua dolce non mangiano più. È un viaggio lungo senza merenda, e senza tasche.`,
          },
        },
        picture: {
          drawing: 'crew.worn.fish_lagoon',
          alt: {
            default: 'A turquoise sock with fish, worn',
            'de-DE': 'Eine türkise Socke mit Fischen am Fuß',
            'nl-NL': 'Een turquoise sok met vissen aan een voet',
            'fr-FR': 'Une chaussette turquoise à poissons, portée',
            'es-ES': 'Un calcetín turquesa con peces, puesto',
            'it-IT': 'Un calzino turchese con pesci, indossato',
          },
        },
        isPictureLast: true,
        tint: 'blush',
      },
      fishSays(
        {
          default: 'I didn’t choose the name. I did choose the socks.',
          'de-DE': 'Den Namen habe ich mir nicht ausgesucht. Die Socken schon.',
          'nl-NL': 'De naam heb ik niet gekozen. De sokken wel.',
          'fr-FR': 'Je n’ai pas choisi le nom. Les chaussettes, si.',
          'es-ES': 'El nombre no lo elegí yo. Los calcetines, sí.',
          'it-IT': 'Il nome non l’ho scelto io. I calzini sì.',
        },
        'sun',
      ),
      {
        component: 'rich-text',
        text: {
          rich: {
            default: `
              ## What we like about it

              - It knows where it wants to go, and goes there against the current.
              - It dresses for the occasion.
              - Its name is a mistake, and it has never complained.

              So the fish got a job. It has no feet, which makes it an impartial judge of footwear, and it answers [questions](/faq) without losing its temper. More about the two of us stands on the page [about us](/about-us).`,
            'de-DE': `
              ## Was uns an ihm gefällt

              - Er weiß, wohin er will, und schwimmt gegen den Strom dorthin.
              - Er zieht sich passend zum Anlass an.
              - Sein Name ist ein Irrtum, und er hat sich nie beschwert.

              Also bekam der Fisch eine Stelle. Er hat keine Füße, das macht ihn zum unparteiischen Kenner, und [Fragen](/faq) beantwortet er mit Engelsgeduld. Mehr über ihn und uns steht unter [Über uns](/about-us).`,
            'nl-NL': `
              ## Wat we aan hem waarderen

              - Hij weet waar hij heen wil en zwemt er tegen de stroom in naartoe.
              - Hij kleedt zich naar de gelegenheid.
              - Zijn naam is een vergissing, en hij heeft nooit geklaagd.

              Dus kreeg de vis een baan. Hij heeft geen voeten, wat hem tot een onpartijdig kenner maakt, en hij beantwoordt [vragen](/faq) zonder zijn geduld te verliezen. Meer over hem en ons lees je bij [Over ons](/about-us).`,
            'fr-FR': `
              ## Ce qui nous plaît chez lui

              - Il sait où il va, et il y va à contre-courant.
              - Il s’habille selon l’occasion.
              - Son nom est une erreur, et il ne s’en est jamais plaint.

              Alors le poisson a été embauché. Il n’a pas de pieds, ce qui fait de lui un juge impartial, et il répond aux [questions](/faq) sans perdre patience. La suite de l’histoire est sur la page [Qui sommes-nous](/about-us).`,
            'es-ES': `
              ## Lo que nos gusta de él

              - Sabe adónde quiere ir, y va a contracorriente.
              - Se viste según la ocasión.
              - Su nombre es un error y nunca se ha quejado.

              Así que le dimos trabajo. No tiene pies, lo que lo convierte en un juez imparcial, y contesta a las [preguntas](/faq) sin perder la paciencia. El resto de la historia está en [Quiénes somos](/about-us).`,
            'it-IT': `
              ## Che cosa ci piace di lui

              - Sa dove vuole andare, e ci va controcorrente.
              - Si veste secondo l’occasione.
              - Il suo nome è un errore, e non se n’è mai lamentato.

              Così il pesce è stato assunto. Non ha piedi, il che ne fa un giudice imparziale, e risponde alle [domande](/faq) senza perdere la pazienza. Il resto della storia è nella pagina [Chi siamo](/about-us).`,
          },
        },
      },
      {
        component: 'product-row',
        title: {
          default: 'Swimming in the same direction',
          'de-DE': 'Schwimmt in dieselbe Richtung',
          'nl-NL': 'Zwemt dezelfde kant op',
          'fr-FR': 'Du même banc',
          'es-ES': 'Del mismo cardumen',
          'it-IT': 'Dello stesso branco',
        },
        collection: 'collection/animal-kingdom',
        link: { leadsTo: '/collection/animal-kingdom' },
        linkText: {
          default: 'Meet the animals',
          'de-DE': 'Tiere treffen',
          'nl-NL': 'Ontmoet de dieren',
          'fr-FR': 'Rencontrer les animaux',
          'es-ES': 'Conocer a los animales',
          'it-IT': 'Incontra gli animali',
        },
      },
    ],
  },
}
