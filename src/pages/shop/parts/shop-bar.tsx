import { ScrollView, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { CartLink } from '@/components/goods/cart-link/cart-link'
import { useBarRoom } from '@/components/shell/use-bar-room'
import { usePageTitle } from '@/components/shell/use-page-title'
import { useTexts } from '@/components/texts'
import { Chip } from '@/components/ui/chip/chip'
import { SearchButton } from '@/components/ui/search-box/search-box'
import { shopTexts } from '@/locales/namespaces/shop'
import { linkTo } from '@/router/link-to'
import textStyles from '@/styles/text.module.scss'
import type { ShopModel } from '../shop.model'
import styles from '../shop.module.scss'

/** Draws the search of the shop, the cart, and the categories. */
export const ShopBar = observer(({ model }: { model: ShopModel }) => {
  const t = useTexts(shopTexts)
  usePageTitle(t('shop.title'))
  const room = useBarRoom()
  const { categories, categoryId, choose, address } = model
  return (
    <View className={styles.bar} style={room.bar}>
      <View className={textStyles.hidden} role="heading" ariaLevel={1}>
        {t('shop.title')}
      </View>
      <View className={styles.search} style={room.row}>
        <SearchButton prompt={t('shop.prompt')} to={linkTo('goods-search', address)} />
        <CartLink />
      </View>
      <ScrollView className={styles.strip} scrollX enhanced showScrollbar={false}>
        <View className={styles.chips} role="group" ariaLabel={t('shop.categories')}>
          <Chip selected={categoryId === ''} onClick={() => choose('')}>
            {t('shop.all')}
          </Chip>
          {(categories.value ?? []).map((category) => (
            <Chip
              key={category.categoryId}
              selected={category.categoryId === categoryId}
              onClick={() => choose(category.categoryId)}
            >
              {category.name}
            </Chip>
          ))}
        </View>
      </ScrollView>
    </View>
  )
})
