/** Whether a form says something else than it was drawn with: somebody may have been quicker than the code that listens. */
export const isChanged = (form: HTMLFormElement): boolean =>
  [...form.querySelectorAll('input')].some((input) =>
    input.type === 'checkbox' ? input.checked !== input.defaultChecked : input.value !== input.defaultValue,
  )
