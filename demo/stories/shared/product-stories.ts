/** More about a family of products, below its sheet. */
import type { DemoStory } from '../demo-story.ts'
import { label } from './label.ts'
import { sharedStory } from './shared-story.ts'

export const productStories: readonly DemoStory[] = [
  sharedStory('pdp-enhanced-socks', 'pdp-enhanced', {
    families: 'socks',
    title: label(
      'From cuff to toe',
      'Vom Bündchen bis zur Spitze',
      'Van boord tot teen',
      'Du bord à la pointe',
      'Del puño a la puntera',
      'Dal bordo alla punta',
    ),
    text: {
      rich: {
        default: `Most of our pairs are knitted from combed cotton, about 80%. Combing takes the short fibres out, so what is left is smooth. The rest is polyamide, which takes the wear, and elastane, which brings the shape back.

          Heel and toe are reinforced, and the cuff holds without leaving its signature on your leg. The left sock and the right one are the same. You may still have a favourite.`,
        'en-US': `Most of our pairs are knitted from combed cotton, about 80%. Combing takes the short fibers out, so what is left is smooth. The rest is nylon, which takes the wear, and spandex, which brings the shape back.

          Heel and toe are reinforced, and the cuff holds without leaving its signature on your leg. The left sock and the right one are the same. You may still have a favorite.`,
        'de-DE': `Die meisten unserer Paare sind aus gekämmter Baumwolle gestrickt, zu etwa 80 %. Beim Kämmen fallen die kurzen Fasern heraus, und was bleibt, ist glatt. Der Rest ist Polyamid, das die Strapazen übernimmt, und Elasthan, das die Form zurückholt.

          Ferse und Spitze sind verstärkt, und das Bündchen hält, ohne am Bein zu unterschreiben. Linke und rechte Socke sind gleich. Einen Liebling darfst du trotzdem haben.`,
        'nl-NL': `De meeste van onze paren zijn gebreid van gekamd katoen, zo’n 80%. Door het kammen vallen de korte vezels eruit, en wat overblijft is glad. De rest is polyamide, dat de slijtage opvangt, en elastaan, dat de vorm terughaalt.

          Hiel en teen zijn versterkt, en de boord blijft zitten zonder zijn handtekening op je been te zetten. De linkersok en de rechtersok zijn gelijk. Een lievelingssok mag je toch hebben.`,
        'fr-FR': `La plupart de nos paires sont tricotées en coton peigné, à environ 80 %. Le peignage enlève les fibres courtes, et ce qui reste est lisse. Le reste, c’est du polyamide, qui encaisse l’usure, et de l’élasthanne, qui ramène la forme.

          Talon et pointe sont renforcés, et le bord tient sans laisser sa signature sur la jambe. La gauche et la droite sont pareilles. Tu as quand même le droit d’avoir une préférée.`,
        'es-ES': `La mayoría de nuestros pares son de algodón peinado, alrededor del 80 %. Al peinarlo se van las fibras cortas, y lo que queda es liso. El resto es poliamida, que aguanta el desgaste, y elastano, que devuelve la forma.

          El talón y la puntera van reforzados, y el puño sujeta sin dejarte la firma en la pierna. El izquierdo y el derecho son iguales. Aun así, puedes tener un favorito.`,
        'it-IT': `La maggior parte delle nostre paia è in cotone pettinato, per circa l’80%. La pettinatura toglie le fibre corte, e quello che resta è liscio. Il resto è poliammide, che regge l’usura, ed elastan, che riporta tutto in forma.

          Tallone e punta sono rinforzati, e il bordo tiene senza lasciare la firma sulla gamba. Il sinistro e il destro sono uguali. Puoi comunque avere un preferito.`,
      },
    },
    picture: {
      drawing: 'banner.line.zigzag_berry.gingham_pond.big-dots_sun.pinstripes_denim.terrazzo_apricot',
      alt: label(
        'Socks on a washing line, each in another pattern',
        'Socken auf der Leine, jede mit einem anderen Muster',
        'Sokken aan de waslijn, elk met een ander dessin',
        'Des chaussettes sur une corde à linge, chacune avec son motif',
        'Calcetines tendidos, cada uno con su estampado',
        'Calzini stesi ad asciugare, ognuno con la sua fantasia',
        'Socks on a clothesline, each in another pattern',
      ),
    },
  }),
  sharedStory('pdp-enhanced-gift-boxes', 'pdp-enhanced', {
    families: 'gift-boxes',
    title: label(
      'Wrapped before you ask',
      'Verpackt, bevor du fragst',
      'Ingepakt voor je het vraagt',
      'Déjà emballé, sans rien demander',
      'Envuelto sin que lo pidas',
      'Già incartato, senza chiedere',
    ),
    text: {
      rich: {
        default: `The box has a lid, the pairs lie inside in their own order, and nobody has to find the scissors. All that is missing is a card, and you write the better ones.

          Unsure of the size? A glance at a shoe by the door is enough, and the size guide turns it into ours; boxes for kids go by age. And if it is wrong after all, there are 30 days to send it back.`,
        'de-DE': `Die Box hat einen Deckel, die Paare liegen in ihrer eigenen Ordnung darin, und niemand muss die Schere suchen. Fehlt nur die Karte, und die schreibst du besser.

          Unsicher bei der Größe? Ein Blick auf die Schuhe im Flur genügt: bis 40 nimmst du 36–40, ab 41 nimmst du 41–46, und Kinderboxen gehen nach Alter. Und wenn es doch nicht passt, bleiben 30 Tage zum Zurückschicken.`,
        'nl-NL': `De doos heeft een deksel, de paren liggen er netjes op volgorde in, en niemand hoeft de schaar te zoeken. Alleen het kaartje ontbreekt, en dat schrijf jij beter.

          Twijfel je over de maat? Een blik op de schoenen in de gang is genoeg: tot en met 40 neem je 36–40, vanaf 41 neem je 41–46, en kinderdozen gaan op leeftijd. En als het toch niet past, heb je 30 dagen om het terug te sturen.`,
        'fr-FR': `La boîte a un couvercle, les paires y sont rangées à leur façon, et personne n’a à chercher les ciseaux. Il ne manque que la carte, et tu l’écris mieux que nous.

          Un doute sur la taille ? Un coup d’œil aux chaussures de l’entrée suffit : jusqu’au 40, prends 36–40 ; à partir du 41, prends 41–46 ; les coffrets pour enfants vont par âge. Et si ça ne va pas, il reste 30 jours pour renvoyer.`,
        'es-ES': `La caja tiene tapa, los pares van dentro por su orden y nadie tiene que buscar las tijeras. Solo falta la tarjeta, y esa la escribes mejor tú.

          ¿Dudas con la talla? Basta con mirar los zapatos de la entrada: hasta la 40, elige 36–40; desde la 41, elige 41–46; las cajas infantiles van por edad. Y si al final no acierta, quedan 30 días para devolverla.`,
        'it-IT': `La scatola ha il coperchio, le paia stanno dentro nel loro ordine e nessuno deve cercare le forbici. Manca solo il biglietto, e quello lo scrivi meglio tu.

          Dubbi sulla misura? Basta un’occhiata alle scarpe all’ingresso: fino al 40 prendi 36–40, dal 41 in su prendi 41–46; i cofanetti per bambini vanno per età. E se non va bene, ci sono 30 giorni per rimandarlo.`,
      },
    },
    picture: {
      drawing: 'banner.pile.croissants_caramel.tulips_lilac.chess_liquorice.bananas_river',
      alt: label(
        'A pile of socks, waiting for their box',
        'Ein Stapel Socken wartet auf die Box',
        'Een stapel sokken wacht op de doos',
        'Une pile de chaussettes attend sa boîte',
        'Un montón de calcetines espera su caja',
        'Una pila di calzini aspetta la sua scatola',
      ),
    },
  }),
]
