const readCart = () => ({
  account: find('cart-account').value,
  skuId: find('cart-sku').value,
  quantity: Number(find('cart-quantity').value),
  name: find('cart-name').value,
})

commandForm('cart', 'cart', readCart, () => texts.cart.done)
