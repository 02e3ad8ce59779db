/** The recommended rules of html-validate, in the notation that React and our templates write. */
import type { ConfigData } from 'html-validate'

const NOTATION: ConfigData['rules'] = {
  // <br/>, as React writes it, and <!doctype html>.
  'void-style': ['error', { style: 'selfclosing' }],
  'doctype-style': ['error', { style: 'lowercase' }],
}

/** Mail programs know no style sheets: all styles of a mail are in its tags. */
export const MAIL_RULES: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  rules: { ...NOTATION, 'no-inline-style': 'off' },
}
