/** What is said about stripes, dots, checks and diamonds. */
import type { ThemeId } from '../../themes/themes.ts'
import type { ThemeWords } from '../catalogue-words.ts'

export const stripesAndSquares = {
  'earn-your-stripes': {
    name: 'Prendre du galon',
    onIt: 'Des rayures régulières, rang après rang, chacune son tour comme des enfants bien élevés. Aucune médaille n’a jamais été cousue avec plus de soin.',
  },
  'line-manager': {
    name: 'Chef de rayures',
    onIt: 'Des rayures qui commencent à l’heure, finissent à l’heure et ne mettent personne en copie. Ce qui se dit au-dessus d’elles reste au-dessus d’elles.',
  },
  'broadly-speaking': {
    name: 'Dans les grandes lignes',
    onIt: 'De larges rayures et de plus fines glissées entre elles, pour qui lit le titre et fait confiance au reste. Elles se comptent depuis le trottoir d’en face.',
  },
  'stay-in-lane': {
    name: 'Chacun son couloir',
    onIt: 'De larges bandes alignées comme les couloirs d’une piscine, d’étroits cordons entre elles. Personne ne double, personne n’éclabousse, et le sifflet reste au sec.',
  },
  'sea-legs': {
    name: 'Le pied marin',
    onIt: 'La rayure du pêcheur : étroite, régulière, avec une ligne d’une autre teinte pour qui regarde à deux fois. Elle reste droite quand le pont ne l’est plus.',
  },
  'going-down-well': {
    name: 'Couché de bonne heure',
    onIt: 'Un coucher de soleil en rayures, larges à l’horizon et plus fines vers le rivage. Il descend tous les soirs, et personne n’a encore demandé de remboursement.',
  },
  'walk-the-line': {
    name: 'Garder la ligne',
    onIt: 'Des rayures tennis, fines comme un sourire de banquier et deux fois plus droites. Elles n’ont jamais manqué une réunion, même si elles ont dormi pendant certaines.',
  },
  'on-the-dot': {
    name: 'À point nommé',
    onIt: 'De petits pois parfaitement espacés, chacun arrivé exactement à l’heure dite. Les chemins de fer ont demandé à voir comment on fait.',
  },
  'dot-dot-dot': {
    name: 'Trois petits points',
    onIt: 'Des pois, puis encore des pois, comme si la phrase allait continuer et s’était finalement ravisée.',
  },
  'spot-of-bother': {
    name: 'Deux pois, deux mesures',
    onIt: 'Des pois bien ronds, à qui l’on reproche d’être partout à la fois. Chacun affirme qu’il était là le premier, et chacun a des témoins.',
  },
  'point-taken': {
    name: 'Un point c’est tout',
    onIt: 'De gros pois, certains avec un plus petit dedans, qui parlent franchement et un peu trop fort. Ils n’ont qu’un point à défendre, et ils le défendent bien.',
  },
  'polka-face': {
    name: 'Pois lourds',
    onIt: 'Des pois de la taille d’un jeton de poker, qui ne laissent rien paraître. Quelle que soit ta main, ils ont vu pire, et ils ont relancé.',
  },
  'sweep-it-tomorrow': {
    name: 'Le balai attendra',
    onIt: 'Des confettis, des serpentins et de petits triangles, restés là où ils sont tombés la veille. La fête est finie, mais personne n’a eu le cœur de les prévenir.',
  },
  'hole-in-none': {
    name: 'Le trou introuvable',
    onIt: 'Des losanges écossais croisés de lignes fines, comme en portent les gens qui possèdent un putter. Nombre de trous : zéro, et nous avons fait deux fois le parcours.',
  },
  'pair-of-diamonds': {
    name: 'Rivière de losanges',
    onIt: 'Des losanges d’un bord à l’autre, reliés par des lignes fines et non assurés. Porte tout avant midi, personne ne dira que c’est trop.',
  },
  'grandpa-was-right': {
    name: 'Papi avait raison',
    onIt: 'Des losanges écossais, tout droit sortis du tiroir dont tu te moquais. Papi les a gardés quarante ans sans rien dire, et te voilà.',
  },
  'check-please': {
    name: 'Se tenir à carreau',
    onIt: 'De grands carreaux fenêtre, lignes épaisses et lignes fines, bien nouées là où elles se croisent. Ils règlent l’addition pendant que tu cherches ton manteau.',
  },
  'table-for-ten': {
    name: 'Dix couverts',
    onIt: 'Un vichy de pique-nique avec un petit point de croix dans un carreau sur deux, comme sur les plus beaux tabliers. On y tient à dix, davantage si ce sont des orteils.',
  },
  'your-move': {
    name: 'Échec et maille',
    onIt: 'Un échiquier en pleine partie : des pions, des tours et une dame que rien ne presse. Prends tout ton temps, elle a pris le sien.',
  },
  'hound-and-found': {
    name: 'Poule position',
    onIt: 'Le pied-de-poule, ce carreau qui semble être passé entre de bonnes dents. Les poules n’en ayant pas, on soupçonne le chien, qui l’a rendu en meilleur état.',
  },
  'plaid-to-meet-you': {
    name: 'Enchanté, Tartanpion',
    onIt: 'Un tartan de bandes larges et de bandes fines, qui se croisent comme de vieux amis à la gare. Aucun clan n’a été consulté, et aucun ne s’est plaint.',
  },
  'well-plaid': {
    name: 'Douche écossaise',
    onIt: 'Un tartan qui se serre la main à chaque croisement, victoire ou défaite. Une partie loyale des deux côtés, avec du gâteau en seconde période.',
  },
} satisfies Partial<Record<ThemeId, ThemeWords>>
