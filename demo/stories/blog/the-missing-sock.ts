import type { DemoStory } from '../demo-story.ts'

/** Where single socks go, with the arithmetic of losing six of twenty. */
export const theMissingSock: DemoStory = {
  fullSlug: '_default/happy-news/the-missing-sock',
  name: 'post-the-missing-sock',
  component: 'post',
  fields: {
    title: {
      default: 'The missing sock',
      'de-DE': 'Die verschwundene Socke',
      'nl-NL': 'De verdwenen sok',
      'fr-FR': 'La chaussette disparue',
      'es-ES': 'El calcetín perdido',
      'it-IT': 'Il calzino scomparso',
    },
    intro: {
      default:
        'Two go into the wash and one comes out. Look behind the door seal first; the washing machine declined to comment.',
      'en-US':
        'Two go into the wash and one comes out. Look behind the door gasket first; the washing machine declined to comment.',
      'de-DE':
        'Zwei gehen in die Wäsche, eine kommt heraus. Schau zuerst hinter die Türdichtung. Die Waschmaschine wollte sich nicht äußern.',
      'nl-NL':
        'Twee gaan er de was in, één komt eruit. Kijk eerst achter het deurrubber. De wasmachine wilde niet reageren.',
      'fr-FR':
        'Deux entrent dans la machine, une seule en ressort. Regarde d’abord derrière le joint du hublot. La machine n’a pas souhaité réagir.',
      'es-ES':
        'Entran dos en la lavadora y sale uno. Mira primero detrás de la goma de la puerta. La lavadora no ha querido hacer declaraciones.',
      'it-IT':
        'In lavatrice entrano in due e ne esce uno solo. Guarda prima dietro la guarnizione dell’oblò. La lavatrice non ha rilasciato dichiarazioni.',
    },
    metaDescription: {
      default:
        'Where does the other sock go? An investigation in one washing machine, with no suspects and one door seal.',
      'en-US':
        'Where does the other sock go? An investigation in one washing machine, with no suspects and one door gasket.',
      'de-DE':
        'Wohin verschwindet die zweite Socke? Ermittlungen in einer Waschmaschine, ohne Verdächtige, mit Türdichtung.',
      'nl-NL': 'Waar blijft die andere sok? Een onderzoek in één wasmachine, zonder verdachten, met een deurrubber.',
      'fr-FR':
        'Où est passée l’autre chaussette ? Enquête dans une machine à laver, sans suspect, mais avec un joint de hublot.',
      'es-ES':
        '¿Adónde va el otro calcetín? Una investigación en una lavadora, sin sospechosos y con una goma de puerta.',
      'it-IT': 'Dove finisce l’altro calzino? Un’indagine in una lavatrice, senza indiziati e con una guarnizione.',
    },
    date: '2026-04-21',
    author: 'Sockeye',
    picture: {
      drawing: 'banner.pile.eyes_berry.zigzag_river.dots_sun.stripes_mint.plain_plum',
      alt: {
        default: 'A heap of colourful socks without their partners',
        'en-US': 'A heap of colorful socks without their partners',
        'de-DE': 'Ein Haufen bunter Socken ohne ihre Partner',
        'nl-NL': 'Een berg bonte sokken zonder hun wederhelft',
        'fr-FR': 'Un tas de chaussettes colorées sans leur moitié',
        'es-ES': 'Un montón de calcetines de colores sin su pareja',
        'it-IT': 'Un mucchio di calzini colorati senza il compagno',
      },
    },
    body: [
      {
        component: 'rich-text',
        text: {
          rich: {
            default: `
              ## The search

              A washing machine has no appetite. It has folds, corners and a rubber ring, and a small sock fits into all of them. Before you accuse anybody, look in this order.

              - **Behind the door seal.** Run a finger along the fold once the drum is empty.
              - **In the duvet cover.** It swallows socks whole and gives nothing back until it is turned inside out.
              - **In a sleeve.** Dry laundry is full of static, and socks cling to whoever is nearest.
              - **On the way.** Under the basket, on the stairs, behind the machine.
              - **In the filter.** From an overfull drum a baby sock can slip past the seal, and its journey ends at the pump.`,
            'en-US': `
              ## The search

              A washing machine has no appetite. It has folds, corners and a rubber ring, and a small sock fits into all of them. Before you accuse anybody, look in this order.

              - **Behind the door gasket.** Run a finger along the fold once the drum is empty.
              - **In the duvet cover.** It swallows socks whole and gives nothing back until it is turned inside out.
              - **In a sleeve.** Dry laundry is full of static, and socks cling to whoever is nearest.
              - **On the way.** Under the hamper, on the stairs, behind the machine.
              - **In the filter.** From an overfull drum a baby sock can slip past the gasket, and its journey ends at the pump.`,
            'de-DE': `
              ## Die Fahndung

              Eine Waschmaschine hat keinen Appetit. Sie hat Falten, Ecken und einen Gummiring, und eine kleine Socke passt in alle drei. Bevor du jemanden beschuldigst, such in dieser Reihenfolge.

              - **Hinter der Türdichtung.** Fahr mit dem Finger durch die Falte, sobald die Trommel leer ist.
              - **Im Bettbezug.** Er verschluckt Socken im Ganzen und rückt erst etwas heraus, wenn man ihn wendet.
              - **In einem Ärmel.** Trockene Wäsche lädt sich auf, und Socken klammern sich an den Nächstbesten.
              - **Auf dem Weg.** Unter dem Korb, auf der Treppe, hinter der Maschine.
              - **Im Flusensieb.** Aus einer übervollen Trommel rutscht eine Babysocke schon mal an der Dichtung vorbei, und ihre Reise endet an der Pumpe.`,
            'nl-NL': `
              ## De zoektocht

              Een wasmachine heeft geen trek. Ze heeft plooien, hoeken en een rubberen ring, en een kleine sok past er overal in. Zoek in deze volgorde voor je iemand beschuldigt.

              - **Achter het deurrubber.** Ga met je vinger door de plooi zodra de trommel leeg is.
              - **In het dekbedovertrek.** Dat slokt sokken in hun geheel op en geeft pas iets terug als je het binnenstebuiten keert.
              - **In een mouw.** Droge was is statisch, en sokken klampen zich vast aan wie het dichtst in de buurt is.
              - **Onderweg.** Onder de wasmand, op de trap, achter de machine.
              - **In het filter.** Uit een te volle trommel kan een babysokje langs het rubber glippen, en de reis eindigt bij de pomp.`,
            'fr-FR': `
              ## L’enquête

              Une machine à laver n’a pas d’appétit. Elle a des plis, des recoins et un anneau de caoutchouc, et une petite chaussette entre dans les trois. Avant d’accuser quelqu’un, cherche dans cet ordre.

              - **Derrière le joint du hublot.** Passe un doigt dans le pli une fois le tambour vide.
              - **Dans la housse de couette.** Elle avale les chaussettes d’un coup et ne rend rien tant qu’on ne la retourne pas.
              - **Dans une manche.** Le linge sec se charge d’électricité statique, et la chaussette s’accroche au premier venu.
              - **En chemin.** Sous le panier, dans l’escalier, derrière la machine.
              - **Dans le filtre.** D’un tambour trop plein, une chaussette de bébé peut glisser derrière le joint, et son voyage finit à la pompe.`,
            'es-ES': `
              ## La búsqueda

              Una lavadora no tiene hambre. Tiene pliegues, rincones y un aro de goma, y un calcetín pequeño cabe en todos. Antes de acusar a nadie, busca en este orden.

              - **Detrás de la goma de la puerta.** Pasa un dedo por el pliegue cuando el tambor esté vacío.
              - **En la funda nórdica.** Se traga los calcetines enteros y no devuelve nada hasta que le das la vuelta.
              - **En una manga.** La ropa seca se carga de electricidad estática, y el calcetín se agarra a lo primero que pilla.
              - **Por el camino.** Bajo el cesto, en la escalera, detrás de la máquina.
              - **En el filtro.** De un tambor demasiado lleno puede colarse un calcetín de bebé por la goma, y su viaje acaba en la bomba.`,
            'it-IT': `
              ## Le ricerche

              Una lavatrice non ha appetito. Ha pieghe, angoli e un anello di gomma, e un calzino piccolo entra dappertutto. Prima di accusare qualcuno, cerca in quest’ordine.

              - **Dietro la guarnizione dell’oblò.** Passa un dito nella piega quando il cestello è vuoto.
              - **Nel copripiumino.** Inghiotte calzini interi e non restituisce niente finché non lo rivolti.
              - **In una manica.** Il bucato asciutto è carico di elettricità statica, e il calzino si aggrappa al primo che capita.
              - **Per strada.** Sotto la cesta, sulle scale, dietro la macchina.
              - **Nel filtro.** Da un cestello troppo pieno un calzino da neonato può scivolare oltre la guarnizione, e il suo viaggio finisce alla pompa.`,
          },
        },
      },
      {
        component: 'rich-text',
        text: {
          rich: {
            default: `
              ## It isn’t you, it’s arithmetic

              Say you own ten pairs, all different, and six socks go missing at random. If luck were tidy, three whole pairs would go and seven would be left. The chance of that is one in 323. That all six come from different pairs, leaving four good pairs and six widows, happens about one time in three. It is more than a hundred times as likely.

              The consolation: from a drawer that holds only red and blue socks, three taken in the dark always include a pair.`,
            'de-DE': `
              ## Es liegt nicht an dir, es ist Mathematik

              Angenommen, du hast zehn Paar, alle verschieden, und sechs Socken verschwinden zufällig. Wäre das Glück ordentlich, gingen drei ganze Paare und sieben blieben. Die Chance dafür ist eins zu 323. Dass alle sechs aus verschiedenen Paaren stammen, also vier Paare und sechs Witwen bleiben, passiert etwa in einem von drei Fällen. Das ist mehr als hundertmal so wahrscheinlich.

              Zum Trost: Aus einer Schublade mit nur roten und blauen Socken ziehst du mit drei Griffen im Dunkeln immer ein Paar.`,
            'nl-NL': `
              ## Het ligt niet aan jou, het is rekenkunde

              Stel: je hebt tien paar, allemaal verschillend, en er raken zes sokken willekeurig zoek. Was het lot netjes, dan verdwenen er drie hele paren en hield je er zeven over. De kans daarop is één op 323. Dat alle zes uit verschillende paren komen, zodat je vier paar en zes weduwen overhoudt, gebeurt ongeveer één op de drie keer. Dat is ruim honderd keer zo waarschijnlijk.

              De troost: uit een la met alleen rode en blauwe sokken pak je in het donker met drie sokken altijd een paar.`,
            'fr-FR': `
              ## Ce n’est pas toi, c’est l’arithmétique

              Disons que tu as dix paires, toutes différentes, et que six chaussettes disparaissent au hasard. Si la chance était ordonnée, trois paires entières partiraient et il en resterait sept. La probabilité est d’une sur 323. Que les six viennent de paires différentes, et qu’il te reste quatre paires et six veuves, arrive à peu près une fois sur trois. C’est plus de cent fois plus probable.

              La consolation : dans un tiroir qui ne contient que des chaussettes rouges et des bleues, trois prises dans le noir donnent toujours une paire.`,
            'es-ES': `
              ## No eres tú, es la aritmética

              Pongamos que tienes diez pares, todos distintos, y que se pierden seis calcetines al azar. Si la suerte fuera ordenada, se irían tres pares enteros y quedarían siete. La probabilidad es de una entre 323. Que los seis sean de pares distintos, y te queden cuatro pares y seis viudos, pasa más o menos una de cada tres veces. Es más de cien veces más probable.

              El consuelo: de un cajón con solo calcetines rojos y azules, si sacas tres a oscuras siempre hay un par.`,
            'it-IT': `
              ## Non sei tu, è l’aritmetica

              Mettiamo che tu abbia dieci paia, tutte diverse, e che spariscano sei calzini a caso. Se la sorte fosse ordinata, se ne andrebbero tre paia intere e ne resterebbero sette. La probabilità è di una su 323. Che tutti e sei vengano da paia diverse, e ti restino quattro paia e sei vedovi, succede circa una volta su tre. È più di cento volte più probabile.

              La consolazione: da un cassetto con soli calzini rossi e blu, tre pescati al buio contengono sempre un paio.`,
          },
        },
      },
      {
        component: 'picture-and-text',
        title: {
          default: 'Three habits that help',
          'de-DE': 'Drei Gewohnheiten, die helfen',
          'nl-NL': 'Drie gewoontes die helpen',
          'fr-FR': 'Trois habitudes utiles',
          'es-ES': 'Tres costumbres que ayudan',
          'it-IT': 'Tre abitudini che aiutano',
        },
        text: {
          rich: {
            default: `
              Wash socks in a mesh bag, both of them, with the zip closed. Leave a hand’s width of air above the laundry. And keep a box for singles beside the machine: give each of them a month before you hold the funeral. More tricks are in our notes on [washing day](/happy-news/washing-day).`,
            'en-US': `
              Wash socks in a mesh bag, both of them, with the zipper closed. Leave a hand’s width of air above the laundry. And keep a box for singles beside the machine: give each of them a month before you hold the funeral. More tricks are in our notes on [laundry day](/happy-news/washing-day).`,
            'de-DE': `
              Wasch Socken im Wäschenetz, alle beide, Reißverschluss zu. Lass über der Wäsche eine Handbreit Luft. Und stell eine Kiste für Singles neben die Maschine: Gib jeder einen Monat, bevor du Abschied nimmst. Mehr Kniffe stehen in unseren Notizen zum [Waschtag](/happy-news/washing-day).`,
            'nl-NL': `
              Was sokken in een waszakje, allebei, met de rits dicht. Laat boven de was een handbreedte lucht. En zet een doos voor vrijgezellen naast de machine: geef ze elk een maand voor je afscheid neemt. Meer trucjes staan in ons stuk over [wasdag](/happy-news/washing-day).`,
            'fr-FR': `
              Lave les chaussettes dans un filet, toutes les deux, fermeture tirée. Laisse une largeur de main d’air au-dessus du linge. Et pose une boîte pour célibataires à côté de la machine : un mois de patience pour chacune avant les adieux. D’autres astuces t’attendent dans [jour de lessive](/happy-news/washing-day).`,
            'es-ES': `
              Lava los calcetines en una bolsa de malla, los dos, con la cremallera cerrada. Deja un palmo de aire sobre la ropa. Y pon una caja para solteros junto a la máquina: dale un mes a cada uno antes de despedirte. Hay más trucos en [día de colada](/happy-news/washing-day).`,
            'it-IT': `
              Lava i calzini in un sacchetto a rete, tutti e due, con la zip chiusa. Lascia un palmo d’aria sopra il bucato. E tieni una scatola per i single accanto alla macchina: concedi a ciascuno un mese prima dell’addio. Altri trucchi li trovi in [giorno di bucato](/happy-news/washing-day).`,
          },
        },
        picture: { drawing: 'crew.folded.eyes_night' },
        tint: 'sun',
      },
      {
        component: 'quote',
        text: {
          default: 'I was never lost. I wanted to be alone for a bit.',
          'de-DE': 'Ich war nie weg. Ich wollte nur mal für mich sein.',
          'nl-NL': 'Ik was nooit kwijt. Ik wilde even alleen zijn.',
          'fr-FR': 'Je n’étais pas perdue. J’avais besoin d’être seule.',
          'es-ES': 'Nunca estuve perdido. Quería estar un rato a solas.',
          'it-IT': 'Non mi ero perso. Volevo stare un po’ da solo.',
        },
        source: {
          default: 'A sock, found in a duvet cover',
          'de-DE': 'Eine Socke, gefunden im Bettbezug',
          'nl-NL': 'Een sok, gevonden in een dekbedovertrek',
          'fr-FR': 'Une chaussette retrouvée dans une housse de couette',
          'es-ES': 'Un calcetín, hallado en una funda nórdica',
          'it-IT': 'Un calzino, ritrovato in un copripiumino',
        },
        tint: 'blush',
      },
      {
        component: 'product-row',
        title: {
          default: 'Get two pairs of the same',
          'de-DE': 'Am besten gleich zweimal dieselben',
          'nl-NL': 'Neem er twee paar van',
          'fr-FR': 'À prendre en double',
          'es-ES': 'Mejor por partida doble',
          'it-IT': 'Meglio prenderne due uguali',
        },
        collection: 'collection/classics',
        link: { leadsTo: '/collection/classics' },
        linkText: {
          default: 'See the classics',
          'de-DE': 'Klassiker ansehen',
          'nl-NL': 'Bekijk de klassiekers',
          'fr-FR': 'Voir les classiques',
          'es-ES': 'Ver los clásicos',
          'it-IT': 'Guarda i classici',
        },
      },
    ],
  },
}
