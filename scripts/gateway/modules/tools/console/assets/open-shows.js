/** Returns checkboxes of the fields that the applicant is asked to change, with the time for the changes in hours. */
const changesForm = (registrationId, fields, subject) => {
  const t = texts.openShows.changes
  const form = element('form', 'row')
  form.setAttribute('aria-label', `${t.title} · ${subject}`)
  for (const { fieldId, label } of fields) {
    const line = element('label', '', label)
    const box = element('input')
    box.type = 'checkbox'
    box.value = fieldId
    line.prepend(box)
    form.append(line)
  }
  const hours = element('input')
  Object.assign(hours, { type: 'number', min: 1, max: 720, value: 48, required: true })
  const line = element('label', '', t.hours)
  line.append(hours)
  const button = element('button', '', t.ask)
  form.append(line, button)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const fieldIds = [...form.querySelectorAll('input:checked')].map(({ value }) => value)
    if (fieldIds.length === 0) return alert(t.none)
    ask('registration-changes', { registrationId, fieldIds, hours: Number(hours.value) })
      .then(refresh)
      .catch((error) => alert(error.message))
  })
  const details = element('details')
  details.append(element('summary', '', t.title), form)
  return details
}

const registrationEntry = ({ registrationId, name, time, state, quantity, came, names, actions, fields, changed }) => {
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
  const changedText = changed.length > 0 ? [t.changes.changed.replace('{fields}', changed.join(', '))] : []
  const facts = [t.states[state], time, people, ...names, ...changedText]
  entry.append(element('div', 'name', name), element('small', '', facts.join(' · ')), row)
  if (fields.length > 0) entry.append(changesForm(registrationId, fields, `${name} ${time}`))
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
