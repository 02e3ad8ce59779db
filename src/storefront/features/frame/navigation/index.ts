/** Finding one's way: the menus, wide and narrow. It never knows what lies at the other end. */
export { CategoryMenu } from './CategoryMenu.tsx'
export { HeaderLinks } from './HeaderLinks.tsx'
export { MenuLink } from './MenuLink.tsx'
