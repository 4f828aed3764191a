const REFUND_LOOKS = { REFUNDED: 'good', IN_PROGRESS: 'notice', FAILED: 'bad' }
const REFUND_ACTIONS = { IN_PROGRESS: ['pass', 'fail', 'later'], FAILED: ['repeat'] }

const refundEntry = ({ refundId, orderNumber, state, showName, qty, amount, createTime, buyer }) => {
  const t = texts.refunds
  const entry = element('li')
  entry.append(
    element('div', 'name', `${showName} × ${qty}`),
    element('span', `pill ${REFUND_LOOKS[state] ?? ''}`, t.states[state] ?? state),
    element('small', '', [yuan(amount), buyer, moment(createTime).slice(5, 16), orderNumber].join(' · ')),
  )
  const actions = REFUND_ACTIONS[state] ?? []
  const row = element('div', 'row')
  for (const action of actions) {
    const button = element('button', '', t.actions[action])
    button.type = 'button'
    button.setAttribute('aria-label', `${t.actions[action]} · ${showName} · ${orderNumber}`)
    button.addEventListener('click', () => {
      ask(`refunds/${refundId}`, { action })
        .then(refresh)
        .catch((error) => alert(error.message))
    })
    row.append(button)
  }
  if (actions.length > 0) entry.append(row)
  return entry
}

onRefresh.push(async () => {
  const list = await ask('refunds')
  if (!find('refunds').querySelector(':focus')) fill(find('refunds'), list.map(refundEntry), texts.refunds.none)
})
