const COUPON_CODE_LOOKS = { UNUSED: 'good', USED: 'bad', OVER: 'bad', NOT_YET: 'notice' }

/** Codes that were created on this page. They cannot be loaded, because the gateway only stores their hashes. */
let madeCodes = []

const couponCodeEntry = ({ code, title, state }) => {
  const t = texts.couponCodes
  const entry = element('li')
  entry.append(
    element('div', 'digits', code),
    element('span', `pill ${COUPON_CODE_LOOKS[state] ?? ''}`, t.states[state] ?? state),
    element('small', '', title),
  )
  return entry
}

onRefresh.push(async () => {
  const { codes, sources } = await ask('coupon-codes')
  fill(find('coupon-codes'), [...madeCodes, ...codes].map(couponCodeEntry), texts.couponCodes.none)
  const select = find('coupon-code-of')
  if (select.children.length === sources.length) return
  select.replaceChildren(
    ...sources.map(({ id, title }) => {
      const option = element('option', '', `${id} · ${title}`)
      option.value = id
      return option
    }),
  )
})

find('coupon-code-form').addEventListener('submit', (event) => {
  event.preventDefault()
  const select = find('coupon-code-of')
  ask('coupon-codes', { of: select.value, count: Number(find('coupon-code-count').value) })
    .then(({ codes }) => {
      const title = select.selectedOptions[0].textContent
      madeCodes = [...codes.map((code) => ({ code, title, state: 'MADE' })), ...madeCodes]
      return refresh()
    })
    .catch((error) => alert(error.message))
})
find('coupon-code-unlock').addEventListener('click', () => {
  ask('coupon-codes/unlock', {})
    .then(() => alert(texts.couponCodes.unlocked))
    .catch((error) => alert(error.message))
})
