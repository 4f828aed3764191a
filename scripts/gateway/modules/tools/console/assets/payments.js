const readPayment = () => {
  const action = find('pay-product-action').value
  if (action === 'ANSWER') return { answer: find('pay-product-answer').value }
  if (action === 'EXPIRE_CODES') return {}
  return { platform: find('pay-product-platform').value, product: find('pay-product-product').value }
}

commandForm('pay-products', 'pay-product', readPayment, () => texts.payProducts.done)
