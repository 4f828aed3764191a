/**
 * Prepares a form of commands: shows the fields that the selected command needs, and sends it. The browser does not
 * check disabled fields.
 * @param path of the console's call, which answers `{ count }`
 * @param prefix of the ids
 * @param read returns the facts of the command
 * @param done returns the texts by command
 */
const commandForm = (path, prefix, read, done) => {
  const [form, action, status] = ['form', 'action', 'done'].map((name) => find(`${prefix}-${name}`))
  const showFields = () => {
    for (const field of form.querySelectorAll('[data-of]')) {
      field.hidden = !field.dataset.of.split(' ').includes(action.value)
      field.querySelector('input, select').disabled = field.hidden
    }
    status.textContent = ''
  }
  action.addEventListener('change', showFields)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const command = { action: action.value, ...read() }
    ask(path, command)
      .then(({ count }) => {
        status.textContent = done()[command.action].replace('{count}', count)
        return refresh()
      })
      .catch((error) => alert(error.message))
  })
  showFields()
}

/** Draws the options of a select again after a change only, because redrawing closes an open select. */
const drawOptions = (select, options) => {
  const drawn = JSON.stringify(options)
  if (select.dataset.drawn === drawn) return
  select.dataset.drawn = drawn
  const chosen = select.value
  select.replaceChildren(
    ...options.map(({ id, text }) => {
      const option = element('option', '', text)
      option.value = id
      return option
    }),
  )
  if (chosen) select.value = chosen
}
