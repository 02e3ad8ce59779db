/** What stands around and on top of every page. It never knows which page that is. */
export { CheckoutHeader } from './CheckoutHeader.tsx'
export { Layout, type PageHeader } from './Layout.tsx'
export { PageHead } from './PageHead.tsx'
export { Plain } from './Plain.tsx'
