const INVOICE_LOOKS = { SUCCESS: 'good', APPLYING: 'notice', REJECTED: 'bad', CANCELED: 'bad' }
const REVIEW = ['issue', 'reject-title', 'reject-taxpayer_id', 'reject-address']

const invoiceEntry = ({ invoiceId, orderNumber, showName, type, state, title, amount, buyer, canShip, appliedAt }) => {
  const t = texts.invoices
  const entry = element('li')
  const facts = [t.types[type] ?? type, title, buyer, orderNumber, moment(appliedAt).slice(5, 16)]
  entry.append(
    element('div', 'name', `${showName} ${yuan(amount)}`),
    element('span', `pill ${INVOICE_LOOKS[state] ?? ''}`, t.states[state] ?? state),
    element('small', '', facts.filter(Boolean).join(' · ')),
  )
  const actions = state === 'APPLYING' ? REVIEW : canShip ? ['ship'] : []
  const row = element('div', 'row')
  for (const action of actions) {
    const button = element('button', '', t.actions[action])
    button.type = 'button'
    button.setAttribute('aria-label', `${t.actions[action]} · ${showName} · ${buyer}`)
    button.addEventListener('click', () => {
      ask(`invoices/${invoiceId}`, { action })
        .then(refresh)
        .catch((error) => alert(error.message))
    })
    row.append(button)
  }
  if (actions.length > 0) entry.append(row)
  return entry
}

onRefresh.push(async () => {
  const list = await ask('invoices')
  if (!find('invoices').querySelector(':focus')) fill(find('invoices'), list.map(invoiceEntry), texts.invoices.none)
})
