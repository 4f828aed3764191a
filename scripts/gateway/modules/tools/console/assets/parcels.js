const PARCEL_LOOKS = {
  SIGNED: 'good',
  OUT: 'notice',
  ON_WAY: 'notice',
  PACKING: 'notice',
  RETURNING: 'bad',
  RETURNED: 'bad',
}
const PARCEL_ACTIONS = { PACKING: ['next'], ON_WAY: ['next', 'return'], OUT: ['next', 'return'], RETURNING: ['next'] }

const parcelEntry = ({ orderId, orderNumber, state, isGoods, showName, expressNo, nextAt, buyer }) => {
  const t = texts.parcels
  const entry = element('li')
  const next = nextAt === null ? '' : `→ ${moment(nextAt).slice(5, 16)}`
  entry.append(
    element('div', 'name', showName),
    element('span', `pill ${PARCEL_LOOKS[state] ?? ''}`, t.states[state] ?? state),
    element('small', '', [expressNo, buyer, next, orderNumber].filter(Boolean).join(' · ')),
  )
  // Parcels of goods are not returned in the sandbox.
  const actions = (PARCEL_ACTIONS[state] ?? []).filter((action) => action === 'next' || !isGoods)
  const row = element('div', 'row')
  for (const action of actions) {
    const button = element('button', '', t.actions[action])
    button.type = 'button'
    button.setAttribute('aria-label', `${t.actions[action]} · ${showName} · ${orderNumber}`)
    button.addEventListener('click', () => {
      ask(`parcels/${orderId}`, { action })
        .then(refresh)
        .catch((error) => alert(error.message))
    })
    row.append(button)
  }
  if (actions.length > 0) entry.append(row)
  return entry
}

onRefresh.push(async () => fill(find('parcels'), (await ask('parcels')).map(parcelEntry), texts.parcels.none))
