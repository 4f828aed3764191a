const texts = JSON.parse(document.getElementById('texts').textContent)
const find = (id) => document.getElementById(id)
const MOST_VISITS = 300
const SHIFTS = { minutes: 15 * 60_000, hour: 3_600_000, day: 86_400_000 }
const STATE_LOOKS = {
  UNPAID: 'notice',
  SUCCEEDED: 'good',
  RESERVE: 'good',
  DELIVERING: 'good',
  DELIVERING_EXPRESS: 'good',
  REFUNDED: 'bad',
}
// Offset of the venues' time zone, UTC+8. The machine may be in another zone.
const ZONE = 8 * 3_600_000
let offset = 0
let visits = []

const ask = async (path, body, method = body ? 'POST' : 'GET') => {
  const options = {
    method,
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  }
  const answer = await (await fetch(`/console/api/${path}${location.search}`, options)).json()
  if (answer.statusCode !== 200) throw new Error(answer.comments)
  return answer.data
}

const element = (name, className, text) => {
  const made = document.createElement(name)
  if (className) made.className = className
  if (text !== undefined) made.textContent = text
  return made
}
const moment = (time) => new Date(time + ZONE).toISOString().replace('T', ' ').slice(0, 19)
const hour = (time) => moment(time).slice(11)
const yuan = (fen) => `¥${(fen / 100).toFixed(2).replace(/\.00$/, '')}`

const labelOf = (control) => control.getAttribute('aria-label') ?? control.textContent

/**
 * Updates a list if it has changed, and restores the focus, because an update may arrive between focusing an element
 * and pressing a key. If the focused element no longer exists, focuses the list, so that Tab continues from there.
 */
const fill = (list, entries, empty) => {
  const next = entries.length > 0 ? entries : [element('li', 'empty', empty)]
  const drawn = [...list.children]
  if (next.length === drawn.length && next.every((entry, index) => entry.isEqualNode(drawn[index]))) return
  const focused = list.contains(document.activeElement) ? labelOf(document.activeElement) : null
  list.replaceChildren(...next)
  if (focused === null) return
  list.tabIndex = -1
  const again = [...list.querySelectorAll('a, button, select')].find((control) => labelOf(control) === focused)
  ;(again ?? list).focus()
}

const tick = () => {
  find('now').textContent = moment(Date.now() + offset)
  const minutes = Math.round(offset / 60_000)
  find('offset').textContent =
    Math.abs(offset) < 1000 ? texts.isReal : `${texts.shifted} ${minutes > 0 ? '+' : ''}${minutes} ${texts.min}`
}

const keepClock = (clock) => {
  offset = clock.offset
  tick()
}

const codeEntry = ({ cellphone, countryCode, email, code, sentAt, used }) => {
  const entry = element('li', used ? 'used' : '')
  const facts = element('div')
  facts.append(
    element('div', 'digits', code),
    element(
      'small',
      '',
      `${email || `+${countryCode} ${cellphone}`} · ${hour(sentAt)}${used ? ` · ${texts.used}` : ''}`,
    ),
  )
  const copy = element('button', '', texts.copy)
  copy.type = 'button'
  copy.setAttribute('aria-label', `${texts.copy} ${code}`)
  copy.addEventListener('click', async () => {
    await navigator.clipboard.writeText(code)
    copy.textContent = texts.copied
    setTimeout(() => (copy.textContent = texts.copy), 1500)
  })
  entry.append(facts, copy)
  return entry
}

const messageEntry = ({ channel, recipient, content, path, sentAt }) => {
  const entry = element('li')
  const link = element('a', '', path)
  link.href = path
  entry.append(
    element('div', 'name', content),
    element('small', '', `${texts.messages.channels[channel]} · ${recipient} · ${hour(sentAt)} · `),
  )
  entry.lastChild.append(link)
  return entry
}

const trackingEntry = ({ name, facts, visit, terminal, priority, at }) => {
  const entry = element('li')
  const said = Object.entries(facts).map(([fact, value]) => `${fact} ${value}`)
  entry.append(
    element('div', 'name', [name, ...said].join(' · ')),
    element('small', '', `${hour(at)} · ${terminal} · ${visit.slice(0, 6)}`),
  )
  if (priority === 100) entry.append(element('span', 'pill notice', texts.tracking.urgent))
  return entry
}

const showTracking = async () => {
  const { events, drops } = await ask('tracking')
  fill(find('tracking'), events.map(trackingEntry), texts.tracking.none)
  find('tracking-drops').textContent = Object.entries(drops)
    .map(([reason, count]) => `${texts.tracking.drops[reason]} ${count}`)
    .join(' · ')
}

/** Selected outcomes of payments by order. Stored here, because updating the list creates new elements. */
const chosenEnds = new Map()

