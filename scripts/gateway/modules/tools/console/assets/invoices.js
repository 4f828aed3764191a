const INVOICE_LOOKS = { SUCCESS: 'good', APPLYING: 'notice', REJECTED: 'bad', CANCELED: 'bad' }
const REVIEW = ['issue', 'reject-title', 'reject-taxpayer_id', 'reject-address']

reviewList('invoices', (invoice) => {
  const { orderNumber, showName, type, state, title, amount, buyer, canShip, appliedAt } = invoice
  const labels = texts.invoices
  return reviewEntry({
    name: `${showName} ${yuan(amount)}`,
    ...{ state, look: INVOICE_LOOKS[state], labels },
    facts: [labels.types[type] ?? type, title, buyer, orderNumber, moment(appliedAt).slice(5, 16)],
    actions: state === 'APPLYING' ? REVIEW : canShip ? ['ship'] : [],
    label: `${showName} · ${buyer}`,
    path: `invoices/${invoice.invoiceId}`,
  })
})
