const entranceEntry = ({ showName, sessionName, atGate, tickets, missing }) => {
  const t = texts.entrances
  const entry = element('li')
  const count = t.missing.replace('{count}', missing.length).replace('{total}', tickets)
  const people = missing.map(({ name, seat, ticketId }) => [name, seat].filter(Boolean).join(' ') || ticketId)
  const facts = [sessionName, t.actions[atGate], count, ...people]
  entry.append(element('div', 'name', showName), element('small', '', facts.join(' · ')))
  return entry
}

commandForm(
  'entrances',
  'entrance',
  () => ({ showId: find('entrance-show').value }),
  () => texts.entrances.done,
)

onRefresh.push(async () => {
  const sessions = await ask('entrances')
  const shows = new Map(sessions.map(({ showId, showName }) => [showId, showName]))
  drawOptions(
    find('entrance-show'),
    [...shows].map(([id, text]) => ({ id, text })),
  )
  fill(find('entrance-list'), sessions.map(entranceEntry), texts.entrances.none)
})
