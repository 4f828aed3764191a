onRefresh.push(async () => {
  const t = texts.coupons
  const kinds = await ask('coupons')
  const options = kinds.map(({ id, title, stock, ended }) => {
    const facts = [id, title, stock === null ? '' : t.left.replace('{count}', stock), ended ? t.ended : '']
    return { id, text: facts.filter(Boolean).join(' · ') }
  })
  drawOptions(find('coupon-kind'), options)
})

const readCoupon = () => {
  const stock = find('coupon-stock').value
  return {
    account: find('coupon-account').value,
    kind: find('coupon-kind').value,
    stock: stock === '' ? null : Number(stock),
  }
}

commandForm('coupons', 'coupon', readCoupon, () => texts.coupons.done)
