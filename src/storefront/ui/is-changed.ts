/** Whether a form differs from its rendered values: the visitor may have changed it before hydration. */
export const isChanged = (form: HTMLFormElement): boolean =>
  [...form.querySelectorAll('input')].some((input) =>
    input.type === 'checkbox' ? input.checked !== input.defaultChecked : input.value !== input.defaultValue,
  )
