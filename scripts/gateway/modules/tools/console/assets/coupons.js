let drawnKinds = ''

/** Redraws the kinds after a change only, because redrawing closes an open select. */
onRefresh.push(async () => {
  const t = texts.coupons
  const kinds = await ask('coupons')
  if (JSON.stringify(kinds) === drawnKinds) return
  drawnKinds = JSON.stringify(kinds)
  const select = find('coupon-kind')
  const chosen = select.value
  select.replaceChildren(
    ...kinds.map(({ id, title, stock, ended }) => {
      const facts = [id, title, stock === null ? '' : t.left.replace('{count}', stock), ended ? t.ended : '']
      const option = element('option', '', facts.filter(Boolean).join(' · '))
      option.value = id
      return option
    }),
  )
  if (chosen) select.value = chosen
})

/** Shows the fields that the selected command needs. The browser does not check disabled ones. */
const showCouponFields = () => {
  for (const field of find('coupon-form').querySelectorAll('[data-of]')) {
    field.hidden = !field.dataset.of.split(' ').includes(find('coupon-action').value)
    field.querySelector('input, select').disabled = field.hidden
  }
  find('coupon-done').textContent = ''
}

find('coupon-action').addEventListener('change', showCouponFields)
find('coupon-form').addEventListener('submit', (event) => {
  event.preventDefault()
  const [action, stock] = [find('coupon-action').value, find('coupon-stock').value]
  const command = {
    action,
    account: find('coupon-account').value,
    kind: find('coupon-kind').value,
    stock: stock === '' ? null : Number(stock),
  }
  ask('coupons', command)
    .then(({ count }) => {
      find('coupon-done').textContent = texts.coupons.done[action].replace('{count}', count)
      return refresh()
    })
    .catch((error) => alert(error.message))
})
showCouponFields()
