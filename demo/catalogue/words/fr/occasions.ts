/** When to wear it and when to give a box of it. These close a description, whatever came before. */
import type { CatalogueWords } from '../catalogue-words.ts'

/**
 * True for socks and for everything else we knit; only office and romance are sure to be read by grown-ups.
 * The garment is never the subject: socks and a hat would not agree with the same verb.
 */
export const wear: CatalogueWords['wear'] = {
  everyday: [
    'Pour les mardis ordinaires, c’est-à-dire presque tous.',
    'À enfiler sans y penser, et à remarquer avec plaisir vers onze heures.',
    'Un bon choix avec un jean, une liste de courses et les jours qui n’ont pas de nom.',
    'Pour le genre de journée que personne ne prendra en photo.',
    'Il n’y faut ni raison ni saison, seulement un tiroir où loger.',
    'À porter le lundi, à laver le mardi, à regretter le mercredi.',
  ],
  office: [
    'De quoi traverser une longue réunion sans dire un mot.',
    'Le code vestimentaire ne l’interdit nulle part, et nous l’avons lu en entier.',
    'Tout le sérieux qu’exige le neuvième étage, et une petite blague privée pendant la montée.',
    'En bons termes avec les délais, les costumes sombres et le beau stylo.',
    'Pour les jours de budget, les premiers jours et celui où l’imprimante cède enfin.',
    'À porter pour la présentation, où une chose au moins se passera comme prévu.',
  ],
  party: [
    'Pour les soirées qui devaient finir tôt.',
    'De quoi lancer une conversation et, en général, la conclure aussi.',
    'Danse avec, ne renverse rien dessus, et reste vague sur l’adresse de la boutique.',
    'Rien de mieux pour les cuisines, où finissent toutes les bonnes fêtes.',
    'Si l’invitation dit de venir comme tu es, c’est à cela qu’elle pense.',
    'Le lendemain, c’est de toi qu’on reparlera en premier.',
  ],
  sport: [
    'Pour courir, pour rouler, ou pour parler longuement de s’y mettre.',
    'De quoi suivre tout ce qui va plus vite qu’un flâneur et moins vite qu’un bus.',
    'Une place dans le sac de sport, une autre à la buvette juste à côté.',
    'La boue est attendue, les médailles sont facultatives, et la machine s’occupe du reste.',
    'Très bien pour s’échauffer, encore mieux pour décider que ça suffit pour aujourd’hui.',
    'À porter du côté des vainqueurs, ou dans la bonne humeur des autres.',
  ],
  winter: [
    'Dès les premières gelées, à garder à portée de la porte d’entrée.',
    'À associer à la neige, à la soupe et au plus long chemin du retour.',
    'Pour les matins où quelqu’un doit gratter le pare-brise.',
    'À porter de novembre à mars, ou tant que le chauffage fait débat.',
    'L’idéal avec un thermos, une luge et quelqu’un d’autre pour la tirer.',
    'Aucun avis sur le ski, mais un grand faible pour le refuge.',
  ],
  romance: [
    'Pour le premier rendez-vous, le troisième, et l’anniversaire que quelqu’un a failli oublier.',
    'À porter quand tu aimerais bien qu’on te pose la question.',
    'La chose tendre est dite, et tu peux passer au dîner.',
    'Bien à la lueur des bougies, mieux encore avec quelqu’un qui rit des mêmes choses.',
    'Personne n’est obligé de s’en apercevoir, mais c’est bien agréable quand la bonne personne le fait.',
    'À garder pour le quatorze février, ou pour le quinze, qui compte davantage.',
  ],
  birthday: [
    'À enfiler dès le matin, et le gâteau n’est plus qu’une question de temps.',
    'Pour la personne qui prend un an et pour toutes celles qui lui chantent faux.',
    'Pour les anniversaires avec un zéro, ceux qui n’en ont pas, et le lendemain, avec les restes.',
    'Un an de plus se porte mieux avec quelque chose de gai.',
    'Aucun incident connu au moment de souffler les bougies.',
    'Les trois cent soixante-quatre autres jours conviennent aussi, si tu insistes.',
  ],
  home: [
    'Le canapé est au courant et s’en réjouit d’avance.',
    'Pour les soirs avec une couverture, une assiette sur les genoux et nulle part où aller.',
    'On peut ouvrir la porte dans cette tenue, même si rien n’y oblige.',
    'Pour les week-ends, les jours de pluie et l’heure où personne d’autre n’est levé.',
    'Du lit à la cuisine et retour, ce qui est bien assez loin.',
    'Ferme les rideaux, trouve la télécommande, et ta tenue est complète.',
  ],
  travel: [
    'Peu de place au départ, pas un pli à l’arrivée, et jamais de question sur l’heure entre les deux.',
    'Pour les trains de nuit, les places côté hublot et le long couloir jusqu’à la porte quarante-deux.',
    'De quoi remplir le dernier coin d’un sac que tu croyais plein.',
    'Une bonne compagnie sur les ferries, en chambre d’amis et partout où la carte renonce.',
    'À porter à l’aller, à rincer dans le lavabo, à porter au retour.',
    'L’étiquette n’avoue pas la moitié des endroits visités.',
  ],
  summer: [
    'Du premier samedi de chaleur jusqu’à ce que quelqu’un prononce le mot rentrée.',
    'Pour les pelouses, les jetées, les fenêtres ouvertes et le dernier bateau du soir.',
    'Pour les longues soirées, les boissons fraîches et les projets de dernière minute.',
    'À porter au barbecue, où la fumée te trouvera de toute façon.',
    'À préférer entre deux baignades, ou entre le petit-déjeuner et la première.',
    'De l’ombre, des glaçons, et il ne manque plus grand-chose au bonheur.',
  ],
}

