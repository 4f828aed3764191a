const registrationEntry = ({ registrationId, name, time, state, quantity, came, names, actions }) => {
  const t = texts.openShows
  const entry = element('li')
  const row = element('div', 'row')
  for (const action of actions) {
    const button = element('button', '', t.desk[action])
    button.type = 'button'
    button.setAttribute('aria-label', `${t.desk[action]} · ${name} ${time}`)
    button.addEventListener('click', () => {
      ask(`registrations/${registrationId}`, { action })
        .then(refresh)
        .catch((error) => alert(error.message))
    })
    row.append(button)
  }
  const people = t.people.replace('{count}', quantity).replace('{came}', came)
  const facts = [t.states[state], time, people, ...names]
  entry.append(element('div', 'name', name), element('small', '', facts.join(' · ')), row)
  return entry
}

commandForm(
  'open-shows',
  'open-show',
  () => ({ showId: find('open-show-show').value }),
  () => texts.openShows.done,
)

onRefresh.push(async () => {
  drawOptions(
    find('open-show-show'),
    (await ask('open-shows')).map(({ showId, name, phase }) => ({
      id: showId,
      text: `${name} · ${texts.openShows.phases[phase]}`,
    })),
  )
  fill(find('open-show-list'), (await ask('registrations')).map(registrationEntry), texts.openShows.none)
})
