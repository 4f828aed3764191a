/**
 * Creates an entry of a review list with a button for each action. `label` makes the names of the buttons unique among
 * all entries.
 */
const reviewEntry = ({ name, state, look = '', facts, actions, labels, label, path }) => {
  const entry = element('li')
  entry.dataset.path = path
  entry.append(
    element('div', 'name', name),
    element('span', `pill ${look}`, labels.states[state] ?? state),
    element('small', '', facts.filter(Boolean).join(' · ')),
  )
  const row = element('div', 'row')
  for (const action of actions) {
    const button = element('button', '', labels.actions[action])
    button.type = 'button'
    button.setAttribute('aria-label', `${labels.actions[action]} · ${label}`)
    button.addEventListener('click', () => {
      ask(path, { action })
        .then(refresh)
        .catch((error) => alert(error.message))
    })
    row.append(button)
  }
  if (actions.length > 0) entry.append(row)
  return entry
}

/** Sets up a list of the page that is updated continuously. */
const reviewList = (name, toEntry) =>
  onRefresh.push(async () => fill(find(name), (await ask(name)).map(toEntry), texts[name].none))
