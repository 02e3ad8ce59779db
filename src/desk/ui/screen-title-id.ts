/**
 * Of the title of a screen, which names the main landmark: the page in the frame of the editor has a main landmark, too, and people
 * who move by landmarks must tell both apart.
 */
export const SCREEN_TITLE_ID = 'screen-title'
