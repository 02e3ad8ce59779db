/** Another page hides the bubble, with exceptions. */
import { ROUTES } from '../../../../contracts/storefront/routes.ts'
import { visits, type VisitedRoute } from '../../../stores/visits.ts'
import { hideBubble } from './bubble.ts'

/** SPB-06: on the way to a product or to a search the fish may finish its sentence. */
export const survivesRoute = (route: { readonly path: string; readonly context?: string } | undefined): boolean =>
  route !== undefined && (route.context === 'search' || /:sku\b/.test(route.path))

/** SPB-06. The same page with other filters is the same route. */
export function hideOnRoutes(): () => void {
  return visits.subscribe(() => {
    const { current, last } = visits.get()
    if (!current || !last || pathOf(current) === pathOf(last)) return
    if (!survivesRoute(ROUTES.find(({ name }) => name === current.name))) hideBubble()
  })
}

const pathOf = ({ address }: VisitedRoute): string => address.replace(/\?.*$/s, '')