const paymentForm = (paymentId, orderNumber) => {
  const form = element('form', 'row')
  form.dataset.payment = paymentId
  const select = element('select')
  select.setAttribute('aria-label', `${texts.payment.title} ${orderNumber}`)
  for (const [action, text] of Object.entries(texts.payment.actions)) {
    const option = element('option', '', text)
    option.value = action
    select.append(option)
  }
  select.value = chosenEnds.get(paymentId) ?? 'pay'
  select.addEventListener('change', () => chosenEnds.set(paymentId, select.value))
  const button = element('button', '', texts.payment.do)
  button.setAttribute('aria-label', `${texts.payment.do} ${orderNumber}`)
  form.append(select, button)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    ask(`payments/${paymentId}`, { action: select.value })
      .then(refresh)
      .catch((error) => alert(error.message))
  })
  return form
}

const orderEntry = (order) => {
  const { orderNumber, state, showName, qty, payAmount, createTime, buyer, payments, openPayment, balance } = order
  const entry = element('li')
  const ends = payments.map((payment) => texts.payment.states[payment] ?? payment).join(', ')
  entry.append(
    element('div', 'name', showName),
    element('span', `pill ${STATE_LOOKS[state] ?? ''}`, texts.states[state] ?? state),
    element('small', '', `${buyer} · ${moment(createTime).slice(5, 16)} · ${orderNumber}`),
    element('small', '', `${qty} × · ${yuan(payAmount)}${ends ? ` · ${ends}` : ''}`),
  )
  if (balance !== 0) entry.append(element('span', 'pill bad', `${texts.payment.off} ${yuan(balance)}`))
  if (openPayment) entry.append(paymentForm(openPayment, orderNumber))
  return entry
}

const isOwn = ({ route }) => !/^\/(media|sandbox|\*|\(none\)$)/.test(route)

const visitRow = ({ at, method, route, status, code, ms, fault }, isNew) => {
  const row = element('tr', isNew ? 'new' : '')
  const place = element('td', '', route)
  if (fault) place.append(' ', element('span', 'pill notice', texts.injection.injected))
  // Returns the style for an HTTP status. 0 means that no response was sent.
  const look =
    status >= 500 || status === 0 ? 'bad' : status >= 400 || (code !== null && code !== 200) ? 'notice' : 'good'
  row.append(
    element('td', '', hour(at)),
    element('td', '', method),
    place,
    element('td', look, status || '–'),
    element('td', look, code ?? '–'),
    element('td', '', ms),
  )
  return row
}

const shown = () => visits.filter((visit) => find('all').checked || isOwn(visit))
const showVisits = () => find('requests').replaceChildren(...shown().map((visit) => visitRow(visit, false)))

/** Functions that reload a panel after a change. */
const onRefresh = [showTracking]

const refresh = async () => {
  const [clock, codes, messages, orders] = await Promise.all(
    ['clock', 'codes', 'messages', 'orders'].map((path) => ask(path)),
  )
  keepClock(clock)
  fill(find('codes'), codes.slice(0, 10).map(codeEntry), texts.noCodes)
  fill(find('messages'), messages.slice(0, 10).map(messageEntry), texts.messages.none)
  // Updating the list would close an open select.
  if (!find('orders').querySelector('select:focus')) fill(find('orders'), orders.map(orderEntry), texts.noOrders)
  await Promise.all(onRefresh.map((show) => show()))
}

let soon
const refreshSoon = () => {
  clearTimeout(soon)
  soon = setTimeout(() => refresh().catch(() => undefined), 300)
}

const listen = () => {
  const stream = new EventSource('/console/api/requests/stream')
  stream.addEventListener('open', async () => {
    find('live').textContent = texts.live
    visits = await ask('requests')
    showVisits()
    refreshSoon()
  })
  stream.addEventListener('error', () => (find('live').textContent = texts.lost))
  stream.addEventListener('beat', refreshSoon)
  stream.addEventListener('message', ({ data }) => {
    const visit = JSON.parse(data)
    visits = [visit, ...visits].slice(0, MOST_VISITS)
    if (find('all').checked || isOwn(visit)) find('requests').prepend(visitRow(visit, true))
    while (find('requests').children.length > MOST_VISITS) find('requests').lastChild.remove()
    refreshSoon()
  })
}

const move = async (body) => {
  keepClock(await ask('clock', body))
  await refresh()
}

const act = async (action) => {
  if (action === 'real') return move({ reset: true })
  if (action === 'returns') {
    await ask('returns', {})
    return refresh()
  }
  if (action !== 'reset') return move({ advance: SHIFTS[action] })
  if (!confirm(texts.resetAsk)) return
  await ask('reset', {})
  await refresh()
}

document.addEventListener('click', ({ target }) => {
  const { action } = target.dataset
  if (action) act(action).catch((error) => alert(error.message))
})
find('all').addEventListener('change', showVisits)
find('set').addEventListener('submit', (event) => {
  event.preventDefault()
  const time = Date.parse(`${find('moment').value}:00Z`) - ZONE
  move({ set: time }).catch((error) => alert(error.message))
})
setInterval(tick, 1000)
tick()
listen()
