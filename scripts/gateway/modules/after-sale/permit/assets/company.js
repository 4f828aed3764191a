const texts = JSON.parse(document.getElementById('texts').textContent)
const path = `/pub/v1/work_permits/company/${location.pathname.split('/').pop()}?lang=${document.documentElement.lang}`
const state = document.getElementById('state')

const element = (name, className, text) => {
  const made = document.createElement(name)
  if (className) made.className = className
  if (text !== undefined) made.textContent = text
  return made
}

/** Loads a page of the list from `offset`, or sends `body`. */
const ask = async ({ offset = 0, body }) => {
  const options = body && {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }
  // A response that is not JSON is as useless as no response.
  const answer = await fetch(`${path}&offset=${offset}`, options)
    .then((response) => response.json())
    .catch(() => null)
  if (!answer) throw new Error(texts.offline)
  if (answer.statusCode !== 200) throw new Error(answer.statusCode === 404 ? texts.ended : answer.comments)
  return answer.data
}

const fail = ({ message }) => (state.textContent = message)

const button = (permit, action, text, look) => {
  const made = element('button', look, text)
  made.type = 'button'
  made.setAttribute('aria-label', `${text} · ${permit.name}`)
  made.addEventListener('click', () => {
    if (action === 'END' && !confirm(texts.sure.replace('{name}', permit.name))) return
    made.disabled = true
    ask({ body: { permitId: permit.permitId, action } })
      .then(() => show())
      .catch((error) => {
        made.disabled = false
        fail(error)
      })
  })
  return made
}

const card = (permit) => {
  const made = element('section', 'card')
  const isNew = permit.state === 'SUBMITTED'
  const form = element('form')
  if (isNew) form.append(button(permit, 'CONFIRM', texts.confirm, 'main'))
  form.append(button(permit, 'END', isNew ? texts.reject : texts.left, 'quiet'))
  made.append(
    element('h2', 'state', permit.name),
    element('p', 'text', `${permit.projectName} · ${permit.roleName} · ${texts.states[permit.state]}`),
    element('p', 'text', permit.days.join(' · ')),
    element('p', 'text', permit.zones.join(' · ')),
    form,
  )
  return made
}

const list = document.getElementById('permits')
const more = document.getElementById('more')

/** Shows the first page of the list, or adds the page from `offset`. */
const show = async (offset = 0) => {
  const { name, permits, total, last } = await ask({ offset })
  document.getElementById('company').textContent = name
  if (offset === 0) list.replaceChildren()
  list.append(...permits.map(card))
  more.hidden = last
  state.textContent = total > 0 ? '' : texts.none
}

more.addEventListener('click', () => {
  more.disabled = true
  show(list.childElementCount)
    .catch(fail)
    .finally(() => (more.disabled = false))
})

show().catch((error) => {
  document.querySelector('.hint').hidden = true
  fail(error)
})
