const parkingRow = (path, actions, subject) => {
  const row = element('div', 'row')
  for (const action of actions) {
    const button = element('button', '', texts.parking.actions[action])
    button.type = 'button'
    button.setAttribute('aria-label', `${texts.parking.actions[action]} · ${subject}`)
    button.addEventListener('click', () => {
      ask(path, { action })
        .then(refresh)
        .catch((error) => alert(error.message))
    })
    row.append(button)
  }
  return row
}

const parkEntry = ({ parkId, name, isSilent }) => {
  const entry = element('li')
  entry.append(element('div', 'name', name), parkingRow(`parks/${parkId}`, [isSilent ? 'ANSWER' : 'SILENCE'], name))
  return entry
}

const stayEntry = ({ stayId, plateNo, parkName, enteredAt, entryCode, laneCode, state }) => {
  const t = texts.parking
  const name = plateNo || t.unread
  const entry = element('li')
  const facts = [parkName, moment(enteredAt).slice(5, 16), t.code.replace('{code}', entryCode)]
  if (laneCode) facts.push(t.lane.replace('{code}', laneCode))
  entry.append(
    element('div', 'name', name),
    element('span', `pill ${state === 'PAID' ? 'good' : state === 'IN' ? 'notice' : ''}`, t.states[state]),
    element('small', '', facts.join(' · ')),
  )
  if (state !== 'LEFT') entry.append(parkingRow(`stays/${stayId}`, ['TO_EXIT', 'LEAVE', 'MISREAD'], name))
  return entry
}

const plateEntry = ({ plateId, plateNo, buyer }) => {
  const entry = element('li')
  entry.append(
    element('div', 'name', plateNo),
    element('small', '', buyer),
    parkingRow(`plates/${plateId}`, ['REVIEW'], plateNo),
  )
  return entry
}

onRefresh.push(async () => {
  const parks = await ask('parks')
  drawOptions(
    find('parking-park'),
    parks.map(({ parkId, name }) => ({ id: parkId, text: name })),
  )
  fill(find('parking-parks'), parks.map(parkEntry), texts.parking.none)
  fill(find('parking-stays'), (await ask('stays')).map(stayEntry), texts.parking.none)
  fill(find('parking-plates'), (await ask('plates')).map(plateEntry), texts.parking.noPlates)
})

find('parking-form').addEventListener('submit', (event) => {
  event.preventDefault()
  ask('cars', { parkId: find('parking-park').value, plateNo: find('parking-plate').value })
    .then(({ entryCode }) => {
      find('parking-done').textContent = texts.parking.entered.replace('{code}', entryCode)
      return refresh()
    })
    .catch((error) => alert(error.message))
})
