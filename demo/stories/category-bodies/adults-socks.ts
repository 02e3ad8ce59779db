import type { DemoBlock } from '../demo-story.ts'

/** Below the socks for grown-ups: how to choose them, and how to wash them. */
export const adultsSocksBody: readonly DemoBlock[] = [
  {
    component: 'rich-text',
    text: {
      rich: {
        default: `## How to choose socks for grown-ups

          Start with the shoe. Boots and lace-ups get a crew sock or a knee-high, low shoes an [ankle
          sock](/collection/low-socks), and a [trainer sock](/collection/sneaker-socks) when nothing should show. All of them
          come in two sizes, EU 36-40 and 41-46; the [size questions](/faq/sizes) have the UK and US ones.

          Most pairs are about 80% combed cotton, with polyamide for wear and elastane for grip. Wash them at 40 °C, inside
          out, and leave softener and tumble dryer out of it: they’ll hold their shape for longer.`,
        'en-US': `## How to choose socks for grown-ups

          Start with the shoe. Boots and lace-ups get a crew sock or a knee-high, low shoes an [ankle
          sock](/collection/low-socks), and a [sneaker sock](/collection/sneaker-socks) when nothing should show. All of them
          come in two sizes, EU 36-40 and 41-46; the [size questions](/faq/sizes) have the US ones.

          Most pairs are about 80% combed cotton, with nylon for wear and spandex for grip. Wash them warm (104 °F), inside
          out, and skip the softener and the dryer: they’ll hold their shape longer.`,
        'de-DE': `## So findest du Socken für Erwachsene

          Fang beim Schuh an. Zu Stiefeln und Schnürschuhen passen halbhohe Socken oder Kniestrümpfe, zu flachen Schuhen [kurze
          Socken](/collection/low-socks), und wenn gar nichts herausschauen soll, [Sneakersocken](/collection/sneaker-socks).
          Alle gibt es in zwei Größen, 36-40 und 41-46. Mehr dazu steht unter [Größen](/faq/sizes).

          Die meisten Paare bestehen zu rund 80 % aus gekämmter Baumwolle, dazu Polyamid für die Haltbarkeit und Elasthan für
          den Sitz. Wasch sie bei 40 °C auf links und lass Weichspüler und Trockner weg: So bleiben sie länger in Form.`,
        'nl-NL': `## Zo kies je sokken voor volwassenen

          Begin bij de schoen. In laarzen en veterschoenen horen halfhoge sokken of kniekousen, in lage schoenen
          [enkelsokken](/collection/low-socks), en als je niets wilt zien [sneakersokken](/collection/sneaker-socks). Ze zijn er
          allemaal in twee maten, 36-40 en 41-46. Meer daarover staat bij [maten](/faq/sizes).

          De meeste paren zijn voor zo’n 80% van gekamd katoen, met polyamide voor de slijtvastheid en elastaan voor de pasvorm.
          Was ze op 40 °C, binnenstebuiten, en laat wasverzachter en droger achterwege: dan blijven ze langer in vorm.`,
        'fr-FR': `## Bien choisir ses chaussettes

          Commence par la chaussure. Avec des bottines ou des lacets, une mi-haute ou une montante ; avec des chaussures basses,
          une [chaussette basse](/collection/low-socks) ; et si rien ne doit dépasser, une [socquette
          invisible](/collection/sneaker-socks). Toutes existent en deux tailles, 36-40 et 41-46 : la suite est dans
          [tailles](/faq/sizes).

          La plupart contiennent environ 80 % de coton peigné, du polyamide pour la solidité et de l’élasthanne pour le
          maintien. Lave-les à 40 °C, à l’envers, sans adoucissant ni sèche-linge : elles gardent leur forme plus longtemps.`,
        'es-ES': `## Cómo elegir calcetines para adultos

          Empieza por el zapato. Con botas y cordones, media caña o hasta la rodilla; con zapato bajo, un
          [tobillero](/collection/low-socks), y si no tiene que verse nada, un [invisible](/collection/sneaker-socks). Todos
          vienen en dos tallas, 36-40 y 41-46. Más detalles en [tallas](/faq/sizes).

          Casi todos llevan alrededor de un 80 % de algodón peinado, poliamida para que duren y elastano para que no se bajen.
          Lávalos a 40 °C, del revés, sin suavizante ni secadora: conservan mejor la forma.`,
        'it-IT': `## Come scegliere i calzini per adulti

          Parti dalla scarpa. Con stivaletti e stringate, il calzino a mezzo polpaccio o al ginocchio; con le scarpe basse, un
          [calzino corto](/collection/low-socks); e se non deve vedersi niente, un [fantasmino](/collection/sneaker-socks). Sono
          tutti in due taglie, 36-40 e 41-46: il resto è in [taglie](/faq/sizes).

          Quasi tutti sono per circa l’80% di cotone pettinato, con poliammide perché durino ed elastan perché stiano su. Lavali a
          40 °C, al rovescio, senza ammorbidente né asciugatrice: restano in forma più a lungo.`,
      },
    },
  },
]
