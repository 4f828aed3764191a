onRefresh.push(async () => {
  const t = texts.cards
  const options = (await ask('cards')).map(({ id, title, stock }) => {
    const facts = [id, title, stock === null ? '' : t.left.replace('{count}', stock)]
    return { id, text: facts.filter(Boolean).join(' · ') }
  })
  drawOptions(find('card-kind'), options)
})

const readCard = () => {
  const stock = find('card-stock').value
  const field = { SET_BALANCE: 'card-balance', SET_TIMES: 'card-times' }[find('card-action').value]
  return {
    account: find('card-account').value,
    cardId: find('card-kind').value,
    stock: stock === '' ? null : Number(stock),
    ...(field && { value: Number(find(field).value) }),
  }
}

commandForm('cards', 'card', readCard, () => texts.cards.done)
