const INVOICE_LOOKS = { SUCCESS: 'good', APPLYING: 'notice', REJECTED: 'bad', CANCELED: 'bad' }
const REVIEW = ['issue', 'reject-title', 'reject-taxpayer_id', 'reject-address']

reviewList('invoices', (invoice) => {
  const { orderNumber, subject, type, state, title, amount, buyer, canShip, appliedAt } = invoice
  const labels = texts.invoices
  return reviewEntry({
    name: `${subject} ${yuan(amount)}`,
    ...{ state, look: INVOICE_LOOKS[state], labels },
    facts: [labels.types[type] ?? type, title, buyer, orderNumber, moment(appliedAt).slice(5, 16)],
    actions: state === 'APPLYING' ? REVIEW : canShip ? ['ship'] : [],
    label: `${subject} · ${buyer}`,
    path: `invoices/${invoice.invoiceId}`,
  })
})
