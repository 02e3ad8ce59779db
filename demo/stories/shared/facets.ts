/** What the filters of a listing and their values are called, and which stand in the panel. */
import type { Colour } from '../../../src/markets/products/colours.ts'
import type { Material } from '../../../src/markets/products/materials.ts'
import type { Size } from '../../../src/markets/products/sizes.ts'
import type { DemoBlock, DemoStory, Words } from '../demo-story.ts'
import { label } from './label.ts'
import { sharedStory } from './shared-story.ts'

const COLOUR_NAMES: Readonly<Record<Colour, Words>> = {
  black: label('Black', 'Schwarz', 'Zwart', 'Noir', 'Negro', 'Nero'),
  white: label('White', 'Weiß', 'Wit', 'Blanc', 'Blanco', 'Bianco'),
  grey: label('Grey', 'Grau', 'Grijs', 'Gris', 'Gris', 'Grigio', 'Gray'),
  blue: label('Blue', 'Blau', 'Blauw', 'Bleu', 'Azul', 'Blu'),
  green: label('Green', 'Grün', 'Groen', 'Vert', 'Verde', 'Verde'),
  red: label('Red', 'Rot', 'Rood', 'Rouge', 'Rojo', 'Rosso'),
  pink: label('Pink', 'Rosa', 'Roze', 'Rose', 'Rosa', 'Rosa'),
  yellow: label('Yellow', 'Gelb', 'Geel', 'Jaune', 'Amarillo', 'Giallo'),
  orange: label('Orange', 'Orange', 'Oranje', 'Orange', 'Naranja', 'Arancione'),
  purple: label('Purple', 'Lila', 'Paars', 'Violet', 'Morado', 'Viola'),
  brown: label('Brown', 'Braun', 'Bruin', 'Marron', 'Marrón', 'Marrone'),
  beige: label('Beige', 'Beige', 'Beige', 'Beige', 'Beige', 'Beige'),
  multi: label('Many colours', 'Bunt', 'Veel kleuren', 'Multicolore', 'Multicolor', 'Multicolore', 'Many colors'),
}

const MATERIAL_NAMES: Readonly<Record<Material, Words>> = {
  cotton: label('Cotton', 'Baumwolle', 'Katoen', 'Coton', 'Algodón', 'Cotone'),
  wool: label('Wool', 'Wolle', 'Wol', 'Laine', 'Lana', 'Lana'),
  merino: label('Merino wool', 'Merinowolle', 'Merinowol', 'Laine mérinos', 'Lana merina', 'Lana merino'),
  cashmere: label('Cashmere', 'Kaschmir', 'Kasjmier', 'Cachemire', 'Cachemira', 'Kashmir'),
  // By law what is made of bamboo is viscose, and must be called so.
  bamboo: label(
    'Viscose from bamboo',
    'Viskose aus Bambus',
    'Viscose van bamboe',
    'Viscose de bambou',
    'Viscosa de bambú',
    'Viscosa di bambù',
    'Rayon from bamboo',
  ),
  polyamide: label('Polyamide', 'Polyamid', 'Polyamide', 'Polyamide', 'Poliamida', 'Poliammide', 'Nylon'),
  polyester: label('Polyester', 'Polyester', 'Polyester', 'Polyester', 'Poliéster', 'Poliestere'),
  elastane: label('Elastane', 'Elasthan', 'Elastaan', 'Élasthanne', 'Elastano', 'Elastan', 'Spandex'),
}

const SIZE_NAMES: Readonly<Record<Size, string | Words>> = {
  xxxs: 'XXXS',
  xxs: 'XXS',
  xs: 'XS',
  s: 'S',
  m: 'M',
  l: 'L',
  xl: 'XL',
  xxl: 'XXL',
  xxxl: 'XXXL',
  '36-40': '36–40',
  '41-46': '41–46',
  '0-12M': label('0–12 months', '0–12 Monate', '0–12 maanden', '0–12 mois', '0–12 meses', '0–12 mesi'),
  '12-24M': label('12–24 months', '12–24 Monate', '12–24 maanden', '12–24 mois', '12–24 meses', '12–24 mesi'),
  '2-3Y': label('2–3 years', '2–3 Jahre', '2–3 jaar', '2–3 ans', '2–3 años', '2–3 anni'),
  '4-6Y': label('4–6 years', '4–6 Jahre', '4–6 jaar', '4–6 ans', '4–6 años', '4–6 anni'),
  '7-9Y': label('7–9 years', '7–9 Jahre', '7–9 jaar', '7–9 ans', '7–9 años', '7–9 anni'),
}

const valuesOf = (names: Readonly<Record<string, string | Words>>): readonly DemoBlock[] =>
  Object.entries(names).map(([key, name]) => ({ key, label: name }))

export const facets: readonly DemoStory[] = [
  sharedStory('facet-colour', 'facet', {
    id: 'colour',
    title: label('Colour', 'Farbe', 'Kleur', 'Couleur', 'Color', 'Colore', 'Color'),
    values: valuesOf(COLOUR_NAMES),
  }),
  sharedStory('facet-material', 'facet', {
    id: 'material',
    title: label('Material', 'Material', 'Materiaal', 'Matière', 'Material', 'Materiale'),
    values: valuesOf(MATERIAL_NAMES),
  }),
  sharedStory('facet-sizes', 'facet', {
    id: 'sizes',
    title: label('Size', 'Größe', 'Maat', 'Taille', 'Talla', 'Taglia'),
    values: valuesOf(SIZE_NAMES),
  }),
  // A range, so its values need no names.
  sharedStory('facet-price', 'facet', {
    id: 'price',
    title: label('Price', 'Preis', 'Prijs', 'Prix', 'Precio', 'Prezzo'),
    values: [],
  }),
  sharedStory('sidebar-filters', 'sidebar-filters', {
    title: label(
      'Narrow it down',
      'Auswahl eingrenzen',
      'Verfijn je keuze',
      'Affine ta recherche',
      'Afina la búsqueda',
      'Restringi la scelta',
    ),
    facets: 'sizes,colour,material,price',
    button: label('Show me', 'Zeig her', 'Laat maar zien', 'Voir le résultat', 'Ver el resultado', 'Fammi vedere'),
    clear: label(
      'Take the filters off',
      'Filter entfernen',
      'Filters wissen',
      'Retirer les filtres',
      'Quitar los filtros',
      'Togli i filtri',
    ),
  }),
]
