import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { SPU_SORTS } from '@/api/goods-list'
import { useTexts } from '@/components/texts'
import { Chip } from '@/components/ui/chip/chip'
import { ChoiceSheet } from '@/components/ui/choice-sheet/choice-sheet'
import { fen } from '@/domain/money'
import { formatMoney } from '@/locales/format-money'
import { shopTexts } from '@/locales/namespaces/shop'
import boxStyles from '@/styles/box.module.scss'
import { PRICE_RANGES, type PriceRange } from '../goods-filter'
import type { GoodsSearchModel } from '../goods-search.model'

const keyOf = ({ min, max }: PriceRange): string => `${min}-${max}`

/** Draws the filters of the results. Each chip with several values opens a sheet. */
export const FilterChips = observer(({ model }: { model: GoodsSearchModel }) => {
  const t = useTexts(shopTexts)
  const [open, setOpen] = useState<'category' | 'sort' | 'price' | null>(null)
  const { filter, change } = model
  const categories = [
    { value: '', content: t('shop.allCategories') },
    ...(model.categories.value ?? []).map(({ categoryId, name }) => ({ value: categoryId, content: name })),
  ]
  const textOf = ({ min, max }: PriceRange): string => {
    const [from, to] = [min, max].map((price) =>
      price === null ? '' : t('price.amount', { amount: formatMoney(fen(price)) }),
    )
    if (from && to) return t('shop.priceBetween', { min: from, max: to })
    if (to) return t('shop.priceUpTo', { max: to })
    return from ? t('shop.priceFrom', { min: from }) : t('shop.anyPrice')
  }
  const close = (): void => setOpen(null)
  return (
    <>
      <View className={boxStyles.chips} role="group" ariaLabel={t('shop.filters')}>
        <Chip opens trail="chevron-down" selected={filter.categoryId !== ''} onClick={() => setOpen('category')}>
          {categories.find(({ value }) => value === filter.categoryId)?.content ?? t('shop.allCategories')}
        </Chip>
        <Chip opens trail="chevron-down" selected={filter.sort !== 'RECOMMEND'} onClick={() => setOpen('sort')}>
          {t(`shop.sortBy.${filter.sort}`)}
        </Chip>
        <Chip
          opens
          trail="chevron-down"
          selected={keyOf(filter.price) !== keyOf(PRICE_RANGES[0])}
          onClick={() => setOpen('price')}
        >
          {textOf(filter.price)}
        </Chip>
        <Chip selected={filter.inStock} onClick={() => void change({ inStock: !filter.inStock })}>
          {t('shop.inStock')}
        </Chip>
        <Chip selected={filter.selfTake} onClick={() => void change({ selfTake: !filter.selfTake })}>
          {t('shop.selfTake')}
        </Chip>
      </View>
      <ChoiceSheet
        open={open === 'category'}
        title={t('shop.category')}
        options={categories}
        value={filter.categoryId}
        onChoose={(categoryId) => void change({ categoryId })}
        onClose={close}
      />
      <ChoiceSheet
        open={open === 'sort'}
        title={t('shop.sort')}
        options={SPU_SORTS.map((value) => ({ value, content: t(`shop.sortBy.${value}`) }))}
        value={filter.sort}
        onChoose={(sort) => void change({ sort })}
        onClose={close}
      />
      <ChoiceSheet
        open={open === 'price'}
        title={t('shop.price')}
        options={PRICE_RANGES.map((range) => ({ value: keyOf(range), content: textOf(range) }))}
        value={keyOf(filter.price)}
        onChoose={(key) =>
          void change({ price: PRICE_RANGES.find((range) => keyOf(range) === key) ?? PRICE_RANGES[0] })
        }
        onClose={close}
      />
    </>
  )
})
