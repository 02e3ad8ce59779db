import type { Feature } from '../../../src/markets/products/features.ts'
import type { Material } from '../../../src/markets/products/materials.ts'
import type { DemoBlock, DemoStory, Words } from '../demo-story.ts'
import { label } from './label.ts'
import { sharedStory } from './shared-story.ts'

/** A small drawing and a few words for everything a product can do and can be made of (PRD-21). */
const ICONS: Readonly<Record<Feature | Material, readonly [icon: string, text: Words]>> = {
  'non-slip': [
    'grip',
    label(
      'Stays where you put it',
      'Rutscht nicht weg',
      'Blijft op zijn plek',
      'Antidérapant, reste en place',
      'No resbala',
      'Antiscivolo, resta al suo posto',
    ),
  ],
  cushioned: [
    'cloud',
    label(
      'Cushioned underfoot',
      'Weich gepolsterte Sohle',
      'Zacht onder je voet',
      'Semelle moelleuse',
      'Planta acolchada',
      'Pianta ammortizzata',
    ),
  ],
  terry: [
    'loop',
    label(
      'Terry loops inside',
      'Innen Frottee',
      'Badstof aan de binnenkant',
      'Bouclettes à l’intérieur',
      'Rizo por dentro',
      'Spugna all’interno',
    ),
  ],
  seamless: [
    'smooth',
    label(
      'No seam that you can feel',
      'Keine Naht zu spüren',
      'Geen naad die je voelt',
      'Aucune couture qui se sente',
      'Sin costuras que se noten',
      'Nessuna cucitura che si senta',
    ),
  ],
  cotton: [
    'cotton',
    label('Soft cotton', 'Weiche Baumwolle', 'Zacht katoen', 'Coton tout doux', 'Algodón suave', 'Cotone morbido'),
  ],
  wool: ['wool', label('Warm wool', 'Warme Wolle', 'Warme wol', 'Laine bien chaude', 'Lana calentita', 'Lana calda')],
  merino: [
    'merino',
    label(
      'Fine merino wool',
      'Feine Merinowolle',
      'Fijne merinowol',
      'Fine laine mérinos',
      'Lana merina fina',
      'Lana merino sottile',
    ),
  ],
  cashmere: [
    'cashmere',
    label(
      'A little cashmere',
      'Etwas Kaschmir',
      'Een beetje kasjmier',
      'Un peu de cachemire',
      'Un poco de cachemira',
      'Un po’ di kashmir',
    ),
  ],
  // What is sold as bamboo is viscose by law, and has to be called so.
  bamboo: [
    'bamboo',
    label(
      'Viscose made from bamboo',
      'Viskose aus Bambus',
      'Viscose van bamboe',
      'Viscose de bambou',
      'Viscosa de bambú',
      'Viscosa di bambù',
      'Rayon made from bamboo',
    ),
  ],
  polyamide: [
    'yarn',
    label(
      'Polyamide, so that it lasts',
      'Polyamid, damit es hält',
      'Polyamide, voor een lang leven',
      'Polyamide, pour durer',
      'Poliamida, para que dure',
      'Poliammide, per durare di più',
      'Nylon, so that it lasts',
    ),
  ],
  polyester: [
    'yarn',
    label(
      'Polyester, dries quickly',
      'Polyester, trocknet schnell',
      'Polyester, droogt snel',
      'Polyester, sèche vite',
      'Poliéster, seca rápido',
      'Poliestere, asciuga in fretta',
    ),
  ],
  elastane: [
    'stretch',
    label(
      'Elastane, keeps its shape',
      'Elasthan, hält die Form',
      'Elastaan, houdt de vorm',
      'Élasthanne, garde la forme',
      'Elastano, mantiene la forma',
      'Elastan, tiene la forma',
      'Spandex, keeps its shape',
    ),
  ],
}

export const productIcons: DemoStory = sharedStory('pdp-list-icons', 'pdp-list-icons', {
  icons: Object.entries(ICONS).map(([key, [icon, text]]): DemoBlock => ({ key, icon, text })),
})
