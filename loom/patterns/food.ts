/** Everything to eat and drink. */
import { BREAKFAST } from './breakfast.ts'
import { FRUIT } from './fruit.ts'
import { MEALS } from './meals.ts'
import { TREATS } from './treats.ts'

export const FOOD = { ...FRUIT, ...BREAKFAST, ...MEALS, ...TREATS }
