/** Failures that a front end shows as they are. */

/** The file cannot be read as what it claims to be. */
export class FileError extends Error {}

/** Nothing was done, for a reason that one plain sentence states. */
export class RejectedError extends Error {}
