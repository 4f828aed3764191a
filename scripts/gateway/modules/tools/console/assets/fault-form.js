const faultTexts = texts.injection
const filled = (text, values) => text.replace(/\{(\w+)\}/g, (_, name) => values[name])
const form = find('fault-form')

/** Returns the segment of a route's path that names its resource. */
const resourceOf = (route) => route.split('/').find((part) => part && !/^(buyer|pub|v\d+)$/.test(part))

const calls = combobox(find('call'), find('calls'), {
  nothing: faultTexts.noCalls,
  onChange: () => showFault('call', ''),
})
const fillCalls = async () => {
  const routes = (await ask('routes')).map(({ method, route }) => ({
    value: { method, route },
    label: `${method} ${route}`,
    method,
    path: route,
    group: resourceOf(route),
  }))
  routes.sort((a, b) => a.group.localeCompare(b.group) || a.path.localeCompare(b.path))
  calls.fill([{ value: { route: '*' }, label: faultTexts.all, group: '' }, ...routes])
}

const showFault = (id, text) => {
  const place = find(`${id}-fault`)
  place.textContent = text
  place.hidden = text === ''
  find(id).setAttribute('aria-invalid', String(text !== ''))
}

/** Returns the error message of a form field, or ''. */
const faultOf = ({ validity, min, max }) => {
  if (validity.valueMissing || validity.badInput) return faultTexts.missing
  return validity.valid ? '' : filled(faultTexts.outside, { min, max })
}

const kindOf = (name) => name.split(':')[0]
const chosenKind = () => kindOf(find('answer').value)
const fields = () => [...form.querySelectorAll('[name]')]
const isShown = (field) => !field.closest('.field').hidden

const showFields = () => {
  for (const place of form.querySelectorAll('[data-of]')) {
    const kinds = place.dataset.of
    place.hidden = kinds !== '' && !kinds.split(' ').includes(chosenKind())
  }
  find('answer-hint').textContent = faultTexts.hints[find('answer').value] ?? ''
  find('form-fault').textContent = ''
}

const check = () => {
  const wrong = fields().filter((field) => {
    const text = isShown(field) && field.type === 'number' ? faultOf(field) : ''
    if (field.type === 'number') showFault(field.id, text)
    return text !== ''
  })
  showFault('call', calls.value() ? '' : faultTexts.unknown)
  const first = calls.value() ? wrong[0] : find('call')
  first?.focus()
  return first === undefined
}

/** Returns the selected response of a fault with the values of its fields. */
const answer = () => {
  const [kind, which] = find('answer').value.split(':')
  const more = { mode: { mode: Number(which) }, garbage: { form: which } }[kind]
  const given = fields()
    .filter((field) => field.name !== 'times' && isShown(field) && field.value !== '')
    .map(({ name, type, value }) => [name, type === 'number' ? Number(value) : value])
  return { kind, ...more, ...Object.fromEntries(given) }
}

const answerName = ({ kind, mode, form: which }) => {
  if (kind === 'mode') return faultTexts.answers[`mode:${mode}`] ?? `${mode} ${faultTexts.answers['mode:6']}`
  return faultTexts.answers[kind === 'garbage' ? `garbage:${which}` : kind]
}
/** Returns the values of a fault's response as texts, in the order of the form. */
const answerFacts = (given) =>
  fields()
    .filter(({ name }) => given[name] !== undefined)
    .map(({ name }) => `${faultTexts.fields[name]}${faultTexts.colon}${faultTexts.choices[given[name]] ?? given[name]}`)

const faultEntry = ({ id, method, route, times, answer: given, used, holding }) => {
  const entry = element('li')
  // Identifies the entry, because two faults may have the same text.
  entry.dataset.id = id
  const facts = element('div')
  const call = route === '*' ? faultTexts.all : `${method ? `${method} ` : ''}${route}`
  const count = filled(times ? faultTexts.usedOf : faultTexts.used, { count: used, times: times ?? 0 })
  const held = holding > 0 ? [filled(faultTexts.holding, { count: holding })] : []
  facts.append(
    element('div', 'what', answerName(given)),
    element('div', 'route', call),
    element('small', '', [...answerFacts(given), count, ...(times ? [] : [faultTexts.until]), ...held].join(' · ')),
  )
  const remove = element('button', '', faultTexts.remove)
  remove.type = 'button'
  remove.setAttribute('aria-label', `${faultTexts.remove}: ${answerName(given)}, ${call}`)
  remove.addEventListener('click', () => change(() => ask(`faults/${id}`, undefined, 'DELETE')))
  entry.append(facts, remove)
  return entry
}

const showFaults = async () => {
  const faults = await ask('faults')
  fill(find('faults'), faults.map(faultEntry), faultTexts.none)
  find('clear-faults').hidden = faults.length === 0
}
onRefresh.push(showFaults)

const change = async (act) => {
  find('form-fault').textContent = ''
  try {
    await act()
  } catch (error) {
    find('form-fault').textContent = error.message
  }
  await showFaults()
}

form.addEventListener('submit', (event) => {
  event.preventDefault()
  if (!check()) return
  const times = find('fault-times').value
  const fault = { ...calls.value().value, ...(times ? { times: Number(times) } : {}), answer: answer() }
  change(() => ask('faults', fault))
})
form.addEventListener('input', ({ target }) => target.type === 'number' && showFault(target.id, ''))
find('answer').addEventListener('change', showFields)
find('clear-faults').addEventListener('click', () => change(() => ask('faults', undefined, 'DELETE')))
showFields()
fillCalls().catch((error) => (find('form-fault').textContent = error.message))
