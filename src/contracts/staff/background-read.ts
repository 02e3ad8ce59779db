/**
 * A header of requests that no person made: the desk refreshes what it shows. They do not extend the session, which ends an hour
 * after the last click (STF-15), and so they write nothing.
 */
export const BACKGROUND_HEADER = 'desk-background'
