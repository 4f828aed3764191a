const RETURN_LOOKS = { REFUNDED: 'good', REJECTED: 'bad', APPLIED: 'notice', RECEIVED: 'notice' }
const RETURN_ACTIONS = { APPLIED: ['agree', 'reject'], SENT: ['receive'], RECEIVED: ['sell', 'writeOff'] }

reviewList('returns', ({ returnId, orderNumber, kind, state, reason, name, qty, amount, expressNo, until, buyer }) =>
  reviewEntry({
    name: `${name} × ${qty}`,
    ...{ state, look: RETURN_LOOKS[state], labels: texts.returns },
    facts: [
      ...[texts.returns.kinds[kind], texts.returns.reasons[reason], yuan(amount), expressNo, buyer],
      until === null ? '' : `→ ${moment(until).slice(5, 16)}`,
      orderNumber,
    ],
    actions: RETURN_ACTIONS[state] ?? [],
    label: `${name} · ${orderNumber}`,
    path: `returns/${returnId}`,
  }),
)
