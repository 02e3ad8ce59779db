/** The recommended rules of html-validate, in the notation that React and our templates write. */
import type { ConfigData } from 'html-validate'

const NOTATION: ConfigData['rules'] = {
  'doctype-style': ['error', { style: 'lowercase' }],
  // Both notations are HTML: our templates and React write <br/>, the head of a page is written with <link>.
  'void-style': 'off',
}

/** React writes srcSet, hidden="" and ids such as _R_1_, and our templates leave blanks at the end of a line: all of it is HTML. */
export const PAGE_RULES: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    ...NOTATION,
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-trailing-whitespace': 'off',
    'valid-id': ['error', { relaxed: true }],
    // The values of one filter are checkboxes with one name, as forms send lists.
    'form-dup-name': ['error', { shared: ['radio', 'button', 'reset', 'submit', 'checkbox'] }],
  },
}

/** Mail programs know no style sheets: all styles of a mail are in its tags. */
export const MAIL_RULES: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  rules: { ...NOTATION, 'no-inline-style': 'off' },
}
