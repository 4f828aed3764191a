/** An entry of a list whose things await an answer: a name, a state, facts, and a button an action. `label` tells its buttons from others'. */
const reviewEntry = ({ name, state, look = '', facts, actions, words, label, path }) => {
  const entry = element('li')
  entry.dataset.path = path
  entry.append(
    element('div', 'name', name),
    element('span', `pill ${look}`, words.states[state] ?? state),
    element('small', '', facts.filter(Boolean).join(' · ')),
  )
  const row = element('div', 'row')
  for (const action of actions) {
    const button = element('button', '', words.actions[action])
    button.type = 'button'
    button.setAttribute('aria-label', `${words.actions[action]} · ${label}`)
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

/** Keeps a list of the page up to date. */
const reviewList = (name, toEntry) =>
  onRefresh.push(async () => fill(find(name), (await ask(name)).map(toEntry), texts[name].none))
