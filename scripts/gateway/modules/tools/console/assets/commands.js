/**
 * Sets up a form with a list of commands. Shows the fields that the selected command needs. Disables all other fields,
 * so that the browser does not validate them. Sends the command.
 * @param path path of the console's call, which responds with `{ count }`
 * @param prefix prefix of the element ids
 * @param read returns the values of the command
 * @param done texts of a completed command, by command
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

/** Updates the options of a select only after a change, because updating closes an open select. */
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
