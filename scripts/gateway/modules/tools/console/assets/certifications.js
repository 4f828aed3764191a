const CERTIFICATION_LOOKS = { AUTH_SUCCESS: 'good', AUTHING: 'notice', AUTH_FAIL: 'bad', EXPIRED: 'bad' }
const CERTIFICATION_ACTIONS = { AUTHING: ['pass', 'refuse'], AUTH_SUCCESS: ['expire'] }

reviewList('certifications', ({ userId, authType, authStatus, buyer, name, idNo, updatedAt }) => {
  const labels = texts.certifications
  const kind = labels.types[authType] ?? authType
  return reviewEntry({
    name: kind,
    ...{ state: authStatus, look: CERTIFICATION_LOOKS[authStatus], labels },
    facts: [buyer, name, idNo, moment(updatedAt).slice(5, 16)],
    actions: CERTIFICATION_ACTIONS[authStatus] ?? [],
    label: `${kind} · ${buyer}`,
    path: `certifications/${userId}/${authType}`,
  })
})
