const CERTIFICATION_LOOKS = { AUTH_SUCCESS: 'good', AUTHING: 'notice', AUTH_FAIL: 'bad', EXPIRED: 'bad' }
const CERTIFICATION_ACTIONS = { AUTHING: ['pass', 'refuse'], AUTH_SUCCESS: ['expire'] }

const certificationEntry = ({ userId, authType, authStatus, buyer, name, idNo, updatedAt }) => {
  const t = texts.certifications
  const entry = element('li')
  const facts = [buyer, name, idNo, moment(updatedAt).slice(5, 16)].filter(Boolean)
  entry.append(
    element('div', 'name', t.types[authType] ?? authType),
    element('span', `pill ${CERTIFICATION_LOOKS[authStatus] ?? ''}`, t.states[authStatus] ?? authStatus),
    element('small', '', facts.join(' · ')),
  )
  const actions = CERTIFICATION_ACTIONS[authStatus] ?? []
  const row = element('div', 'row')
  for (const action of actions) {
    const button = element('button', '', t.actions[action])
    button.type = 'button'
    button.setAttribute('aria-label', `${t.actions[action]} · ${t.types[authType] ?? authType} · ${buyer}`)
    button.addEventListener('click', () => {
      ask(`certifications/${userId}/${authType}`, { action })
        .then(refresh)
        .catch((error) => alert(error.message))
    })
    row.append(button)
  }
  if (actions.length > 0) entry.append(row)
  return entry
}

onRefresh.push(async () => {
  const list = await ask('certifications')
  if (!find('certifications').querySelector(':focus'))
    fill(find('certifications'), list.map(certificationEntry), texts.certifications.none)
})
