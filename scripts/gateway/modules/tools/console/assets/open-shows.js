/**
 * Returns a form with checkboxes of the fields that an applicant is asked to change.
 * @param t its texts
 * @param subject the applicant, for screen readers
 * @param controls elements below the checkboxes
 * @param send sends the chosen fields
 */
const changesForm = ({ t, subject, fields, controls, send }) => {
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
  form.append(...controls, element('button', '', t.ask))
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const fieldIds = [...form.querySelectorAll('input:checked')].map(({ value }) => value)
    if (fieldIds.length === 0) return alert(t.none)
    send(fieldIds)
      .then(refresh)
      .catch((error) => alert(error.message))
  })
  const details = element('details')
  details.append(element('summary', '', t.title), form)
  return details
}

/** Returns the form that asks an applicant to change fields within some hours. */
const registrationChanges = (registrationId, fields, subject) => {
  const t = texts.openShows.changes
  const hours = element('input')
  Object.assign(hours, { type: 'number', min: 1, max: 720, value: 48, required: true })
  const line = element('label', '', t.hours)
  line.append(hours)
  const send = (fieldIds) => ask('registration-changes', { registrationId, fieldIds, hours: Number(hours.value) })
  return changesForm({ t, subject, fields, controls: [line], send })
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
  if (fields.length > 0) entry.append(registrationChanges(registrationId, fields, `${name} ${time}`))
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
