import type { DemoBlock } from '../demo-story.ts'

/** Below what is new: why it is here, and where it goes next. */
export const newInBody: readonly DemoBlock[] = [
  {
    component: 'rich-text',
    text: {
      rich: {
        default: `## What counts as new

          Everything here has only just come into the shop: socks first of all, then boxes, underwear and whatever else the fish
          has let itself be talked into. Filter by size or colour, or read them from the top like a newspaper.

          What stops being new moves to its own shelf, to [grown-ups](/adults/socks) or [kids](/kids/socks), and some day, when
          only a few pairs are left, to the [outlet](/outlet).`,
        'en-US': `## What counts as new

          Everything here has only just come into the store: socks first of all, then boxes, underwear and whatever else the
          fish has let itself be talked into. Filter by size or color, or read them from the top like a newspaper.

          What stops being new moves to its own shelf, to [grown-ups](/adults/socks) or [kids](/kids/socks), and some day, when
          only a few pairs are left, to the [outlet](/outlet).`,
        'de-DE': `## Was hier als neu gilt

          Alles auf dieser Seite ist gerade erst in den Laden gekommen: Socken vor allem, dazu Boxen, Unterwäsche und wozu der
          Fisch sich sonst hat überreden lassen. Filtere nach Größe oder Farbe, oder lies von oben wie in der Zeitung.

          Was nicht mehr neu ist, zieht in sein Regal um, zu den [Erwachsenen](/adults/socks) oder zu den
          [Kindern](/kids/socks), und irgendwann, wenn nur noch wenige Paare da sind, ins [Outlet](/outlet).`,
        'nl-NL': `## Wat hier nieuw heet

          Alles op deze pagina is net binnen: sokken natuurlijk, maar ook dozen, ondergoed en waar de vis zich verder toe heeft
          laten overhalen. Filter op maat of kleur, of lees van boven naar beneden, als een krant.

          Wat niet meer nieuw is, verhuist naar zijn eigen plank, bij de [volwassenen](/adults/socks) of de
          [kinderen](/kids/socks), en ooit, als er nog maar een paar over zijn, naar de [outlet](/outlet).`,
        'fr-FR': `## Ce qu’on appelle nouveau

          Tout ce qui est ici vient d’entrer dans la boutique : des chaussettes surtout, puis des coffrets, des sous-vêtements et
          ce que le poisson s’est laissé convaincre d’ajouter. Filtre par taille ou par couleur, ou lis de haut en bas, comme un
          journal.

          Ce qui n’est plus nouveau rejoint son étagère, chez les [adultes](/adults/socks) ou les [enfants](/kids/socks), et un
          jour, quand il ne reste que quelques paires, l’[outlet](/outlet).`,
        'es-ES': `## Qué entendemos por nuevo

          Todo lo de esta página acaba de entrar en la tienda: calcetines, sobre todo, y también cajas, ropa interior y lo que el
          pez se haya dejado convencer de traer. Filtra por talla o color, o léelo de arriba abajo, como un periódico.

          Lo que deja de ser nuevo pasa a su estante, con los [adultos](/adults/socks) o con los [niños](/kids/socks), y algún
          día, cuando quedan pocos pares, al [outlet](/outlet).`,
        'it-IT': `## Che cosa vuol dire nuovo

          Tutto quello che vedi qui è appena entrato in negozio: calzini, soprattutto, e poi cofanetti, intimo e quello che il
          pesce si è lasciato convincere a prendere. Filtra per taglia o colore, oppure leggi dall’alto, come un giornale.

          Quello che non è più nuovo passa al suo scaffale, tra gli [adulti](/adults/socks) o i [bambini](/kids/socks), e un
          giorno, quando restano poche paia, all’[outlet](/outlet).`,
      },
    },
  },
]
