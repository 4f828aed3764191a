const packetEntry = ({ packetCode, sender, total, shares, taken, state }) => {
  const t = texts.packets
  const entry = element('li')
  const link = element('a', 'name', packetCode)
  link.href = `/coupon-share?packetCode=${packetCode}`
  entry.append(
    link,
    element('span', `pill ${state === 'OPEN' ? 'good' : ''}`, t.states[state] ?? state),
    element('small', '', [sender, `¥${total / 100}`, `${taken} / ${shares}`].join(' · ')),
  )
  if (state === 'VOID') return entry
  const button = element('button', '', t.void)
  button.type = 'button'
  button.setAttribute('aria-label', `${t.void} · ${packetCode}`)
  button.addEventListener('click', () => {
    ask(`packets/${packetCode}`, { action: 'VOID' })
      .then(refresh)
      .catch((error) => alert(error.message))
  })
  const row = element('div', 'row')
  row.append(button)
  entry.append(row)
  return entry
}

onRefresh.push(async () => fill(find('packets'), (await ask('packets')).map(packetEntry), texts.packets.none))
