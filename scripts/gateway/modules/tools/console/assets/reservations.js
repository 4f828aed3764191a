let reservables = []

const readSlot = () => ({
  reserveId: find('slot-service').value,
  slotId: find('slot-slot').value,
  capacity: Number(find('slot-capacity').value),
})

const drawSlots = () => {
  const chosen = reservables.find(({ reserveId }) => reserveId === find('slot-service').value)
  drawOptions(
    find('slot-slot'),
    (chosen?.slots ?? []).map(({ slotId, time, state, left }) => ({
      id: slotId,
      text: `${time} · ${texts.reservations.states[state].replace('{count}', left)}`,
    })),
  )
}

const reservationEntry = ({ reservationId, name, time, quantity, names }) => {
  const t = texts.reservations
  const entry = element('li')
  const row = element('div', 'row')
  for (const [action, text] of Object.entries(t.desk)) {
    const button = element('button', '', text)
    button.type = 'button'
    button.setAttribute('aria-label', `${text} · ${name} ${time}`)
    button.addEventListener('click', () => {
      ask(`reservations/${reservationId}`, { action })
        .then(refresh)
        .catch((error) => alert(error.message))
    })
    row.append(button)
  }
  const facts = [time, t.people.replace('{count}', quantity), ...names]
  entry.append(element('div', 'name', name), element('small', '', facts.join(' · ')), row)
  return entry
}

find('slot-service').addEventListener('change', drawSlots)
commandForm('slots', 'slot', readSlot, () => texts.reservations.done)

onRefresh.push(async () => {
  reservables = await ask('slots')
  drawOptions(
    find('slot-service'),
    reservables.map(({ reserveId, name }) => ({ id: reserveId, text: name })),
  )
  drawSlots()
  fill(find('reservations-list'), (await ask('reservations')).map(reservationEntry), texts.reservations.none)
})
