/** Fields with the values of the commands. */
const goodsFields = { PRICE: 'price', STOCK: 'stock', SHELF: 'shelf', SALE_TIME: 'minutes' }

const readGoods = () => {
  const action = find('goods-action').value
  const entered = Number(find(`goods-${goodsFields[action]}`).value)
  return { skuId: find('goods-sku').value, value: action === 'PRICE' ? Math.round(entered * 100) : entered }
}

commandForm('goods', 'goods', readGoods, () => texts.goods.done)