/** Five are enough here: a box is sold in fewer sorts. */
export const give: CatalogueWords['give'] = {
  everyday: [
    'À offrir sans aucune raison, c’est la seule dont on se souvienne.',
    'Un joli merci pour la personne qui arrose tes plantes.',
    'Pour l’ami qui dit de ne rien apporter, puis regarde tes mains.',
    'C’est aussi un cadeau raisonnable à te faire, puisque tu connais ta pointure.',
    'Pose-le sur la chaise de quelqu’un et ne dis rien jusqu’à ce que ça se remarque.',
  ],
  office: [
    'Pour un collègue qui part, qui arrive ou qui vient simplement de survivre à un trimestre.',
    'Sans danger pour les chefs, les stagiaires et la personne qui répare l’imprimante.',
    'De quoi régler la tombola du bureau, et les perdants demanderont d’où il vient.',
    'À offrir à la place d’un énième mug à message.',
    'Une bonne réponse à un nouveau poste, à un long projet ou à un préavis très court.',
  ],
  party: [
    'Apporte-le à la place d’un dessert, et l’on te réinvitera.',
    'Glisse-le parmi les autres cadeaux et regarde lequel s’ouvre en premier.',
    'Pour les hôtes, pour les invités et pour qui reste faire la vaisselle.',
    'Il tient sous un bras, ce qui laisse l’autre libre pour sonner.',
    'À remettre sur le pas de la porte, avant que la musique ne couvre les explications.',
  ],
  sport: [
    'Pour la personne de l’équipe qui apporte toujours les quartiers d’orange.',
    'Un prix pour la première place, pour la dernière, ou pour le simple fait d’être venu.',
    'À offrir à quelqu’un qu’attend un marathon, ou un très haut escalier.',
    'Il encourage d’abord depuis la touche, et plus tard depuis le sac de sport.',
    'Mieux qu’une coupe, puisque personne n’a à l’épousseter.',
  ],
  winter: [
    'Sous le sapin, au pied de la cheminée ou directement par-dessus la table.',
    'Pour la personne qui a toujours froid et le dit toujours.',
    'À commander en novembre, pour savourer ton avance tout le mois de décembre.',
    'Une réponse chaude à la question de ce qu’on apporte quand il gèle.',
    'Quelqu’un sur ta liste a froid aux orteils, et tu peux enfin y faire quelque chose.',
  ],
  romance: [
    'Les roses sont ravissantes, mais elles n’ont jamais connu le tambour d’une machine.',
    'Pour la personne dont tu supportes les pieds froids depuis toutes ces années.',
    'À offrir le quatorze février, ou n’importe quel soir qui le mérite.',
    'Il est livré sans poème, tu peux donc ajouter le tien.',
    'Glisse un mot sous le couvercle et fais comme s’il avait toujours été là.',
  ],
  birthday: [
    'Il ne manque qu’une bougie et quelqu’un pour chanter faux.',
    'Pour un anniversaire retenu à temps, ou tout juste.',
    'Il convient à tous les âges et n’en mentionne aucun.',
    'Scotche la carte sur le couvercle, écris un prénom dessus, et voilà.',
    'Un cadeau qu’on déballe, dont on rit et qu’on porte pour rentrer, le tout le même jour.',
  ],
  home: [
    'Pour quelqu’un qui vient d’emménager et ne retrouve pas le carton des assiettes.',
    'À offrir à une personne qui mérite un week-end tranquille et se l’accorde rarement.',
    'Une bonne chose à envoyer quand tu ne peux pas passer.',
    'À associer à un livre neuf et à une vieille couverture.',
    'À poser sur l’oreiller de la personne levée la première.',
  ],
  travel: [
    'Pour quelqu’un sur le départ, ou de retour avec trop d’histoires.',
    'À offrir sur le quai, où l’on n’a pas le temps pour les longs discours.',
    'Un cadeau d’adieu qui laisse encore de la place dans la valise.',
    'De quoi remercier la personne qui a nourri le chat en ton absence.',
    'Mieux qu’un magnet de l’aéroport, et plus facile à porter.',
  ],
  summer: [
    'Pour les gens qui ont un jardin, et pour ceux qu’on y invite sans arrêt.',
    'À apporter au barbecue, puisque les autres apportent du taboulé.',
    'Il survit mieux que le chocolat à une voiture en plein soleil.',
    'Une belle façon de dire merci à l’école, le dernier jour de classe.',
    'Offert en juin, il aura tout vu d’ici septembre.',
  ],
}
