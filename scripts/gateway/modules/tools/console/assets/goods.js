const readGoods = () => {
  const isPrice = find('goods-action').value === 'PRICE'
  const value = isPrice ? Math.round(Number(find('goods-price').value) * 100) : Number(find('goods-stock').value)
  return { skuId: find('goods-sku').value, value }
}

commandForm('goods', 'goods', readGoods, () => texts.goods.done)
