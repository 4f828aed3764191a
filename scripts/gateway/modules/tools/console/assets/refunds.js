const REFUND_LOOKS = { REFUNDED: 'good', IN_PROGRESS: 'notice', FAILED: 'bad' }
const REFUND_ACTIONS = { IN_PROGRESS: ['pass', 'fail', 'later'], FAILED: ['repeat'] }

reviewList('refunds', ({ refundId, orderNumber, state, showName, qty, amount, reason, createTime, buyer }) =>
  reviewEntry({
    name: `${showName} × ${qty}`,
    ...{ state, look: REFUND_LOOKS[state], labels: texts.refunds },
    facts: [yuan(amount), texts.refunds.reasons[reason], buyer, moment(createTime).slice(5, 16), orderNumber],
    actions: REFUND_ACTIONS[state] ?? [],
    label: `${showName} · ${orderNumber}`,
    path: `refunds/${refundId}`,
  }),
)
