/** Every animal. */
import { DINOSAURS } from './dinosaurs.ts'
import { HOME_ANIMALS } from './home-animals.ts'
import { WATER_ANIMALS } from './water-animals.ts'
import { WILD_ANIMALS } from './wild-animals.ts'

export const ANIMALS = { ...HOME_ANIMALS, ...WILD_ANIMALS, ...WATER_ANIMALS, dinosaurs: DINOSAURS }
