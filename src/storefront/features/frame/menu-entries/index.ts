/** The entries of the menu for this visitor: for menus, and for the categories that the search box suggests. */
export { useNavigation } from './use-navigation.ts'
export type { CategoryLink, MenuCategory } from './use-navigation.ts'
