import type { DemoBlock } from '../demo-story.ts'

/** Below the underwear: sizes and care. */
export const underwearBody: readonly DemoBlock[] = [
  {
    component: 'rich-text',
    text: {
      rich: {
        default: `## Underwear that keeps its shape

          Soft cotton jersey with a little elastane, in S, M, L and XL. Measure waist and hips and compare them with the table
          on the product’s page; if you are between two sizes, the larger one is the kinder one.

          Wash it at 40 °C, inside out, without softener, and let it dry on the line. The same patterns go on feet, in case you
          want to match from [socks](/adults/socks) upwards.`,
        'en-US': `## Underwear that keeps its shape

          Soft cotton jersey with a little spandex, in S, M, L and XL. Measure waist and hips and compare them with the chart
          on the product’s page; if you are between two sizes, the larger one is the kinder one.

          Wash it at 104 °F, inside out, without softener, and let it air-dry. The same patterns go on feet, in case you want to
          match from [socks](/adults/socks) up.`,
        'de-DE': `## Unterwäsche, die in Form bleibt

          Weicher Baumwolljersey mit etwas Elasthan, in S, M, L und XL. Miss Taille und Hüfte und vergleich sie mit der Tabelle
          auf der Produktseite. Zwischen zwei Größen ist die größere die freundlichere.

          Wasch sie bei 40 °C auf links, ohne Weichspüler, und lass sie an der Leine trocknen. Dieselben Muster gibt es auch für
          unten, falls du von den [Socken](/adults/socks) aufwärts einheitlich auftreten möchtest.`,
        'nl-NL': `## Ondergoed dat in vorm blijft

          Zachte katoenen jersey met wat elastaan, in S, M, L en XL. Meet je taille en heupen en leg ze naast de tabel op de
          productpagina. Zit je tussen twee maten in, dan is de grootste de vriendelijkste.

          Was het op 40 °C, binnenstebuiten, zonder wasverzachter, en laat het aan de lijn drogen. Dezelfde dessins zijn er voor
          je voeten, mocht je vanaf de [sokken](/adults/socks) omhoog willen matchen.`,
        'fr-FR': `## Des sous-vêtements qui gardent la forme

          Un jersey de coton doux avec un peu d’élasthanne, en S, M, L et XL. Mesure ta taille et tes hanches et compare avec le
          tableau de la fiche produit. Entre deux tailles, la plus grande est la plus aimable.

          Lavage à 40 °C, à l’envers, sans adoucissant, puis séchage sur le fil. Les mêmes motifs existent pour les pieds, si tu
          veux assortir à partir des [chaussettes](/adults/socks).`,
        'es-ES': `## Ropa interior que no pierde la forma

          Punto de algodón suave con un poco de elastano, en S, M, L y XL. Mide cintura y cadera y compáralas con la tabla de la
          página del producto. Entre dos tallas, la mayor es la más amable.

          Lávala a 40 °C, del revés, sin suavizante, y tiéndela para secarla. Los mismos dibujos existen para los pies, por si
          quieres ir a juego desde los [calcetines](/adults/socks) hacia arriba.`,
        'it-IT': `## Intimo che resta in forma

          Morbido jersey di cotone con un po’ di elastan, in S, M, L e XL. Misura vita e fianchi e confrontali con la tabella
          nella pagina del prodotto. Tra due taglie, la più grande è la più gentile.

          Lavalo a 40 °C, al rovescio, senza ammorbidente, e lascialo asciugare all’aria. Le stesse fantasie ci sono per i piedi,
          se vuoi abbinare dai [calzini](/adults/socks) in su.`,
      },
    },
  },
]
