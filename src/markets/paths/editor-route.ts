import type { Query } from './query.ts'

/** APP-11: the visual editor opens pages with the id of their story; an empty one counts too. */
export const isEditorRoute = ({ _storyblok: story }: Query): boolean => story !== undefined
