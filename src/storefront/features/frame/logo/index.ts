/** The fish and its name. */
export { Fish } from '../../../../brand/Fish.tsx'
export { Logo } from './Logo.tsx'
export { useIsLogoFolded } from './logo-fold.ts'
