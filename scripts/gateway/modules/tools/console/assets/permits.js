/** Returns the form that asks an applicant to change fields, with a reason and a sentence. */
const permitChanges = ({ permitId, fields, name }) => {
  const t = texts.permits.changes
  const reason = element('select')
  reason.setAttribute('aria-label', t.reason)
  drawOptions(
    reason,
    Object.entries(t.reasons).map(([id, text]) => ({ id, text })),
  )
  const note = element('input')
  note.maxLength = 200
  note.setAttribute('aria-label', t.note)
  note.placeholder = t.note
  const send = (fieldIds) => ask('permit-changes', { permitId, fieldIds, reason: reason.value, note: note.value })
  return changesForm({ t, subject: name, fields, controls: [reason, note], send })
}

const permitEntry = (permit) => {
  const { permitId, name, state, photo, approvals, role, company, zones, zoneReason, actions, fields } = permit
  const t = texts.permits
  const approved = approvals.length > 0 ? t.approvals.replace('{reviewers}', approvals.join(', ')) : ''
  const entry = reviewEntry({
    ...{ name, state, actions, labels: t, label: `${name} · ${role}`, path: `permits/${permitId}` },
    facts: [role, company, zones.join(', '), zoneReason, approved],
  })
  if (photo) {
    const picture = element('img')
    Object.assign(picture, { src: `data:image/webp;base64,${photo}`, alt: name, width: 60, height: 80 })
    entry.prepend(picture)
  }
  if (fields.length > 0) entry.append(permitChanges(permit))
  return entry
}

const permitGate = ({ gate, minutes }) => {
  const t = texts.permits
  const age = t.age.replace('{minutes}', minutes)
  return element('li', '', `${gate || t.anyGate} · ${age}${minutes < 1 ? ` · ${t.current}` : ''}`)
}

const permitLinks = new Map()
const showPermitLink = () => (find('permit-link').href = permitLinks.get(find('permit-company').value) ?? '')
find('permit-company').addEventListener('change', showPermitLink)

commandForm(
  'permit-companies',
  'permit',
  () => ({ companyId: find('permit-company').value }),
  () => texts.permits.done,
)

onRefresh.push(async () => {
  const companies = await ask('permit-companies')
  for (const { companyId, link } of companies) permitLinks.set(companyId, link)
  drawOptions(
    find('permit-company'),
    companies.map(({ companyId, name, places }) => ({ id: companyId, text: `${name} · ${places.join(', ')}` })),
  )
  showPermitLink()
  fill(find('permit-gates'), (await ask('permit-gates')).map(permitGate), texts.permits.noGates)
})

reviewList('permits', permitEntry)
