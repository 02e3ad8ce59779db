/** Which ids name a container of a tag manager (ANA-06). With any other one nothing is loaded. */
const TAG_MANAGER_ID = /^GTM-[A-Z0-9]+$/

export const isTagManagerId = (id: string): boolean => TAG_MANAGER_ID.test(id)
