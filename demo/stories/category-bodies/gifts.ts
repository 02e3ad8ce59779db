import type { DemoBlock } from '../demo-story.ts'

/** Below the gifts: how to find one that fits, and what people ask before they wrap it. */
export const giftsBody: readonly DemoBlock[] = [
  {
    component: 'rich-text',
    text: {
      rich: {
        default: `## A present that fits

          You need to know one thing: whether the feet are nearer to EU 36-40 or 41-46. Then pick what the person talks about
          too much: [animals](/collection/animal-kingdom), [food](/collection/food-hall), [space](/collection/space-age). If
          they talk about you, there are [sole mates](/collection/valentines).

          If you’d rather not choose, take a [gift box](/gifts/gift-boxes); somebody has matched the pairs already. For a whole
          team there are [corporate gifts](/corporate-gifts).`,
        'en-US': `## A gift that fits

          You need to know one thing: whether the feet are nearer to EU 36-40 or 41-46. Then pick what the person talks about
          too much: [animals](/collection/animal-kingdom), [food](/collection/food-hall), [space](/collection/space-age). If
          they talk about you, there are [sole mates](/collection/valentines).

          If you’d rather not choose, get a [gift box](/gifts/gift-boxes); somebody has matched the pairs already. For a whole
          team there are [corporate gifts](/corporate-gifts).`,
        'de-DE': `## Ein Geschenk, das passt

          Wissen musst du nur eins: ob die Füße eher in 36-40 oder in 41-46 gehören. Dann nimm, wovon der Mensch dauernd redet:
          [Tiere](/collection/animal-kingdom), [Essen](/collection/food-hall), [Weltall](/collection/space-age). Redet er von
          dir, gibt es [Liebespaare](/collection/valentines).

          Wenn du nicht wählen magst, nimm eine [Geschenkbox](/gifts/gift-boxes), da hat schon jemand die Paare zusammengestellt.
          Fürs ganze Team gibt es [Firmengeschenke](/corporate-gifts).`,
        'nl-NL': `## Een cadeau dat past

          Je hoeft maar één ding te weten: zijn de voeten eerder maat 36-40 of 41-46? Kies daarna waar die persoon te veel over
          praat: [dieren](/collection/animal-kingdom), [eten](/collection/food-hall), [de ruimte](/collection/space-age). Gaat
          het over jou, dan is er [een leuk stel](/collection/valentines).

          Kies je liever niet, neem dan een [geschenkdoos](/gifts/gift-boxes): daar zijn de paren al bij elkaar gezocht. Voor een
          heel team zijn er [relatiegeschenken](/corporate-gifts).`,
        'fr-FR': `## Un cadeau à la bonne taille

          Il suffit de savoir une chose : les pieds sont-ils plutôt du 36-40 ou du 41-46 ? Ensuite, choisis ce dont la personne
          parle trop : [animaux](/collection/animal-kingdom), [cuisine](/collection/food-hall), [espace](/collection/space-age).
          Si elle parle de toi, il y a [de quoi faire la paire](/collection/valentines).

          Pas envie de choisir ? Prends un [coffret](/gifts/gift-boxes), les paires sont déjà assorties. Pour toute une équipe, il
          y a les [cadeaux d’entreprise](/corporate-gifts).`,
        'es-ES': `## Un regalo que queda bien

          Solo hay que saber una cosa: si los pies están más cerca del 36-40 o del 41-46. Luego elige aquello de lo que esa
          persona habla demasiado: [animales](/collection/animal-kingdom), [comida](/collection/food-hall),
          [espacio](/collection/space-age). Si habla de ti, está la [media naranja](/collection/valentines).

          Si prefieres no elegir, llévate una [caja regalo](/gifts/gift-boxes): los pares ya están combinados. Para un equipo
          entero hay [regalos de empresa](/corporate-gifts).`,
        'it-IT': `## Un regalo della misura giusta

          Basta sapere una cosa: se i piedi sono più da 36-40 o da 41-46. Poi scegli l’argomento di cui quella persona parla
          troppo: [animali](/collection/animal-kingdom), [cibo](/collection/food-hall), [spazio](/collection/space-age). Se parla
          di te, ci sono le [anime gemelle](/collection/valentines).

          Se non vuoi scegliere, prendi un [cofanetto](/gifts/gift-boxes): le paia sono già abbinate. Per tutta la squadra ci sono
          i [regali aziendali](/corporate-gifts).`,
      },
    },
  },
  {
    component: 'faq-list',
    title: {
      default: 'Before you wrap it',
      'de-DE': 'Vor dem Einpacken',
      'nl-NL': 'Voor je het inpakt',
      'fr-FR': 'Avant de faire le paquet',
      'es-ES': 'Antes de envolverlo',
      'it-IT': 'Prima di incartarlo',
    },
    questions: [
      {
        id: 'gift-in-time',
        question: {
          default: 'Will it be there in time?',
          'de-DE': 'Kommt es rechtzeitig an?',
          'nl-NL': 'Komt het op tijd?',
          'fr-FR': 'Est-ce que ça arrivera à temps ?',
          'es-ES': '¿Llegará a tiempo?',
          'it-IT': 'Arriverà in tempo?',
        },
        answer: {
          rich: {
            default: `Allow 2 to 4 working days in Europe and the UK, 3 to 5 in the US and 6 to 10 elsewhere. You may send it
              straight to the person: just enter their address as the delivery address.`,
            'en-US': `Allow 3 to 5 business days in the US, 2 to 4 in Europe and the UK and 6 to 10 elsewhere. You may send it
              straight to the person: just enter their address as the shipping address.`,
            'de-DE': `Rechne in Europa mit 2 bis 4 Werktagen, in die USA mit 3 bis 5, sonst mit 6 bis 10. Du kannst es auch direkt
              schicken lassen: Gib die Adresse der beschenkten Person einfach als Lieferadresse an.`,
            'nl-NL': `Reken op 2 tot 4 werkdagen in Europa, 3 tot 5 in de VS en 6 tot 10 elders. Je kunt het ook rechtstreeks laten
              bezorgen: vul het adres van de ontvanger in als bezorgadres.`,
            'fr-FR': `Compte 2 à 4 jours ouvrés en Europe, 3 à 5 aux États-Unis, 6 à 10 ailleurs. Tu peux aussi l’envoyer
              directement à la personne : indique simplement son adresse comme adresse de livraison.`,
            'es-ES': `Cuenta de 2 a 4 días laborables en Europa, de 3 a 5 en Estados Unidos y de 6 a 10 en el resto. También puedes
              enviarlo directamente: pon la dirección de esa persona como dirección de entrega.`,
            'it-IT': `Calcola 2-4 giorni lavorativi in Europa, 3-5 negli Stati Uniti e 6-10 altrove. Puoi anche spedirlo direttamente:
              basta inserire l’indirizzo di chi lo riceve come indirizzo di consegna.`,
          },
        },
      },
      {
        id: 'gift-wrong-size',
        question: {
          default: 'What if I guess the size wrong?',
          'de-DE': 'Was, wenn ich die falsche Größe erwische?',
          'nl-NL': 'En als ik de maat verkeerd gok?',
          'fr-FR': 'Et si je me trompe de taille ?',
          'es-ES': '¿Y si no acierto con la talla?',
          'it-IT': 'E se sbaglio taglia?',
        },
        answer: {
          rich: {
            default: `It can come back within 30 days, unworn and with the label still on. [How returns work](/faq/returns).`,
            'en-US': `It can come back within 30 days, unworn and with the tag still on. [How returns work](/faq/returns).`,
            'de-DE': `Innerhalb von 30 Tagen darf es zurück, ungetragen und mit Etikett. [So geht die Rückgabe](/faq/returns).`,
            'nl-NL': `Dan mag het binnen 30 dagen terug, ongedragen en met het label eraan. [Zo werkt
              retourneren](/faq/returns).`,
            'fr-FR': `Le cadeau peut revenir sous 30 jours, jamais porté et étiquette en place. [Comment marchent les
              retours](/faq/returns).`,
            'es-ES': `Se puede devolver en 30 días, sin estrenar y con la etiqueta puesta. [Cómo se devuelve](/faq/returns).`,
            'it-IT': `Può tornare indietro entro 30 giorni, mai indossato e con l’etichetta attaccata. [Come funzionano i
              resi](/faq/returns).`,
          },
        },
      },
      {
        id: 'gift-for-kids',
        question: {
          default: 'Are there presents for kids too?',
          'en-US': 'Are there gifts for kids too?',
          'de-DE': 'Gibt es auch etwas für Kinder?',
          'nl-NL': 'Is er ook iets voor kinderen?',
          'fr-FR': 'Il y a aussi des cadeaux pour les enfants ?',
          'es-ES': '¿Hay también regalos para niños?',
          'it-IT': 'Ci sono regali anche per i bambini?',
        },
        answer: {
          rich: {
            default: `Yes: some of the [gift boxes](/gifts/gift-boxes) hold kids’ socks, for ages 2-3, 4-6 and 7-9. Babies find
              theirs among the [socks for kids](/kids/socks).`,
            'de-DE': `Ja: In einigen [Geschenkboxen](/gifts/gift-boxes) liegen Kindersocken, für 2-3, 4-6 und 7-9 Jahre. Für Babys
              findest du etwas bei den [Kindersocken](/kids/socks).`,
            'nl-NL': `Ja: in sommige [geschenkdozen](/gifts/gift-boxes) zitten kindersokken, voor 2-3, 4-6 en 7-9 jaar. Voor baby’s
              kijk je bij de [kindersokken](/kids/socks).`,
            'fr-FR': `Oui : certains [coffrets](/gifts/gift-boxes) contiennent des chaussettes pour enfants de 2-3, 4-6 et 7-9 ans.
              Pour les bébés, c’est au rayon [enfants](/kids/socks).`,
            'es-ES': `Sí: algunas [cajas regalo](/gifts/gift-boxes) llevan calcetines para niños de 2-3, 4-6 y 7-9 años. Los de bebé
              están entre los [calcetines para niños](/kids/socks).`,
            'it-IT': `Sì: alcuni [cofanetti](/gifts/gift-boxes) contengono calzini per bambini di 2-3, 4-6 e 7-9 anni. Per i neonati
              guarda tra i [calzini per bambini](/kids/socks).`,
          },
        },
      },
    ],
  },
]
