/** A setting that cannot be used. Its message is one line: what is set, to what, and what it should be. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}
